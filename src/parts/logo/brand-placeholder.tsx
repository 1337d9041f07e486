import { lineEms } from '../letter-widths';
import styles from './logo.module.css';

/** Sizes in the drawing's own units, the first also in its style; its least width keeps a short name from being shouted. */
const SIZE = 24;
const LEADING = 28;
const MARGIN = 8;
const LEAST_WIDTH = 160;
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
    >
      <text>
        {lines.map((line, index) => (
          <tspan key={index} x={0} y={MARGIN / 2 + LEADING * (index + 0.75)}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

function setName(name: string) {
  const lines = linesOf(name);
  const widest = Math.max(...lines.map(lineEms)) * SIZE * ROOM;
  return {
    lines,
    width: Math.max(LEAST_WIDTH, Math.ceil(widest)),
    height: lines.length * LEADING + MARGIN,
  };
}

/** A long name in two lines, parted at the space nearest to its middle. */
function linesOf(name: string): readonly string[] {
  const fromMiddle = (space: number) => Math.abs(space - name.length / 2);
  const [space] = [...name.matchAll(/\s/g)]
    .map(({ index }) => index)
    .toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  if (space === undefined || name.length <= LINE_CHARACTERS) return [name];
  return [name.slice(0, space), name.slice(space + 1)];
}
