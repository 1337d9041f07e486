import { freePlace, isFree, type Box, type Spot } from './free-place';
import { hold, type PinnedBoxes } from './use-pinned';

/** The side of a section where its tools were last, as it is read. */
export interface LastSide {
  side: 'start' | 'end';
}

/** Between a section's edge and its tools, px. */
export const GAP = 8;
/** Steps in which a free place is looked for, px. */
const STEP = 12;

/**
 * Outside the section at its upper corner; where that is out of view, inside where nothing is edited, so that it covers
 * no text, no picture and no menu: at a corner, else between them. It keeps to the side where it was as long as a place is
 * free there. While the page moves it stays or steps aside.
 */
export function placeAtSection(
  { box, view, width, height, isMoving }: Omit<PinnedBoxes, 'toWindow' | 'others'>,
  inTheWay: readonly Box[],
  isRtl: boolean,
  last: LastSide,
): Spot | null {
  const right = hold(box.right - width - GAP, view.left + GAP, view.right - width - GAP);
  const left = hold(box.left + GAP, view.left + GAP, view.right - width - GAP);
  const [end, start] = isRtl ? [left, right] : [right, left];
  const sides = last.side === 'end' ? [end, start] : [start, end];
  const above = box.top - height - GAP;
  const first = Math.max(box.top, view.top) + GAP;
  const lowest = Math.min(box.bottom, view.bottom) - height - GAP;
  const spots = sides.flatMap((x) => {
    const column = [above, first].map((top) => ({ left: x, top }));
    for (let top = first + STEP; top <= lowest; top += STEP) column.push({ left: x, top });
    return column;
  });
  // A low section, such as a bar with a logo and links at its ends, may be free in between.
  for (let x = right - STEP; x > left; x -= STEP) spots.push({ left: x, top: first });
  // While the page moves there is no time to look far.
  const near = isMoving ? spots.filter(({ top }) => top === above || top === first) : spots;
  const size = { width, height };
  const spot = freePlace(near, size, inTheWay, view);
  if (spot === null || (isMoving && !isFree(spot, size, inTheWay))) return null;
  if (spot.left === end) last.side = 'end';
  if (spot.left === start) last.side = 'start';
  return spot;
}
