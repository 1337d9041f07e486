/** The film of half a minute: a pump at dusk, its drawing, four locks, a proof, a permit. */
import { mark } from './logos.mjs';
import { AMBER, instrument, padlock, pump, valve } from './piping.mjs';
import { raster, round, svg, widthOf, words } from './lib.mjs';

export const FILM_SECONDS = 30;

const SHEET = '#07222a';
const PIPE = '#8fb6b8';
const PALE = '#dfeceb';

const clamp = (value) => Math.min(1, Math.max(0, value));
const ease = (value) => {
  const v = clamp(value);
  return v * v * (3 - 2 * v);
};
/** Goes from 0 to 1 between two moments. */
const between = (seconds, from, to) => ease((seconds - from) / (to - from));

const CAPTIONS = [
  [0.8, 4.6, '18:40. Pump P-1203 needs a new seal.'],
  [6.4, 9.2, 'Pick the points on your own drawing.'],
  [9.8, 15.6, 'Lock, tag and photograph each one.'],
  [16.2, 19.8, 'Prove it: a reading, a time, a name.'],
  [20.6, 24.6, 'Only then does the permit open.'],
];

/** Each lock: valve, turn of its symbol, place of its tag, the moment it closes. */
const LOCKS = [
  { x: 430, y: 420, turn: 0, name: 'XV-1204', tag: [398, 372], at: 10.2 },
  { x: 860, y: 240, turn: 0, name: 'XV-1206', tag: [834, 192], at: 11.5 },
  { x: 560, y: 150, turn: 90, name: 'XV-1210', tag: [598, 116], at: 12.8 },
  { x: 860, y: 350, turn: 0, name: 'XV-1212', tag: [834, 302], at: 14.1 },
];

const PIPES = [
  ['M190 310V420H1', 0],
  ['M190 420H414', 0.1],
  ['M446 420H640', 0.35],
  ['M690 380V240H844', 0.5],
  ['M876 240H1060V90H1280', 0.75],
  ['M876 350H1280', 0.8],
  ['M560 134V70H300', 0.3],
  ['M560 166V240H690', 0.45],
  ['M770 240V350H844', 0.6],
  ['M510 420V462', 0.55],
  ['M510 494V560', 0.65],
];
// Parts of the list above that the boundary keeps dead.
const DEAD = new Set([2, 3, 7, 8, 9]);

function drawing(seconds) {
  const parts = [];
  const dead = between(seconds, 14.8, 15.6);
  PIPES.forEach(([d, start], index) => {
    const drawn = between(seconds, 5.2 + start * 2.4, 6.2 + start * 2.4);
    if (drawn === 0) return;
    const color = DEAD.has(index) && dead > 0 ? AMBER : PIPE;
    parts.push(
      `<path d="${d}" pathLength="1" fill="none" stroke="${color}" stroke-width="3" stroke-dasharray="1" stroke-dashoffset="${round(1 - drawn, 3)}"/>`,
    );
  });
  const shown = between(seconds, 6.6, 7.6);
  parts.push(
    `<g opacity="${round(shown, 3)}">` +
      `<g fill="${SHEET}" stroke="${PIPE}" stroke-width="3"><path d="M150 130a40 20 0 0 1 80 0V290a40 20 0 0 1-80 0z"/><path d="M150 130h80M150 290h80"/></g>` +
      words('text', 'V-1201', { x: 190, y: 216, size: 17, anchor: 'middle', fill: PALE }) +
      pump(670, 420, 42, { stroke: dead > 0.5 ? AMBER : PIPE, fill: SHEET, width: 3 }) +
      words('display', 'P-1203', { x: 752, y: 432, size: 26, fill: '#fff' }) +
      valve(510, 478, { turn: 90, stroke: PALE, fill: SHEET, stem: false, size: 17 }) +
      words('text', 'HV-1208', { x: 540, y: 484, size: 16, fill: PALE }) +
      instrument(770, 158, 28, {
        stroke: PALE,
        fill: SHEET,
        letters: 'PI',
        number: '1207',
        ink: PALE,
      }) +
      `<path d="M770 186V240" stroke="${PALE}" stroke-width="1.6" stroke-dasharray="5 4"/></g>`,
  );
  const boundary = between(seconds, 8.2, 9.6);
  if (boundary > 0)
    parts.unshift(
      `<rect x="430" y="150" width="430" height="380" rx="8" fill="${AMBER}" fill-opacity="${round(0.09 * boundary, 3)}" stroke="${AMBER}" stroke-opacity="${round(boundary * 0.8, 3)}" stroke-width="2" stroke-dasharray="18 6 3 6"/>`,
    );
  for (const lock of LOCKS) parts.push(lockOf(lock, seconds, shown));
  return parts.join('');
}

