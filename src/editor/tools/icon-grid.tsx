import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconByName } from '../../parts/icon';
import { isRightToLeft } from '../ui/reading-direction';
import { say } from '../words/say';
import styles from './tools.module.css';

/** So many are drawn at once; more follow as their end comes near. */
const STEP = 140;
/** How near the last one comes to what is seen before more follow. */
const MARGIN = '120px';

/** Icons to choose from: one stop for the Tab key, in which the arrows lead from one to the next, on to the very last. */
export function IconGrid(props: {
  names: readonly string[];
  current: unknown;
  onChoose: (name: string) => void;
}) {
  const { names, current, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(STEP);
  const shown = names.slice(0, count);
  const [stop, setStop] = useState(() => Math.max(shown.indexOf(String(current)), 0));
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (!last || count >= names.length) return;
    const seeing = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + STEP);
      },
      { root: list.current, rootMargin: MARGIN },
    );
    seeing.observe(last);
    return () => seeing.disconnect();
  }, [count, names.length]);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextOf(event, stop, names.length);
    if (next === undefined) return;
    event.preventDefault();
    if (next >= count) flushSync(() => setCount(next + STEP));
    const option = list.current?.children[next];
    if (option instanceof HTMLElement) option.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the icons in it take the focus, as the pattern has it
    <div
      ref={list}
      className={styles['icons']}
      role="listbox"
      aria-label={say('Icons')}
      onKeyDown={handleKeyDown}
    >
      {shown.map((name, index) => (
        <button
          key={name}
          type="button"
          role="option"
          className={styles['iconChoice']}
          aria-label={name.replaceAll('-', ' ')}
          title={name.replaceAll('-', ' ')}
          aria-selected={name === current}
          aria-posinset={index + 1}
          aria-setsize={names.length}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onChoose(name)}
        >
          <IconByName name={name} rem={1.25} />
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from an icon; undefined for keys that lead nowhere here. */
function nextOf(
  { key, currentTarget, ctrlKey, altKey, metaKey }: KeyboardEvent<HTMLDivElement>,
  at: number,
  count: number,
): number | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const inline = isRightToLeft(currentTarget) ? -1 : 1;
  const row = getComputedStyle(currentTarget).gridTemplateColumns.split(' ').length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: inline,
    ArrowLeft: -inline,
    ArrowDown: row,
    ArrowUp: -row,
    Home: -at,
    End: count - 1 - at,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}
