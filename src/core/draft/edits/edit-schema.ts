/** The form of the named edits as they are sent. Apart from what applies them: an editor needs no schema of its own edits. */
import * as z from 'zod/mini';
import * as content from './content';
import * as records from './records';
import * as sections from './sections';
import * as site from './site-edit-schemas';

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
  site.addPageSchema,
  site.setPageSchema,
  site.movePageSchema,
  site.removePageSchema,
  site.duplicatePageSchema,
  records.setThemeSchema,
  records.setSettingsSchema,
  records.setNavigationSchema,
  records.setWidgetsSchema,
  site.addLanguageSchema,
  site.setLanguageSchema,
  site.moveLanguageSchema,
  site.removeLanguageSchema,
  site.addEventSchema,
  site.setEventSchema,
  site.moveEventSchema,
  site.removeEventSchema,
  site.setRedirectSchema,
]);
