/** What can be done with a section from its toolbar and from the outline, said in the same words. */
import type { EditableDraft } from '../editing/editing-context';
import { placeForMove } from '../editing/section-place';
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

/** Shows a section, or hides it from visitors. */
export function setHidden(draft: EditableDraft, component: string, isHidden: boolean): void {
  draft.edit({
    edit: 'setSection',
    component,
    values: { status: isHidden ? 'hidden' : 'published' },
  });
}

/** A section's name in the catalogue. */
export function sectionLabel(draft: EditableDraft, component: string): string {
  const section = draft.draft.placeOf(component)?.section ?? '';
  return say(draft.draft.catalogue.get(section)?.label ?? section);
}
