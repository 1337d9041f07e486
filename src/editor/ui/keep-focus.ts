/**
 * Gives the focus an heir. What has the focus may go off with its own press (a tool at its limit, the last step up) or be
 * taken away with what it stood in; browsers then forget the focus, and whoever uses the keyboard begins at the top.
 */
const FOCUSABLE =
  'button:not(:disabled), a[href], summary, [tabindex="0"], input:not(:disabled), select, textarea';
/** What belongs together: the focus doesn't leave it by itself. */
const LANDMARK = '[role="toolbar"], [role="region"], [role="dialog"], section, aside, nav, header';

export function keepFocus(document: Document, signal: AbortSignal): void {
  let last: HTMLElement | null = null;
  let around: Element[] = [];
  document.addEventListener(
    'focusin',
    ({ target }) => {
      last = target as HTMLElement;
      around = parentsOf(last);
    },
    { signal },
  );
  let isKeyDown = false;
  const handOver = () => {
    // A key that is still down would press the heir.
    if (isKeyDown) return;
    if (last === null || (last.isConnected && !last.matches(':disabled'))) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active === last;
    const heir = isLost ? heirOf(last, around) : null;
    last = null;
    heir?.focus({ preventScroll: true });
  };
  const whileKey = { signal, capture: true };
  document.addEventListener('keydown', () => (isKeyDown = true), whileKey);
  document.addEventListener(
    'keyup',
    () => {
      isKeyDown = false;
      handOver();
    },
    whileKey,
  );
  const observer = new MutationObserver(handOver);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  signal.addEventListener('abort', () => observer.disconnect());
}

function parentsOf(element: Element): Element[] {
  const parents: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) parents.push(one);
  return parents;
}

/** What follows it in the same group, else what is before it, else the group itself. */
function heirOf(gone: HTMLElement, around: readonly Element[]): HTMLElement | null {
  for (const parent of around) {
    if (parent === gone.ownerDocument.body) return null;
    if (!parent.isConnected) continue;
    const all = [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (one) => one !== gone && (one.checkVisibility?.() ?? true),
    );
    const next = all.find((one) => follows(one, gone)) ?? all.at(gone.isConnected ? -1 : 0);
    if (next) return next;
    if (!parent.matches(LANDMARK)) continue;
    return parent.hasAttribute('tabindex') ? (parent as HTMLElement) : null;
  }
  return null;
}

function follows(one: Element, other: Element): boolean {
  return (
    other.isConnected &&
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}
