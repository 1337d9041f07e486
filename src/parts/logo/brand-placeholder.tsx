import { lineEms } from '../letter-widths';
import styles from './logo.module.css';

/** Sizes in the drawing's own units; its least width keeps a short name from being shouted. */
const TYPE = { size: 24, leading: 28, leastWidth: 160, margin: 8 } as const;
/** Bold type, and the letters that are wider than the average, px over px. */
const ROOM = 1.06;
/** A longer name is set in two lines, if it has more than one word. */
const LINE_CHARACTERS = 14;

/** The width of the placeholder for a name over its height. */
export function placeholderRatio(name: string): number {
  const { width, height } = setName(name);
  return width / height;
}

/** Stands in for a missing logo (spec section 8): the site's name as a word mark, in the theme's type and the text's colour. */
export function BrandPlaceholder({ name }: { name: string }) {
  const { lines, width, height } = setName(name);
  return (
    <svg
      className={styles['wordmark']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={name}
      fill="currentColor"
    >
      <text fontSize={TYPE.size} aria-hidden="true">
        {lines.map((line, index) => (
          <tspan key={index} x={0} y={TYPE.margin / 2 + TYPE.leading * (index + 0.75)}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

function setName(name: string) {
  const lines = linesOf(name.trim());
  const widest = Math.max(...lines.map(lineEms)) * TYPE.size * ROOM;
  return {
    lines,
    width: Math.max(TYPE.leastWidth, Math.ceil(widest)),
    height: lines.length * TYPE.leading + TYPE.margin,
  };
}

/** A long name in two lines, as even as its words allow. */
function linesOf(name: string): readonly string[] {
  if ([...name].length <= LINE_CHARACTERS) return [name];
  const words = name.split(/\s+/);
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, width: Math.max(...lines.map(lineEms)) };
  });
  const [best] = splits.toSorted((one, other) => one.width - other.width);
  return best?.lines ?? [name];
}
