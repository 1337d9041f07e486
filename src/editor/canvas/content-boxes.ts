/** What of a section can be seen and edited, as boxes that tools keep clear of. */
import type { Box } from '../tools/free-place';

/** Things that are looked at or pressed; backgrounds are neither. */
const CONTENT = '[data-field], [data-edits], a, button, svg, img, input, textarea';

/**
 * Boxes of a section's content in its window's coordinates. Of a text they are its lines, not the block that they stand
 * in: what is beside a short line is free.
 * @param but an element whose own content does not count
 */
export function contentBoxes(section: Element, but: Element | null = null): Box[] {
  const { ownerDocument } = section;
  const height = ownerDocument.defaultView?.innerHeight ?? 0;
  const boxes: Box[] = [];
  const add = (box: Box) => {
    const isSeen = box.right > box.left && box.bottom > 0 && box.top < height;
    if (isSeen) boxes.push(box);
  };
  for (const element of section.querySelectorAll(CONTENT)) {
    const isBackdrop = element.closest('[aria-hidden="true"]:not(svg)') !== null;
    if (isBackdrop || but?.contains(element)) continue;
    if (element.hasAttribute('data-field')) {
      if (!element.hasAttribute('data-empty')) linesOf(element).forEach(add);
    } else add(element.getBoundingClientRect());
  }
  return boxes;
}

function linesOf(element: Element): Box[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
