/** The named edits: the only ways in which a draft changes. */
import type { Draft } from '../draft';
import type { UnknownRule } from '../write-fields';
import { applyContentEdit, type ContentEdit } from './content-edits';
import type { EditResult } from './edit-result';
import { applySiteEdit, siteEdit, type BroughtEdit, type SiteEdit } from './site-edits';

export type Edit = ContentEdit | SiteEdit;

/**
 * Applies one edit as one transaction. It is checked before anything changes.
 * @throws AppError `validation_failed` where it can't be applied.
 */
export function applyEdit(draft: Draft, edit: Edit, unknown: UnknownRule = 'refuse'): EditResult {
  return isSiteEdit(edit)
    ? applySiteEdit(draft, edit, unknown)
    : applyContentEdit(draft, edit, unknown);
}

/** Any edit as a history takes it. */
export function ownEdit(edit: Edit): ContentEdit | BroughtEdit {
  return isSiteEdit(edit) ? siteEdit(edit) : edit;
}

function isSiteEdit(edit: Edit): edit is SiteEdit {
  return /(?:Page|Language|Event|Redirect)$/.test(edit.edit);
}
