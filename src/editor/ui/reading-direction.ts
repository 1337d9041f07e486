/** Whether an element, of the editor or of the canvas, is read from right to left. */
export function isRightToLeft(element: Element): boolean {
  return element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl';
}
