/** The edits of a site's pages, languages, events and redirects: an editor loads them with the panels that make them. */
import type * as z from 'zod/mini';
import type { Draft } from '../draft';
import type { UnknownRule } from '../write-fields';
import type { EditResult } from './edit-result';
import * as events from './events';
import * as languages from './languages';
import * as pages from './pages';
import * as redirects from './redirects';
import type * as schemas from './site-edit-schemas';

export type SiteEdit = z.infer<
  | typeof schemas.addPageSchema
  | typeof schemas.setPageSchema
  | typeof schemas.movePageSchema
  | typeof schemas.removePageSchema
  | typeof schemas.duplicatePageSchema
  | typeof schemas.addLanguageSchema
  | typeof schemas.setLanguageSchema
  | typeof schemas.moveLanguageSchema
  | typeof schemas.removeLanguageSchema
  | typeof schemas.addEventSchema
  | typeof schemas.setEventSchema
  | typeof schemas.moveEventSchema
  | typeof schemas.removeEventSchema
  | typeof schemas.setRedirectSchema
>;

/** An edit that brings along how it is applied. */
export type BroughtEdit = SiteEdit & { apply: (draft: Draft) => EditResult };

/** The edit with what applies it, for a history that doesn't know of it. */
export function siteEdit(edit: SiteEdit): BroughtEdit {
  return { ...edit, apply: (draft) => applySiteEdit(draft, edit) };
}

/**
 * Applies one edit as one transaction. It is checked before anything changes.
 * @throws AppError `validation_failed` where it can't be applied.
 */
export function applySiteEdit(
  draft: Draft,
  edit: SiteEdit,
  unknown: UnknownRule = 'refuse',
): EditResult {
  switch (edit.edit) {
    case 'addPage':
      return pages.addPage(draft, edit, unknown);
    case 'setPage':
      return done(pages.setPage(draft, edit));
    case 'movePage':
      return done(pages.movePage(draft, edit));
    case 'removePage':
      return done(pages.removePage(draft, edit));
    case 'duplicatePage':
      return pages.duplicatePage(draft, edit);
    case 'addLanguage':
      return languages.addLanguage(draft, edit);
    case 'setLanguage':
      return done(languages.setLanguage(draft, edit));
    case 'moveLanguage':
      return done(languages.moveLanguage(draft, edit));
    case 'removeLanguage':
      return done(languages.removeLanguage(draft, edit));
    case 'addEvent':
      return events.addEvent(draft, edit, unknown);
    case 'setEvent':
      return done(events.setEvent(draft, edit));
    case 'moveEvent':
      return done(events.moveEvent(draft, edit));
    case 'removeEvent':
      return done(events.removeEvent(draft, edit));
    case 'setRedirect':
      return done(redirects.setRedirect(draft, edit));
  }
}

function done(_: void): EditResult {
  return {};
}
