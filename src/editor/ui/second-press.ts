/** Presses that follow each other so quickly are a double click, ms. */
const DOUBLE_MS = 500;

let last = -Infinity;

/** Whether a press is the second of a double click, where that means the same as one. Keys are pressed on purpose. */
export function isSecondPress({ pointerType }: { pointerType: string }): boolean {
  if (pointerType === 'keyboard' || pointerType === 'virtual') return false;
  const before = last;
  last = performance.now();
  return last - before < DOUBLE_MS;
}
