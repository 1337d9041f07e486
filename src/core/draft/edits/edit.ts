/** The named edits: the only ways in which a draft changes. */
import * as z from 'zod/mini';
import type { Draft } from '../draft';
import type { UnknownRule } from '../write-fields';
import * as content from './content';
import * as events from './events';
import * as languages from './languages';
import * as pages from './pages';
import * as records from './records';
import * as redirects from './redirects';
import * as sections from './sections';

/** One edit as it is sent: its name under `edit`, and its arguments (docs/api.md). */
export const editSchema = z.discriminatedUnion('edit', [
  content.setTextSchema,
  content.setValueSchema,
  content.addItemSchema,
  content.moveItemSchema,
  content.removeItemSchema,
  content.duplicateItemSchema,
  sections.addSectionSchema,
  sections.moveSectionSchema,
  sections.removeSectionSchema,
  sections.duplicateSectionSchema,
  sections.setSectionSchema,
  pages.addPageSchema,
  pages.setPageSchema,
  pages.movePageSchema,
  pages.removePageSchema,
  pages.duplicatePageSchema,
  records.setThemeSchema,
  records.setSettingsSchema,
  records.setNavigationSchema,
  records.setWidgetsSchema,
  languages.addLanguageSchema,
  languages.setLanguageSchema,
  languages.moveLanguageSchema,
  languages.removeLanguageSchema,
  events.addEventSchema,
  events.setEventSchema,
  events.moveEventSchema,
  events.removeEventSchema,
  redirects.setRedirectSchema,
]);
export type Edit = z.infer<typeof editSchema>;

export interface EditResult {
  id?: string;
  /** Labels of sections that a copied page left out because they are unique. */
  leftOut?: string[];
}

/**
 * Applies one edit as one transaction. It is checked before anything changes.
 * @throws AppError `validation_failed` where it can't be applied.
 */
export function applyEdit(draft: Draft, edit: Edit, unknown: UnknownRule = 'refuse'): EditResult {
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
    case 'setTheme':
      return done(records.setRecord(draft, 'theme', edit, unknown));
    case 'setSettings':
      return done(records.setRecord(draft, 'settings', edit, unknown));
    case 'setNavigation':
      return done(records.setRecord(draft, 'navigation', edit, unknown));
    case 'setWidgets':
      return done(records.setRecord(draft, 'widgets', edit, unknown));
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
