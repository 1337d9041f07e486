/** What can be done with a section from its toolbar and from the outline, said in the same words. */
import { isSectionUsed } from '../../core/draft/edits/sections';
import type { EditableDraft } from '../editing/editing-context';
import { placeForMove } from '../editing/section-place';
import { announce } from '../ui/announce';
import { revealPlace } from '../workspace/reveal';
import { setUi } from '../workspace/ui-state';
import { say } from '../words/say';

/** Moves a section as near to an index as it can stand, and says why it is not there. @returns its index */
export function moveSection(draft: EditableDraft, component: string, wanted: number): number {
  const { page = '' } = draft.draft.placeOf(component) ?? {};
  const before = draft.store.childIds(`page:${page}`).indexOf(component);
  const { index, reason } = placeForMove(draft.draft, component, wanted);
  if (index !== before) draft.edit({ edit: 'moveSection', component, index });
  if (reason !== '') setUi({ notice: reason });
  return index;
}

/**
 * Removes a section, with the offer to take it back.
 * @returns the section that stands in its place, which the focus goes to
 */
export function removeSection(draft: EditableDraft, component: string): string | undefined {
  const { page = '' } = draft.draft.placeOf(component) ?? {};
  const ids = draft.store.childIds(`page:${page}`);
  const index = ids.indexOf(component);
  const next = ids[index + 1] ?? ids[index - 1];
  const label = sectionLabel(draft, component);
  draft.edit({ edit: 'removeSection', component });
  setUi({
    selected: next ?? null,
    settingsOf: null,
    undoable: say('{name} is deleted.', { name: label }),
  });
  return next;
}

/** Removes a section on the page, and leads to what stands in its place. */
export function removeShown(draft: EditableDraft, component: string, canvas: Document): void {
  const next = removeSection(draft, component);
  if (next !== undefined) revealPlace(canvas, [next]);
}

/** Moves a section by one place and says where it is now, which whoever can't see the page would not know. */
export function stepSection(draft: EditableDraft, component: string, step: 1 | -1): void {
  const { page = '' } = draft.draft.placeOf(component) ?? {};
  const ids = draft.store.childIds(`page:${page}`);
  const before = ids.indexOf(component);
  const index = moveSection(draft, component, before + step);
  if (index !== before)
    announce(say('Moved to place {place} of {count}', { place: index + 1, count: ids.length }));
}

/** Puts a copy behind a section. @returns its id */
export function duplicateSection(draft: EditableDraft, component: string): string | undefined {
  const { id } = draft.edit({ edit: 'duplicateSection', component });
  if (id !== undefined)
    announce(say('{name} duplicated', { name: sectionLabel(draft, component) }));
  return id;
}

/** Duplicates a section on the page, and leads to the copy. */
export function duplicateShown(draft: EditableDraft, component: string, canvas: Document): void {
  const id = duplicateSection(draft, component);
  if (id !== undefined) revealPlace(canvas, [id]);
}

/** Whether a section may stand on the site once only. */
export function isOnlyOne({ draft }: EditableDraft, component: string): boolean {
  const section = draft.placeOf(component)?.section ?? '';
  return draft.catalogue.get(section)?.unique === true && isSectionUsed(draft, section);
}

/** Shows a section, or hides it from visitors. */
export function setHidden(draft: EditableDraft, component: string, isHidden: boolean): void {
  draft.edit({
    edit: 'setSection',
    component,
    values: { status: isHidden ? 'hidden' : 'published' },
  });
  const name = sectionLabel(draft, component);
  announce(
    isHidden
      ? say('{name} is hidden from visitors', { name })
      : say('{name} is shown to visitors', { name }),
  );
}

/** A section's name in the catalogue. */
export function sectionLabel(draft: EditableDraft, component: string): string {
  const section = draft.draft.placeOf(component)?.section ?? '';
  return say(draft.draft.catalogue.get(section)?.label ?? section);
}
