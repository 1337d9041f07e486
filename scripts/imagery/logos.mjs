/** Lockstep's own marks, and eight invented partners'. */
import { svg, widthOf, words } from './lib.mjs';

const PETROL = '#0f4450';
const AMBER = '#f5a31a';

/** A valve that is also a padlock: the bow-tie of the drawing, closed by a shackle. */
export function mark({ ink, x = 0, y = 0, scale = 1 }) {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="M12.5 24.500V16.500a11.500 11.500 0 0 1 23 0v8" fill="none" stroke="${AMBER}" stroke-width="5"/>` +
    `<path d="M3 20v24l21-12zM45 20v24l-21-12z" fill="${ink}"/></g>`
  );
}

function lockstep(ink) {
  const size = 33;
  const width = 58 + widthOf('display', 'Lockstep', size, -0.01);
  return svg(
    Math.ceil(width) + 2,
    48,
    mark({ ink, y: 0 }) +
      words('display', 'Lockstep', { x: 57, y: 40, size, tracking: -0.01, fill: ink }),
  );
}

function favicon() {
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="#07222a"/>` + mark({ ink: '#fff', x: 8, y: 5 }),
  );
}

const blade = 'M-1.500-3C2-8 3.500-18 0-27C-4.500-19-4.500-9-1.500-3z';
const arcs = (radii, span) =>
  radii
    .map((r) => {
      const a = (span * Math.PI) / 180;
      const at = (angle) =>
        `${(24 + r * Math.cos(angle)).toFixed(2)} ${(24 + r * Math.sin(angle)).toFixed(2)}`;
      return `<path d="M${at(-a)}A${r} ${r} 0 ${span > 90 ? 1 : 0} 1 ${at(a)}"/>`;
    })
    .join('');
const hexagon = (cx, cy, r) =>
  [0, 1, 2, 3, 4, 5]
    .map((side) => {
      const a = (side * Math.PI) / 3;
      return `${(cx + r * Math.cos(a)).toFixed(2)} ${(cy + r * Math.sin(a)).toFixed(2)}`;
    })
    .join('L');

/** Each: ink, drawing of the mark in a box of 48, face, wordmark, its size and tracking. */
const PARTNERS = {
  havgard: {
    ink: '#17688f',
    mark: `<g transform="translate(24 27)">${[0, 120, 240].map((turn) => `<path transform="rotate(${turn})" d="${blade}"/>`).join('')}<circle r="3.200"/></g>`,
    text: ['havgard', 'havgard', 29, -0.01],
  },
  castellan: {
    ink: '#7c2f2c',
    mark: '<path d="M6 44V22h4v-4h4v4h4v22zM20 44V10h3V5h3v5h3v34zM31 44V28h3v-4h4v4h4v16z"/>',
    text: ['castellan', 'Castellan', 33, 0],
  },
  'tarn-nuclear': {
    ink: '#2c4a8c',
    mark: `<circle cx="24" cy="24" r="4.500"/><g fill="none" stroke="#2c4a8c" stroke-width="4">${arcs([11, 18], 118)}</g>`,
    text: ['tarn', 'TARN', 28, 0.02],
    second: ['tarn', 'NUCLEAR', 11, 0.17],
  },
  'orrin-terminals': {
    ink: '#0d7358',
    mark: '<path d="M24 4a20 20 0 0 1 19 14c-6-4-12 3-19 0s-13-3-19 1A20 20 0 0 1 24 4zM4 25c7-4 12 3 20 1s13-4 20-2c0 2-.500 5-1.500 7-6-4-12 3-18.500 0s-12-3-18.500 1C4.500 30 4 28 4 25zM8 37c5-3 10 3 16 1s11-3 15-1a20 20 0 0 1-31 0z"/>',
    text: ['orrin', 'Orrin', 28, -0.01],
    second: ['orrin', 'Terminals', 14.5, 0],
  },
  ferrowick: {
    ink: '#c04f19',
    mark: `<path fill-rule="evenodd" d="M${hexagon(24, 24, 20)}zM24 14.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z"/>`,
    text: ['ferrowick', 'FERROWICK', 32, 0.015],
  },
  'alba-deep': {
    ink: '#12395f',
    mark: '<path d="M6 24a18 18 0 0 1 36 0zM6 28h36v4H6zM11 35h26v3.500H11zM17 41.500h14v3H17z"/>',
    text: ['alba', 'alba deep', 21, -0.02],
  },
  stellnor: {
    ink: '#a83a31',
    mark: `<g stroke="#a83a31" stroke-width="3" fill="none">${[0, 60, 120].map((turn) => `<path transform="rotate(${turn} 24 24)" d="M24 7v34"/>`).join('')}</g>${[0, 60, 120, 180, 240, 300].map((turn) => `<circle transform="rotate(${turn} 24 24)" cx="24" cy="6.500" r="4"/>`).join('')}<circle cx="24" cy="24" r="6"/>`,
    text: ['stellnor', 'Stellnor', 31, -0.02],
  },
  quarrymore: {
    ink: '#566127',
    mark: '<path d="M4 18 24 6l20 12v6L24 12 4 24zM4 29l20-12 20 12v6L24 23 4 35zM4 40l20-12 20 12v4H4z"/>',
    text: ['quarrymore', 'Quarrymore', 32, 0],
  },
};

function partner({ ink, mark: drawing, text, second }) {
  const [face, name, size, tracking] = text;
  const x = 58;
  const first = widthOf(face, name, size, tracking);
  const other = second ? widthOf(second[0], second[1], second[2], second[3]) : 0;
  const baseline = second ? 27 : 24 + size * 0.33;
  return svg(
    Math.ceil(x + Math.max(first, other)) + 2,
    48,
    `<g fill="${ink}">${drawing}${words(face, name, { x, y: baseline, size, tracking })}${
      second
        ? words(second[0], second[1], { x: x + 1, y: 43, size: second[2], tracking: second[3] })
        : ''
    }</g>`,
  );
}

/** Name of the file to its SVG. */
export function logos() {
  return {
    'lockstep.svg': lockstep(PETROL),
    'lockstep-on-dark.svg': lockstep('#ffffff'),
    'favicon.svg': favicon(),
    ...Object.fromEntries(
      Object.entries(PARTNERS).map(([name, drawing]) => [`${name}.svg`, partner(drawing)]),
    ),
  };
}
