import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
} from 'react';
import { formatCounter } from '../../core/text/counter';
import type { ActiveText } from '../editing/editing-context';
import type { People, Person } from '../live/people';
import { counterWarning } from '../text/counter-warning';
import { textLength } from '../text/text-length';
import { freePlace, type Box } from '../tools/free-place';
import { isRightToLeft } from '../ui/reading-direction';
import { useUi } from '../workspace/ui-state';
import { contentBoxes } from './content-boxes';
import { usePlacedBy, type Place } from './use-placed-by';

/** What the editor shows over the page, inside its document: the counter of a text, and who else is where. */
export function CanvasLayer({ people }: { people: People }) {
  const text = useUi((ui) => ui.text);
  const warned = useUi((ui) => ui.warned);
  const others = useSyncExternalStore(people.subscribe, people.others);
  return (
    <div className="canvas-layer">
      {text !== null && <TextStatus text={text} />}
      {warned !== null && warned.element !== text?.element && <TextStatus text={warned} />}
      {others
        .filter(({ at }) => at !== '')
        .map((person) => (
          <PersonMark key={person.clientId} person={person} />
        ))}
    </div>
  );
}

/** The counter of the focused text, its warnings, and the message of one that was left empty (spec section 5). */
function TextStatus({ text }: { text: ActiveText }) {
  const { element, state } = text;
  const { max, counter, message, isFocused } = state;
  const ref = useRef<HTMLDivElement>(null);
  const warning = counterWarning(counter);
  // A digit more moves nothing: it is placed when the caret comes and when a warning does.
  usePlacedBy(
    ref,
    element,
    (box, view, own) => placeStatus(element, box, view, own),
    `${warning}${message}${isFocused}`,
  );
  return (
    <div
      ref={ref}
      className="canvas-status"
      data-counter={message === '' ? counter : 'required'}
      role={message === '' ? undefined : 'alert'}
    >
      {isFocused && message === '' && <Counter max={max} />}
      {message === '' ? warning !== '' && <span role="status">{warning}</span> : message}
    </div>
  );
}

/** Written into its text node directly: React has nothing to do for a key, and the browser no style to look up. */
function Counter({ max }: { max: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      textLength.subscribe(() => {
        const node = ref.current?.firstChild;
        if (node) node.nodeValue = formatCounter(textLength.get(), max);
      }),
    [max],
  );
  return <span ref={ref}>{formatCounter(textLength.get(), max)}</span>;
}

/** Between a text's frame and its counter, px. */
const GAP_PX = 7;

/** At the text's lower end, or where else beside it nothing is covered. */
function placeStatus(element: Element, box: DOMRect, view: Window, own: HTMLElement): Place {
  const { offsetWidth: width, offsetHeight: height } = own;
  const shown = { left: 0, top: 0, right: view.document.documentElement.clientWidth, bottom: 1e6 };
  const right = Math.max(box.left, box.right - width);
  const after = box.right + GAP_PX + 2;
  const before = box.left - width - GAP_PX - 2;
  const [start, end, atStart, atEnd] = isRightToLeft(element)
    ? [right, box.left, after, before]
    : [box.left, right, before, after];
  const below = box.bottom + GAP_PX;
  const spots = [
    { left: end, top: below },
    { left: atEnd, top: box.bottom - height },
    { left: start, top: below },
    { left: end, top: box.top - height - GAP_PX },
    { left: atStart, top: box.bottom - height },
  ];
  const section = element.closest('[data-section]');
  const inTheWay: Box[] = section === null ? [] : contentBoxes(section, element);
  // A message and the counter of the next text stand beside each other.
  for (const other of own.parentElement?.querySelectorAll('.canvas-status') ?? [])
    if (other !== own) inTheWay.push(other.getBoundingClientRect());
  const spot = freePlace(spots, { width, height }, inTheWay, shown);
  return spot ?? { left: Math.max(4, Math.min(box.left, shown.right - width - 4)), top: below };
}

function PersonMark({ person }: { person: Person }) {
  const { name, hue, at } = person;
  const ref = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const root = ref.current?.ownerDocument;
    setElement(root?.querySelector(`[data-at="${CSS.escape(at)}"]`) ?? null);
  }, [at]);
  usePlacedBy(ref, element, ({ left, top, width, height }) => ({ left, top, width, height }));
  return (
    <div ref={ref} className="canvas-person" style={hueStyle(hue)} hidden={element === null}>
      <span>{name}</span>
    </div>
  );
}

function hueStyle(hue: number) {
  // Custom properties are not in React's type of a style.
  return { '--hue': hue } as CSSProperties;
}