function lockOf({ x, y, turn, name, tag, at }, seconds, shown) {
  const closed = between(seconds, at, at + 0.5);
  const color = closed > 0.5 ? AMBER : PALE;
  const drop = between(seconds, at + 0.35, at + 0.7);
  const ring = between(seconds, at, at + 0.9);
  return (
    `<g opacity="${round(shown, 3)}">` +
    (ring > 0 && ring < 1
      ? `<circle cx="${x}" cy="${y}" r="${round(20 + 46 * ring)}" fill="none" stroke="${AMBER}" stroke-width="3" opacity="${round(1 - ring, 3)}"/>`
      : '') +
    valve(x, y, {
      turn: turn + 90 * (1 - closed) * (closed > 0 && closed < 1 ? 1 : 0),
      stroke: color,
      fill: closed > 0.5 ? AMBER : SHEET,
      size: 18,
      width: 2.5,
    }) +
    words('text', name, { x: tag[0] + 20, y: tag[1] + 10, size: 17, fill: color }) +
    (drop > 0
      ? `<g opacity="${round(drop, 3)}">${padlock(tag[0], round(tag[1] - 14 * (1 - drop)), 1.35, AMBER)}</g>`
      : '') +
    '</g>'
  );
}

/** The reading that falls to nothing. */
function proof(seconds) {
  const shown = between(seconds, 15.9, 16.4) * (1 - between(seconds, 20, 20.5));
  if (shown === 0) return '';
  const bar = Math.max(0, 6.4 * (1 - between(seconds, 16.4, 18.6)));
  const reading = `${bar.toFixed(1)} bar`;
  const isProven = bar < 0.05;
  return (
    `<g opacity="${round(shown, 3)}"><rect x="930" y="440" width="290" height="150" rx="10" fill="#0d333d" stroke="#fff" stroke-opacity=".2"/>` +
    words('text', 'PI-1207', { x: 956, y: 478, size: 17, fill: '#b9d2d2' }) +
    words('display', reading, { x: 954, y: 534, size: 44, fill: isProven ? AMBER : '#fff' }) +
    (isProven
      ? words('text', '19:12  M. Okafor', { x: 956, y: 570, size: 17, fill: '#b9d2d2' })
      : '') +
    '</g>'
  );
}

function permit(seconds) {
  const shown = between(seconds, 20.2, 20.9);
  if (shown === 0) return '';
  const rise = round(60 * (1 - shown));
  const rows = [
    'Isolation IC-2207: 4 of 4',
    'Zero energy proven 19:12',
    'Hot work: no',
    'Two signatures',
  ];
  const checks = rows
    .map((text, index) => {
      const done = between(seconds, 21.2 + index * 0.5, 21.5 + index * 0.5);
      const y = 296 + index * 48;
      return (
        `<path d="M452 ${y - 8}l9 9 17-19" fill="none" stroke="#1d8a86" stroke-width="5" pathLength="1" stroke-dasharray="1" stroke-dashoffset="${round(1 - done, 3)}"/>` +
        words('text', text, { x: 500, y, size: 23, fill: SHEET })
      );
    })
    .join('');
  const open = between(seconds, 23.4, 23.8);
  return (
    `<g opacity="${round(shown, 3)}"><rect width="1280" height="720" fill="${SHEET}" opacity=".78"/><g transform="translate(0 ${rise})">` +
    `<rect x="410" y="140" width="460" height="430" rx="12" fill="#f3f1eb"/><rect x="410" y="140" width="460" height="86" rx="12" fill="${open > 0.5 ? '#1d8a86' : '#0f4450'}"/><rect x="410" y="200" width="460" height="26" fill="${open > 0.5 ? '#1d8a86' : '#0f4450'}"/>` +
    words('display', 'PTW-0871', { x: 446, y: 198, size: 34, fill: '#fff' }) +
    words('text', open > 0.5 ? 'OPEN' : 'HELD', {
      x: 836,
      y: 196,
      size: 24,
      anchor: 'end',
      fill: '#fff',
      tracking: 0.08,
    }) +
    checks +
    words('text', 'Seal replacement, P-1203', { x: 446, y: 530, size: 21, fill: '#4a5d60' }) +
    '</g></g>'
  );
}

