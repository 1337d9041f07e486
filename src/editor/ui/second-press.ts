/** Presses that follow each other so quickly at one place are a double click, ms and px. */
const DOUBLE_MS = 500;
const DOUBLE_PX = 16;

interface Place {
  at: number;
  x: number;
  y: number;
}

const NOWHERE: Place = { at: -Infinity, x: 0, y: 0 };
let before = NOWHERE;
let last = NOWHERE;

// Every press in the editor's own window counts: one elsewhere comes between the two of a double click.
window.addEventListener(
  'pointerdown',
  ({ clientX, clientY }) => {
    before = last;
    last = { at: performance.now(), x: clientX, y: clientY };
  },
  { capture: true },
);

/**
 * Whether the press that is under way is the second of a double click, where that means the same as one: whatever has slid
 * under the pointer meanwhile. Keys are pressed on purpose.
 */
export function isSecondPress({ pointerType }: { pointerType: string }): boolean {
  if (pointerType === 'keyboard' || pointerType === 'virtual') return false;
  return (
    last.at - before.at < DOUBLE_MS && Math.hypot(last.x - before.x, last.y - before.y) < DOUBLE_PX
  );
}
