/** Leads to a place in the canvas: after undo and redo, from a refusal, from the list of sections. */
import type { EditTarget } from '../../core/draft/history';
import { editableOf } from '../text/text-events';
import { setUi } from './ui-state';

/** A text that may be written in: it takes the focus by that. */
const TEXT = '[data-field][contenteditable="true"]';

/** Focuses what a step of undo changed (case C10): its text, else its item, else its section. */
export function revealTarget(canvas: Document | null, target: EditTarget | undefined): void {
  if (target !== undefined) revealPlace(canvas, [target.record, ...target.path], true);
}

/**
 * Shows the innermost place of a path (record, field, item id, field …) that the canvas has.
 * @param mayStay whether the page stays where it is while the place is seen well enough
 */
export function revealPlace(
  canvas: Document | null,
  path: readonly string[],
  mayStay = false,
): void {
  if (canvas === null) return;
  // What was brought back is rendered first.
  requestAnimationFrame(() => {
    for (let length = path.length; length > 0; length -= 1) {
      const at = path.slice(0, length).join('/');
      const element = canvas.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
      if (element) return reveal(element, mayStay && isSeen(element));
    }
  });
}

/** An item of a list can't have the focus; what is in it can, its first text before its picture. */
function focusIn(element: HTMLElement): void {
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  const target = element.matches(`[tabindex], ${TEXT}`)
    ? element
    : (find(TEXT) ?? find('[tabindex="0"], button, a[href]') ?? element);
  target.focus({ preventScroll: true });
}

/** Whether all of an element is in view, or so much of it as fills half the view. */
function isSeen(element: HTMLElement): boolean {
  const view = element.ownerDocument.defaultView?.innerHeight ?? 0;
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.min(bottom, view) - Math.max(top, 0) >= Math.min(height, view / 2);
}

/** Scrolls to an element at once; its section's tools and the focus come when it has been painted, for they take longer. */
function reveal(element: HTMLElement, isInView: boolean): void {
  if (!isInView) element.scrollIntoView({ block: 'nearest', behavior: 'auto' });
  setTimeout(() => {
    const section = element.closest<HTMLElement>('[data-section]');
    // Wherever the pointer was left: the tools are those of what is shown.
    setUi({ selected: section?.dataset['at'] ?? null, hovered: null });
    element.ownerDocument.defaultView?.focus();
    const editable = editableOf(element);
    if (editable) editable.focusAtChange();
    else focusIn(element);
  });
}