function caption(seconds) {
  for (const [from, to, text] of CAPTIONS) {
    const shown = between(seconds, from, from + 0.6) * (1 - between(seconds, to - 0.5, to));
    if (shown === 0) continue;
    return `<g opacity="${round(shown, 3)}"><rect x="72" y="617" width="12" height="12" fill="${AMBER}"/>${words('display', text, { x: 100, y: 634, size: 34, fill: '#fff' })}</g>`;
  }
  return '';
}

function ending(seconds) {
  const shown = between(seconds, 25.4, 26.2);
  const line = 'Nothing opens until every isolation is proven.';
  const width = 62 * 1.9 + widthOf('display', 'Lockstep', 66, -0.01);
  const left = (1280 - width) / 2;
  return (
    `<rect width="1280" height="720" fill="${SHEET}" opacity="${round(shown, 3)}"/>` +
    `<g opacity="${round(between(seconds, 26.1, 26.9), 3)}">${mark({ ink: '#fff', x: round(left), y: 262, scale: 1.9 })}` +
    words('display', 'Lockstep', {
      x: left + 62 * 1.9,
      y: 342,
      size: 66,
      tracking: -0.01,
      fill: '#fff',
    }) +
    '</g>' +
    `<g opacity="${round(between(seconds, 27, 27.8), 3)}">${words('text', line, { x: 640, y: 424, size: 26, anchor: 'middle', fill: '#b9d2d2' })}</g>`
  );
}

/** One frame, as raw pixels. */
export async function filmFrame({ seconds, dusk, width, height }) {
  const sheet = between(seconds, 4.4, 5.4);
  const content =
    (sheet > 0
      ? `<g opacity="${round(sheet, 3)}"><rect width="1280" height="720" fill="${SHEET}"/>${grid()}${drawing(seconds)}${proof(seconds)}${permit(seconds)}</g>`
      : '<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#04161c" stop-opacity="0"/><stop offset="1" stop-color="#04161c" stop-opacity=".75"/></linearGradient><path d="M0 420H1280V720H0z" fill="url(#foot)"/>') +
    caption(seconds) +
    (seconds > 25 ? ending(seconds) : '') +
    `<rect width="1280" height="720" fill="#000" opacity="${round(1 - between(seconds, 0, 0.5), 3)}"/>`;
  const over = raster(svg(1280, 720, content), width, height).ensureAlpha();
  if (sheet === 1) return over.raw().toBuffer();
  const frame = await dusk(seconds / 8);
  const pixels = await over.raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] / 255;
    for (let channel = 0; channel < 3; channel++)
      frame[at + channel] += (pixels[at + channel] - frame[at + channel]) * alpha;
  }
  return frame;
}

function grid() {
  const dots = [];
  for (let x = 40; x < 1280; x += 40)
    for (let y = 40; y < 720; y += 40) dots.push(`M${x} ${y}h.01`);
  return `<path d="${dots.join('')}" stroke="#fff" stroke-opacity=".12" stroke-width="2" stroke-linecap="round"/>`;
}
