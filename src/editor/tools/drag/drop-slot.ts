/** Where something that is dragged would land among its neighbours. */
import type { Box } from '../free-place';

export interface DropSlot {
  /** The index that it has once it is there. */
  index: number;
  /** The line that shows the place: as long as the neighbour is, without breadth. */
  line: Box;
}

/**
 * The slot beside the box that is nearest to a point; null where nothing else stands.
 * @param from index of what is dragged
 * @param isRtl whether a row begins at its right end
 */
export function dropSlot(
  point: { x: number; y: number },
  boxes: readonly Box[],
  from: number,
  isRtl = false,
): DropSlot | null {
  let nearest = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const distance = Math.hypot(
      point.x - hold(point.x, box.left, box.right),
      point.y - hold(point.y, box.top, box.bottom),
    );
    if (distance < least) [nearest, least] = [index, distance];
  }
  const box = boxes[nearest];
  if (box === undefined || boxes.length < 2) return null;
  const isRow = isBeside(boxes, nearest);
  const isAfter = isRow
    ? point.x > (box.left + box.right) / 2 !== isRtl
    : point.y > (box.top + box.bottom) / 2;
  const before = nearest + (isAfter ? 1 : 0);
  const isAtEnd = isRow ? isAfter !== isRtl : isAfter;
  return { index: before > from ? before - 1 : before, line: lineAt(box, isRow, isAtEnd) };
}

function lineAt(box: Box, isRow: boolean, isAtEnd: boolean): Box {
  if (isRow) {
    const x = isAtEnd ? box.right : box.left;
    return { ...box, left: x, right: x };
  }
  const y = isAtEnd ? box.bottom : box.top;
  return { ...box, top: y, bottom: y };
}

/** Whether a box has a neighbour in its own row. */
function isBeside(boxes: readonly Box[], index: number): boolean {
  const box = boxes[index];
  return [boxes[index - 1], boxes[index + 1]].some(
    (other) => box && other && other.top < box.bottom - 1 && other.bottom > box.top + 1,
  );
}

function hold(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
