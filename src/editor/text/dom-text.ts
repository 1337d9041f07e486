/**
 * Between an editable element and the text that it holds. The element has `white-space: pre-wrap` and one text node;
 * a `<br>` behind it stands in where the last line is empty, so that the caret can get there. What browsers put in by
 * themselves (breaks, blocks) reads as line breaks.
 */

/** A selection in UTF-16 units of the text. */
export interface TextRange {
  start: number;
  end: number;
}

/** The text that an element shows. */
export function readElement(element: HTMLElement): string {
  const text = textOf(element);
  // The break at the end of a line is the browser's own, or the one that we put there.
  return endsWithBreak(element) ? text.slice(0, -1) : text;
}

/** Shows a text, touching as little of the element as it can. */
export function writeElement(element: HTMLElement, text: string): void {
  const { ownerDocument } = element;
  const first = element.firstChild;
  const isPlain = first?.nodeType === 3 || first === null;
  if (!isPlain || element.childNodes.length > 2) element.replaceChildren();
  if (text === '') return element.replaceChildren();
  const node = element.firstChild;
  if (node?.nodeType === 3) {
    if (node.nodeValue !== text) node.nodeValue = text;
  } else element.replaceChildren(ownerDocument.createTextNode(text));
  const sentinel = element.childNodes[1];
  if (text.endsWith('\n')) {
    if (sentinel === undefined) element.append(ownerDocument.createElement('br'));
  } else sentinel?.remove();
}

/** Where the selection stands in an element's text, and whether it was drawn backward; null where it is elsewhere. */
export function readSelection(element: HTMLElement): (TextRange & { isBackward: boolean }) | null {
  const selection = element.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const drawn = selection.getRangeAt(0);
  const range = rangeIn(element, drawn);
  if (range === null) return null;
  const { isCollapsed, focusNode, focusOffset } = selection;
  const isBackward =
    !isCollapsed && focusNode === drawn.startContainer && focusOffset === drawn.startOffset;
  return { ...range, isBackward };
}

/** A range of the document as one of the element's text; null where it lies elsewhere. */
export function rangeIn(element: HTMLElement, range: AbstractRange): TextRange | null {
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  const { length } = readElement(element);
  const start = Math.min(offsetIn(element, range.startContainer, range.startOffset), length);
  const end = Math.min(offsetIn(element, range.endContainer, range.endOffset), length);
  return { start: Math.min(start, end), end: Math.max(start, end) };
}

/** Puts the selection, by default a caret, into an element's text; one that was drawn backward ends before it starts. */
export function writeSelection(element: HTMLElement, start: number, end = start): void {
  const selection = element.ownerDocument.getSelection();
  if (selection === null) return;
  const from = pointAt(element, start);
  const to = pointAt(element, end);
  selection.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

function pointAt(element: HTMLElement, offset: number): { node: Node; offset: number } {
  const first = element.firstChild;
  if (first?.nodeType !== 3) return { node: element, offset: 0 };
  return { node: first, offset: Math.min(offset, first.nodeValue?.length ?? 0) };
}

function offsetIn(element: HTMLElement, node: Node, offset: number): number {
  let count = 0;
  // Everything that stands before the point, in the document's order.
  const walk = (parent: Node): boolean => {
    for (const [index, child] of [...parent.childNodes].entries()) {
      if (parent === node && index === offset) return true;
      if (child === node && child.nodeType === 3) {
        count += offset;
        return true;
      }
      if (child.nodeType === 3) count += child.nodeValue?.length ?? 0;
      else if (child.nodeName === 'BR') count += 1;
      else if (walk(child)) return true;
    }
    return parent === node;
  };
  walk(element);
  return count;
}

function textOf(parent: Node): string {
  let text = '';
  for (const child of parent.childNodes) {
    if (child.nodeType === 3) text += child.nodeValue ?? '';
    else if (child.nodeName === 'BR') text += '\n';
    else {
      const inner = textOf(child);
      const isBlock = child.nodeName === 'DIV' || child.nodeName === 'P';
      text += isBlock && text !== '' ? `\n${inner}` : inner;
    }
  }
  return text;
}

function endsWithBreak(element: Node): boolean {
  const last = element.lastChild;
  if (last === null) return false;
  return last.nodeName === 'BR' || (last.nodeType === 1 && endsWithBreak(last));
}
