/** Edits of a page's sections. */
import * as z from 'zod/mini';
import { SECTION_COLOR_MODES } from '../../catalogue/section';
import type { Draft } from '../draft';
import { isId, pageKey, refusal } from '../keys';
import { bindLinks, followCopies } from '../links';
import { PAGES } from '../place-index';
import { writeNew, type UnknownRule } from '../write-fields';
import { copyContent, existingComponent } from './resolve';

const index = z.optional(z.int().check(z.minimum(0)));
const look = z.strictObject({
  colorMode: z.optional(z.enum(SECTION_COLOR_MODES)),
  orientation: z.optional(z.enum(['LEFT', 'RIGHT', ''])),
  status: z.optional(z.enum(['published', 'hidden'])),
});

export const addSectionSchema = z.strictObject({
  edit: z.literal('addSection'),
  page: z.string(),
  section: z.string(),
  index,
  data: z.optional(z.record(z.string(), z.json())),
  /** The section's own settings, where it doesn't start with its definition's. */
  values: z.optional(look),
  id: z.optional(z.string()),
});
/** Adds a section to a page, from its data or the defaults. */
export function addSection(
  draft: Draft,
  edit: z.infer<typeof addSectionSchema>,
  unknown: UnknownRule = 'refuse',
): { id: string } {
  requirePage(draft, edit.page);
  const definition = draft.catalogue.get(edit.section);
  if (definition === undefined && unknown === 'refuse') {
    throw refusal(['section'], `There is no section “${edit.section}” in the catalogue.`);
  }
  if (definition?.unique) requireUnused(draft, definition.name, definition.label);
  const id = newComponentId(draft, edit.id);
  draft.transact(() => {
    writeNew(draft, definition?.fields ?? {}, id, edit.data ?? {}, [id], {
      language: draft.primaryLanguage(),
      unknown,
    });
    draft.values.set(`${id}/$version`, definition?.version ?? 1);
    writeLook(draft, id, { colorMode: definition?.colorMode ?? '', ...edit.values });
    draft.place(id, id, pageKey(edit.page), edit.index, { page: edit.page, section: edit.section });
  });
  return { id };
}

export const moveSectionSchema = z.strictObject({
  edit: z.literal('moveSection'),
  component: z.string(),
  page: z.optional(z.string()),
  index: z.int().check(z.minimum(0)),
});
/** Moves a section to an index of its page or of another one, where links to it follow. */
export function moveSection(draft: Draft, edit: z.infer<typeof moveSectionSchema>): void {
  const { page: current, section } = existingComponent(draft, edit.component);
  const page = edit.page ?? current;
  requirePage(draft, page);
  draft.transact(() => {
    if (page !== current) bindLinks(draft);
    draft.place(edit.component, edit.component, pageKey(page), edit.index, { page, section });
  });
}

export const removeSectionSchema = z.strictObject({
  edit: z.literal('removeSection'),
  component: z.string(),
});
/** Removes a section; undo brings it back with all that was in it. */
export function removeSection(draft: Draft, edit: z.infer<typeof removeSectionSchema>): void {
  existingComponent(draft, edit.component);
  draft.transact(() => draft.remove(edit.component));
}

export const duplicateSectionSchema = z.strictObject({
  edit: z.literal('duplicateSection'),
  component: z.string(),
  page: z.optional(z.string()),
  index,
  id: z.optional(z.string()),
});
/** Copies a section in all languages, by default right behind the original. Links to itself lead to the copy. */
export function duplicateSection(
  draft: Draft,
  edit: z.infer<typeof duplicateSectionSchema>,
): { id: string } {
  const { page: current, section } = existingComponent(draft, edit.component);
  const page = edit.page ?? current;
  requirePage(draft, page);
  const definition = draft.catalogue.get(section);
  if (definition?.unique) requireUnused(draft, definition.name, definition.label);
  const id = newComponentId(draft, edit.id);
  const position = draft
    .childrenOf(pageKey(page))
    .findIndex(([sibling]) => sibling === edit.component);
  const at = edit.index ?? (position < 0 ? undefined : position + 1);
  draft.transact(() => {
    bindLinks(draft);
    copyContent(draft, edit.component, id);
    draft.place(id, id, pageKey(page), at, { page, section });
    followCopies(draft, page, new Map([[edit.component, id]]));
  });
  return { id };
}

export const setSectionSchema = z.strictObject({
  edit: z.literal('setSection'),
  component: z.string(),
  values: look,
});
/** Sets a section's colour mode, orientation and status. */
export function setSection(draft: Draft, edit: z.infer<typeof setSectionSchema>): void {
  existingComponent(draft, edit.component);
  draft.transact(() => writeLook(draft, edit.component, edit.values));
}

/** Whether a unique section stands anywhere on the site. */
export function isSectionUsed(draft: Draft, section: string): boolean {
  return draft
    .childrenOf(PAGES)
    .some(([page]) =>
      draft.childrenOf(pageKey(page)).some(([, place]) => place.section === section),
    );
}

/** Refuses a page that isn't there. */
export function requirePage(draft: Draft, page: string): void {
  if (!isId(page) || !draft.placeOf(pageKey(page))) {
    throw refusal(['page'], `The page “${page}” doesn’t exist, or was removed.`);
  }
}

function requireUnused(draft: Draft, section: string, label: string): void {
  if (isSectionUsed(draft, section))
    throw refusal(['section'], `A site has at most one “${label}”, and this one has it.`);
}

function newComponentId(draft: Draft, given: string | undefined): string {
  if (given === undefined) return draft.newId();
  if (!isId(given))
    throw refusal(['id'], 'An id has 1 to 64 letters, digits, hyphens or underscores.');
  if (draft.places.has(given)) throw refusal(['id'], 'This id is taken.');
  return given;
}

function writeLook(draft: Draft, id: string, values: z.infer<typeof look>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && draft.values.get(`${id}/$${name}`) !== value)
      draft.values.set(`${id}/$${name}`, value);
  }
}
