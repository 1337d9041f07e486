/** Presses that follow each other so quickly at one place are a double click, ms and px. */
const DOUBLE_MS = 500;
const DOUBLE_PX = 16;

let last = { at: -Infinity, x: 0, y: 0 };

/** What of a press tells: `x` and `y` count from the corner of its target. */
interface Press {
  pointerType: string;
  target: Element;
  x: number;
  y: number;
}

/**
 * Whether a press is the second of a double click, where that means the same as one: whatever has slid under the pointer
 * meanwhile. Keys are pressed on purpose.
 */
export function isSecondPress({ pointerType, target, x, y }: Press): boolean {
  if (pointerType === 'keyboard' || pointerType === 'virtual') return false;
  const corner = target.getBoundingClientRect();
  const before = last;
  last = { at: performance.now(), x: corner.x + x, y: corner.y + y };
  return (
    last.at - before.at < DOUBLE_MS && Math.hypot(last.x - before.x, last.y - before.y) < DOUBLE_PX
  );
}
