import { useRef, useState } from 'react';
import { contentBoxes } from '../canvas/content-boxes';
import { useChildIds } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { freePlace, type Box, type Spot } from '../tools/free-place';
import { TOOLS_ID } from '../tools/tools-id';
import { toolBoxes, usePinned, weighty, type PinnedBoxes } from '../tools/use-pinned';
import { sectionRoot } from '../tools/use-section-root';
import { Button } from '../ui/native-button';
import { isOnPhone } from '../ui/phone';
import { isApple } from './is-apple';
import { useUi } from './ui-state';
import { say } from '../words/say';
import styles from './first-hints.module.css';

const KEY = 'plinth.hints';

/** Between the tips and the edges of the page's room, px. */
const GAP = 16;
/** On a phone tools stand in rows at the lower edge, each as high, px. */
const ROW = 56;
const ROWS = [1, 2, 3];

/** What somebody needs to know who has never been here. */
const hints = (): readonly string[] => [
  say('Click any text on the page and write.'),
  say('Between two sections, the plus adds another one.'),
  say('Press a picture, a button or an icon to change it.'),
  say('{keys} finds pages, sections, settings and actions; ? shows the keys.', {
    keys: isApple() ? '⌘ K' : say('Ctrl K'),
  }),
  say('Nothing is public until you press Publish.'),
];

/**
 * Tips for the first time, one after the other, until they are read or sent away. They speak of what is on the page:
 * one without a section has a way to its first. They stand over the page, which they never move, beside what is selected.
 */
export function FirstHints({ pageId, canvas }: { pageId: string; canvas: Document }) {
  const [at, setAt] = useState(() => (isSeen() ? null : 0));
  const sections = useChildIds(useEditing().draft.store, `page:${pageId}`);
  const ref = useRef<HTMLElement>(null);
  const last = useRef<Spot>(null);
  const isShown = at !== null && sections.length > 0;
  // What else stands over the page, and where.
  const around = useUi(({ selected, item, text, notice, undoable }) =>
    [selected, item, text?.key, notice, undoable].join(' '),
  );
  usePinned(
    ref,
    isShown ? canvas.body : null,
    (boxes) => (last.current = placeHints(boxes, canvas, last.current)),
    `${around} ${isShown}`,
  );
  if (!isShown) return null;
  const all = hints();
  const isLast = at === all.length - 1;
  const end = () => {
    setAt(null);
    remember();
    // The pressed button goes: on to what the tips were about.
    document.querySelector('iframe')?.focus();
  };
  return (
    <aside
      ref={ref}
      className={styles['hints']}
      // Until it has its place.
      style={{ visibility: 'hidden' }}
      aria-label={say('First steps')}
    >
      <p role="status">
        {all[at]} <small>{say('{place} of {count}', { place: at + 1, count: all.length })}</small>
      </p>
      {!isLast && (
        <Button variant="quiet" onPress={() => setAt(at + 1)}>
          {say('Next tip')}
        </Button>
      )}
      <Button variant="quiet" onPress={end}>
        {isLast ? say('Done') : say('Skip')}
      </Button>
    </aside>
  );
}

/** At the lower edge of the page's room, else at the upper one, else above the tools: where they cover least. */
function placeHints(boxes: PinnedBoxes, canvas: Document, last: Spot | null): Spot | null {
  const { view, width, height, isMoving } = boxes;
  // They don't wander while somebody scrolls.
  if (isMoving && last !== null) return last;
  const [left, right] = [view.left + GAP, view.right - width - GAP];
  const bottom = view.bottom - height - GAP;
  const above = isOnPhone() ? ROWS.map((row) => bottom - row * ROW) : [];
  const spots = [bottom, view.top + GAP, ...above].flatMap((top) =>
    [(left + right) / 2, right, left].map((x) => ({ left: x, top })),
  );
  return freePlace(spots, { width, height }, workedOn(boxes, canvas), view);
}

function workedOn({ toWindow }: PinnedBoxes, canvas: Document): Box[] {
  const { selected, text } = useUi.getState();
  // On a phone there is no place beside a section's content.
  const section = selected === null || isOnPhone() ? null : sectionRoot(canvas, selected);
  const content = section === null ? [] : contentBoxes(section).map(toWindow);
  const written = text === null ? [] : [weighty(toWindow(text.element.getBoundingClientRect()))];
  const over = document.querySelectorAll(`#${TOOLS_ID} > *, [data-notice]`);
  return [...content, ...written, ...toolBoxes([...over])];
}

function isSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Where nothing is remembered they would come each time.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // They come again the next time.
  }
}
