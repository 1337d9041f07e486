/**
 * One set of listeners for all editable texts of a document: a page of hundreds of sections has thousands of texts. They
 * are heard before anything else on the page is, as the text's own would be before those of what is around it.
 */
import type { EditableText } from './editable-text';

const NAMES = [
  'focus',
  'blur',
  'pointerdown',
  'keydown',
  'keyup',
  'beforeinput',
  'input',
  'compositionstart',
  'compositionend',
  'paste',
  'dragover',
  'drop',
] as const;

const texts = new WeakMap<Node, EditableText>();
const heard = new WeakSet<Document>();

/** The editable text of an element. */
export function editableOf(element: Node): EditableText | undefined {
  return texts.get(element);
}

/** Gives a text the events of its element. */
export function addText(text: EditableText): void {
  texts.set(text.element, text);
  const { ownerDocument } = text.element;
  if (heard.has(ownerDocument)) return;
  heard.add(ownerDocument);
  for (const name of NAMES) ownerDocument.addEventListener(name, tell, true);
  // The editor's page goes before the frame in it does. A frame that is taken away is not kept for that.
  const frame = new WeakRef(ownerDocument);
  const settle = () => settleIn(frame.deref());
  ownerDocument.defaultView?.parent.addEventListener('pagehide', settle, { capture: true });
}

export function removeText(text: EditableText): void {
  if (texts.get(text.element) === text) texts.delete(text.element);
}

function tell(event: Event): void {
  for (let node = event.target as Node | null; node !== null; node = node.parentNode) {
    const text = texts.get(node);
    if (text !== undefined) return text.handle(event);
    // Focus comes to one element and to none around it.
    if (event.type === 'focus' || event.type === 'blur') return;
  }
}

/** Only the text that has the focus can hold what an input method has not finished. */
function settleIn(frame: Document | undefined): void {
  const activeElement = frame?.activeElement;
  if (activeElement) texts.get(activeElement)?.settle();
}
