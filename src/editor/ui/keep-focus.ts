/**
 * Gives the focus an heir. What has the focus may go off with its own press (a tool at its limit, the last step up) or be
 * taken away with what it stood in; browsers then forget the focus, and whoever uses the keyboard begins at the top.
 */
import { areKeysHeld } from './held-keys';

const FOCUSABLE =
  'button:not(:disabled), a[href], summary, [tabindex="0"], [contenteditable="true"], input:not(:disabled), select, textarea';
/** What belongs together: the focus doesn't leave it by itself. */
const LANDMARK = '[role="toolbar"], [role="region"], [role="dialog"], section, aside, nav, header';

interface Focused {
  element: HTMLElement;
  name: string;
  around: readonly Element[];
}

export function keepFocus(document: Document, signal: AbortSignal): void {
  let last: Focused | null = null;
  let isKeyHeld = false;
  const on = (name: 'focusin' | 'keydown' | 'keyup', handle: (event: Event) => void) =>
    document.addEventListener(name, handle, { signal, capture: true });
  on('focusin', ({ target }) => {
    const element = target as HTMLElement;
    last = { element, name: nameOf(element), around: parentsOf(element) };
  });
  const check = () => {
    if (last === null || (last.element.isConnected && !last.element.matches(':disabled'))) return;
    // Where a key is still held, the heir would be pressed with it.
    if (isKeyHeld) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active === last.element;
    // Who was writing goes on typing, and would press it.
    const heir = isLost && !areKeysHeld() ? heirOf(last) : null;
    last = null;
    heir?.focus({ preventScroll: true });
  };
  on('keydown', () => (isKeyHeld = true));
  on('keyup', () => {
    isKeyHeld = false;
    check();
  });
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** By which it is known again when it was only made anew. */
function nameOf(element: HTMLElement): string {
  const { labels } = element as Partial<HTMLInputElement>;
  return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? '';
}

function parentsOf(element: Element): Element[] {
  const parents: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) parents.push(one);
  return parents;
}

/** The same thing made anew; else what follows it in its group, what is before it, or the group itself. */
function heirOf(gone: Focused): HTMLElement | null {
  const { element, name } = gone;
  for (const group of groupsOf(gone)) {
    const all = focusablesIn(group).filter((one) => one !== element);
    const twin = all.find(
      (one) => name !== '' && one.tagName === element.tagName && nameOf(one) === name,
    );
    const next = twin ?? all.find((one) => follows(one, element));
    const heir = next ?? all.at(element.isConnected ? -1 : 0);
    if (heir) return heir;
    if (group.matches(LANDMARK)) return group.hasAttribute('tabindex') ? group : null;
  }
  return null;
}

/** What is left around it, from the inside out, up to where it belonged. */
function groupsOf({ around }: Focused): HTMLElement[] {
  const left = around.filter((parent) => parent.isConnected) as HTMLElement[];
  const end = left.findIndex((parent) => parent.matches(LANDMARK) || parent.matches('body'));
  return left.slice(0, end + 1).filter((parent) => !parent.matches('body'));
}

function focusablesIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.checkVisibility?.() ?? true,
  );
}

function follows(one: Element, other: Element): boolean {
  return (
    other.isConnected &&
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}
