/** Whole sections by keys and presses: to select one from what is in it, to act on it, to get to its tools and back. */
import type { EditableDraft } from '../editing/editing-context';
import { editableOf } from '../text/text-events';
import { isDragUnderWay } from '../ui/drag-under-way';
import { revealPlace } from '../workspace/reveal';
import { useUi } from '../workspace/ui-state';
import { duplicateShown, isOnlyOne, removeShown, stepSection } from './section-actions';
import { settingsToolOf, TOOLS_ID } from './tools-id';
import { sectionRoot } from './use-section-root';

export function listenForSections(
  canvas: Document,
  draft: EditableDraft,
  signal: AbortSignal,
): void {
  const options = { signal, capture: true };
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (isIgnored(event)) return;
      const element = event.target as HTMLElement;
      const section = element.closest<HTMLElement>('[data-section]');
      const { selected } = useUi.getState();
      const isDone =
        (event.key === 'Escape' && editableOf(element) !== undefined && focusSection(section)) ||
        (event.key === 'F10' && event.altKey && focusTools(selected)) ||
        // What is in a section has keys of its own.
        (element === section &&
          section.dataset['at'] === selected &&
          actOn({ canvas, draft, id: selected }, event));
      if (isDone) event.preventDefault();
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || isIgnored(event)) return;
      const bar = (event.target as Element).closest(`#${TOOLS_ID} [role="toolbar"]`);
      const { selected } = useUi.getState();
      if (bar === null || selected === null) return;
      if (focusSection(sectionRoot(canvas, selected))) event.preventDefault();
    },
    options,
  );
  canvas.addEventListener(
    'mousedown',
    (event) => {
      const element = event.target as Element;
      const section = element.closest<HTMLElement>('[data-section]');
      if (event.button !== 0 || section === null) return;
      const own = element.closest('[tabindex="0"], [contenteditable], a, button, summary, input');
      if (own !== null && section.contains(own)) return;
      // By itself a browser would put the caret into the text that is nearest.
      event.preventDefault();
      focusSection(section);
    },
    options,
  );
}

/** What is in the hand, and what an input method writes, has its keys to itself. */
function isIgnored(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || event.keyCode === 229 || isDragUnderWay();
}

function focusSection(section: HTMLElement | null): boolean {
  if (section === null) return false;
  section.ownerDocument.defaultView?.focus();
  section.focus({ preventScroll: true });
  return true;
}

function focusTools(id: string | null): boolean {
  const bar = document.getElementById(settingsToolOf(id ?? ''))?.closest('[role="toolbar"]');
  const first = bar?.querySelector<HTMLElement>('button:not(:disabled)');
  if (!first) return false;
  // Tools that have no room are hidden until they have the focus.
  if (bar?.parentElement) bar.parentElement.style.visibility = '';
  first.focus({ preventScroll: true });
  return true;
}

/** @returns whether the key means something there */
function actOn(
  at: { canvas: Document; draft: EditableDraft; id: string },
  event: KeyboardEvent,
): boolean {
  const { canvas, draft, id } = at;
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (altKey && !isCommand && !shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    stepSection(draft, id, key === 'ArrowUp' ? -1 : 1);
    // A section that moves loses the focus.
    revealPlace(canvas, [id]);
    return true;
  }
  if (isCommand && !altKey && !shiftKey && key.toLowerCase() === 'd') {
    if (!event.repeat && !isOnlyOne(draft, id)) duplicateShown(draft, id, canvas);
    return true;
  }
  if (!isCommand && !altKey && (key === 'Delete' || key === 'Backspace')) {
    if (!event.repeat) removeShown(draft, id, canvas);
    return true;
  }
  return false;
}
