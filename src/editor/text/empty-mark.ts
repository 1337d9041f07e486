/**
 * Marks texts that are empty, for their hints. Where the hint may lie over what follows depends on the layout around it,
 * which is asked for all new marks at once: asking and marking in turn would lay out the page for each.
 */
const waiting = new Set<HTMLElement>();
/** What was found out of a document's layouts while its window had this width. */
const answers = new WeakMap<Document, Map<string, boolean>>();

/**
 * Marks an element as empty, with the hint that stands there, or takes the mark away. The mark says how the hint lies: as the
 * text would (""), unseen until one looks at its section ("optional"), or so and over what follows ("loose").
 */
export function markEmpty(
  element: HTMLElement,
  isEmpty: boolean,
  { hint, isOptional }: { hint: string; isOptional: boolean },
): void {
  if (isEmpty) element.setAttribute('aria-placeholder', hint);
  if (isEmpty === element.hasAttribute('data-empty')) return;
  if (!isEmpty) {
    element.removeAttribute('data-empty');
    element.removeAttribute('aria-placeholder');
    return;
  }
  element.setAttribute('data-empty', isOptional ? 'optional' : '');
  if (!isOptional) return;
  // Before the next frame, for which the browser has to find it out anyway.
  if (waiting.size === 0) requestAnimationFrame(markLoose);
  waiting.add(element);
}

function markLoose(): void {
  const loose = [...waiting].filter((element) => {
    if (!element.isConnected) return false;
    const look = lookOf(element);
    if (look === null) return isLoose(element);
    // Asked of a section out of view, the browser computes all of its styles: what looks alike is asked once.
    const known = answersOf(element.ownerDocument);
    const answer = known.get(look) ?? isLoose(element);
    known.set(look, answer);
    return answer;
  });
  waiting.clear();
  for (const element of loose)
    if (element.hasAttribute('data-empty')) element.setAttribute('data-empty', 'loose');
}

function answersOf(document: Document): Map<string, boolean> {
  let known = answers.get(document);
  if (known === undefined) {
    answers.set(document, (known = new Map()));
    // At another width the same classes may be laid out in another way.
    document.defaultView?.addEventListener('resize', () => answers.delete(document), {
      once: true,
    });
  }
  return known;
}

/** Whether the hint may lie over what follows: in a flow it stays where the text would be, in a grid it would not. */
function isLoose({ parentElement, ownerDocument }: HTMLElement): boolean {
  if (parentElement === null) return false;
  const display = ownerDocument.defaultView?.getComputedStyle(parentElement).display ?? '';
  return /^(block|inline-block|list-item|flow-root)$/.test(display);
}

/** What decides how an element's parent is laid out: its classes, and how its section is set; null where nothing says so. */
function lookOf({ parentElement }: HTMLElement): string | null {
  if (parentElement === null || parentElement.className === '') return null;
  const section = parentElement.closest<HTMLElement>('[data-section]')?.dataset;
  return `${section?.['section']} ${section?.['orientation']} ${parentElement.className}`;
}
