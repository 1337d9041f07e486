/** Shapes of SVG (SVG 2, "Basic shapes") as the data of one path, which a page holds as one element. */

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
/** A path that begins with a relative move: to a point, and on in lines where nothing else is said. */
const RELATIVE = new RegExp(String.raw`^m\s*(${NUMBER})[\s,]*(${NUMBER})[\s,]*(.*)$`);

/**
 * @param {readonly (readonly [string, Record<string, string>])[]} nodes elements of a drawing in lines, in their order
 * @throws of an element that is no shape, and of a fill that lines can't stand for
 */
export function pathOfShapes(nodes) {
  return nodes.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
}

/** The line of a drawing is at least 1.5 wide: around a circle of this radius it leaves next to nothing free. */
const MOST_FILLED = 0.75;

function pathOf(tag, { d, points, fill, ...rest }) {
  const at = (name) => Number(rest[name] ?? 0);
  if (fill !== undefined && !(tag === 'circle' && at('r') <= MOST_FILLED))
    throw new Error(`A filled <${tag}> is no line.`);
  switch (tag) {
    case 'path':
      return absoluteStart(d);
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return `M${points.trim()}`;
    case 'polygon':
      return `M${points.trim()}z`;
    case 'circle':
      return (
        ellipse(at('cx'), at('cy'), at('r'), at('r')) +
        (fill === undefined ? '' : dot(at('cx'), at('cy')))
      );
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return rectangle(at('x'), at('y'), at('width'), at('height'), corners(rest));
    default:
      throw new Error(`There is no path for <${tag}>.`);
  }
}

/** Behind another path a relative beginning would go on from that one's end. */
function absoluteStart(d) {
  const [, x, y, rest] = RELATIVE.exec(d) ?? [];
  if (rest === undefined) return d;
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

function ellipse(cx, cy, rx, ry) {
  const half = (width) => `a${short(rx)} ${short(ry)} 0 1 0 ${short(width)} 0`;
  return `M${short(cx - rx)} ${short(cy)}${half(2 * rx)}${half(-2 * rx)}z`;
}

/** What fills a small circle, where the line around leaves its middle free. */
function dot(cx, cy) {
  return `M${short(cx)} ${short(cy)}h.01`;
}

/** Thousandths of a drawing of 24 by 24 are seen by nobody. */
const short = (number) => Math.round(number * 1000) / 1000;

/** One radius stands for both where the other is missing. */
function corners({ rx, ry }) {
  return { rx: Number(rx ?? ry ?? 0), ry: Number(ry ?? rx ?? 0) };
}

function rectangle(x, y, width, height, { rx, ry }) {
  if (rx === 0 || ry === 0)
    return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  const corner = (dx, dy) => `a${short(rx)} ${short(ry)} 0 0 1 ${short(dx)} ${short(dy)}`;
  const [h, v] = [short(width - 2 * rx), short(height - 2 * ry)];
  return (
    `M${short(x + rx)} ${short(y)}h${h}${corner(rx, ry)}v${v}${corner(-rx, ry)}` +
    `h${-h}${corner(-rx, -ry)}v${-v}${corner(rx, -ry)}z`
  );
}
