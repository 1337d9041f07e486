/** The edits of what is on a page, and of the site's single records: all that an editor needs from the start. */
import type * as z from 'zod/mini';
import type { Draft } from '../draft';
import type { UnknownRule } from '../write-fields';
import * as content from './content';
import type { EditResult } from './edit-result';
import * as records from './records';
import * as sections from './sections';

export type ContentEdit = z.infer<
  | typeof content.setTextSchema
  | typeof content.setValueSchema
  | typeof content.addItemSchema
  | typeof content.moveItemSchema
  | typeof content.removeItemSchema
  | typeof content.duplicateItemSchema
  | typeof sections.addSectionSchema
  | typeof sections.moveSectionSchema
  | typeof sections.removeSectionSchema
  | typeof sections.duplicateSectionSchema
  | typeof sections.setSectionSchema
  | typeof records.setThemeSchema
  | typeof records.setSettingsSchema
  | typeof records.setNavigationSchema
  | typeof records.setWidgetsSchema
>;

/**
 * Applies one edit as one transaction. It is checked before anything changes.
 * @throws AppError `validation_failed` where it can't be applied.
 */
export function applyContentEdit(
  draft: Draft,
  edit: ContentEdit,
  unknown: UnknownRule = 'refuse',
): EditResult {
  switch (edit.edit) {
    case 'setText':
      return done(content.setText(draft, edit));
    case 'setValue':
      return done(content.setValue(draft, edit));
    case 'addItem':
      return content.addItem(draft, edit);
    case 'moveItem':
      return done(content.moveItem(draft, edit));
    case 'removeItem':
      return done(content.removeItem(draft, edit));
    case 'duplicateItem':
      return content.duplicateItem(draft, edit);
    case 'addSection':
      return sections.addSection(draft, edit, unknown);
    case 'moveSection':
      return done(sections.moveSection(draft, edit));
    case 'removeSection':
      return done(sections.removeSection(draft, edit));
    case 'duplicateSection':
      return sections.duplicateSection(draft, edit);
    case 'setSection':
      return done(sections.setSection(draft, edit));
    case 'setTheme':
      return done(records.setRecord(draft, 'theme', edit, unknown));
    case 'setSettings':
      return done(records.setRecord(draft, 'settings', edit, unknown));
    case 'setNavigation':
      return done(records.setRecord(draft, 'navigation', edit, unknown));
    case 'setWidgets':
      return done(records.setRecord(draft, 'widgets', edit, unknown));
  }
}

function done(_: void): EditResult {
  return {};
}
