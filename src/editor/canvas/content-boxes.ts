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
  for (const element of section.querySelectorAll<HTMLElement>(CONTENT)) {
    const isBackdrop = element.closest('[aria-hidden="true"]:not(svg)') !== null;
    if (isBackdrop || but?.contains(element)) continue;
    if (element.hasAttribute('data-field')) {
      // The hint of an empty one stands where the text will be.
      if (element.hasAttribute('data-empty')) add(hintOf(element));
      else linesOf(element).forEach(add);
    } else add(element.getBoundingClientRect());
  }
  return boxes;
}

function linesOf(element: Element): Box[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

/** Width of a letter in parts of its size, at most: enough for a hint that can't be measured, since a style draws it. */
const LETTER = 0.6;

/** Where the hint of an empty text stands: at its begin, whatever its alignment. */
function hintOf(element: HTMLElement): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const letters = (element.ariaPlaceholder ?? '').length * LETTER;
  const width = Math.min(right - left, letters * Number.parseFloat(style?.fontSize ?? '16'));
  return style?.direction === 'rtl'
    ? { left: right - width, top, right, bottom }
    : { left, top, right: left + width, bottom };
}
