/** Keeps the widgets in the corners from covering the footer's words (spec section 9, "Footer height is measured"). */

/** Between a widget and the words beside it, px. */
const GAP_PX = 8;

/**
 * At the page's end nothing can be scrolled away from under a widget. Where the footer's words would lie there, it keeps
 * that side free.
 */
export function keepFooterClear(footer: HTMLElement, widgets: readonly HTMLElement[]): void {
  const { style } = footer;
  const measure = () => {
    for (const side of ['left', 'right']) style.removeProperty(`--clear-${side}`);
    const under = footer.getBoundingClientRect().bottom;
    const boxes = contentBoxes(footer);
    for (const widget of widgets) {
      const { left, right } = widget.getBoundingClientRect();
      // At the page's end the widgets are lifted above all that is below the footer.
      const bottom = under - Number.parseFloat(getComputedStyle(widget).bottom);
      const top = bottom - widget.offsetHeight;
      const isCovered = boxes.some(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
      if (!isCovered) continue;
      const isLeft = left < innerWidth / 2;
      const width = isLeft ? right : document.documentElement.clientWidth - left;
      style.setProperty(`--clear-${isLeft ? 'left' : 'right'}`, `${width + GAP_PX}px`);
    }
  };
  new ResizeObserver(measure).observe(footer);
  addEventListener('resize', measure);
}

/** Where words, links and pictures lie. */
function contentBoxes(root: HTMLElement): DOMRect[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes = [...root.querySelectorAll('a, img, svg')].map((one) => one.getBoundingClientRect());
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}
