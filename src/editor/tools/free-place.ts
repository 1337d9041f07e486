/** Where a tool can stand without covering what is edited. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How much worse it is to cover this than other content; 1 where nothing is said. */
  weight?: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** Room that is kept between a tool and the content beside it, px. */
const AIR_PX = 2;

/**
 * The first of some spots that is in view and covers nothing; else the one that covers least.
 * @param spots in order of preference
 * @param inTheWay what must stay visible
 */
export function freePlace(
  spots: readonly Spot[],
  size: { width: number; height: number },
  inTheWay: readonly Box[],
  view: Box,
): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const { left, top } of spots) {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    if (!isInside(box, view)) continue;
    const covered = inTheWay.reduce((sum, other) => sum + overlap(box, other), 0);
    if (covered === 0) return { left, top };
    if (covered < least) [best, least] = [{ left, top }, covered];
  }
  return best;
}

/** Whether a tool covers nothing of what must stay visible, at a spot. */
export function isFree(
  { left, top }: Spot,
  size: { width: number; height: number },
  inTheWay: readonly Box[],
): boolean {
  const box = { left, top, right: left + size.width, bottom: top + size.height };
  return inTheWay.every((other) => overlap(box, other) === 0);
}

/** Area that two boxes share, with air around the second, px². */
function overlap(box: Box, other: Box): number {
  const width = Math.min(box.right, other.right + AIR_PX) - Math.max(box.left, other.left - AIR_PX);
  const height =
    Math.min(box.bottom, other.bottom + AIR_PX) - Math.max(box.top, other.top - AIR_PX);
  return width > 0 && height > 0 ? width * height * (other.weight ?? 1) : 0;
}

function isInside(box: Box, view: Box): boolean {
  return (
    box.left >= view.left &&
    box.right <= view.right &&
    box.top >= view.top &&
    box.bottom <= view.bottom
  );
}
