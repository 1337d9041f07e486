/** Harrow Street Bakery, the small business's template: the morning's bread on a floured table, seen from above. */
import { chance, round, svg, widthOf, words } from '../lib.mjs';

export const WIDTH = 2400;
export const HEIGHT = 1350;
const BLUE = '#2f4f8f';
const CRUST = '#6b3514';

export const defs = `
<radialGradient id="table" cx=".34" cy=".3" r=".95"><stop offset="0" stop-color="#fbf5ea"/><stop offset=".55" stop-color="#f1e5d2"/><stop offset="1" stop-color="#dcc7a6"/></radialGradient>
<radialGradient id="loaf" cx=".4" cy=".36" r=".72"><stop offset="0" stop-color="#dc9a52"/><stop offset=".45" stop-color="#b96b2b"/><stop offset=".8" stop-color="#84431a"/><stop offset="1" stop-color="#55280e"/></radialGradient>
<radialGradient id="bun" cx=".4" cy=".34" r=".75"><stop offset="0" stop-color="#eebb6c"/><stop offset=".5" stop-color="#d08c3c"/><stop offset="1" stop-color="#8e501d"/></radialGradient>
<linearGradient id="stick" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8e4b1e"/><stop offset=".28" stop-color="#d59047"/><stop offset=".62" stop-color="#bb7230"/><stop offset="1" stop-color="#672f10"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b98b5a"/><stop offset=".5" stop-color="#a37448"/><stop offset="1" stop-color="#7d5431"/></linearGradient>
<radialGradient id="flour"><stop offset="0" stop-color="#fffdf8"/><stop offset=".6" stop-color="#fffaf0" stop-opacity=".75"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/></radialGradient>
<radialGradient id="bowl" cx=".42" cy=".38" r=".7"><stop offset="0" stop-color="#fffef9"/><stop offset=".7" stop-color="#f2ead9"/><stop offset="1" stop-color="#cdbfa5"/></radialGradient>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fffaf0" stop-opacity=".0"/><stop offset=".5" stop-color="#fffaf0" stop-opacity=".75"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/></linearGradient>
<filter id="shade" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="dust" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter>
<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter>
<clipPath id="round"><circle r="300"/></clipPath>`;

const at = (x, y, content, { turn = 0, scale = 1 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;
const shadow = (shape) =>
  `<g transform="translate(26 34)" fill="#4a2c12" opacity=".42" filter="url(#shade)">${shape}</g>`;

/** Grains of flour around a place, more of them near it. */
function dusting({ seed, count, rx, ry, size = 3.4 }) {
  const next = chance(seed);
  return `<g fill="#fffdf7" filter="url(#dust)">${Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2;
    const reach = next() ** 0.6;
    return `<circle cx="${round(Math.cos(angle) * reach * rx)}" cy="${round(Math.sin(angle) * reach * ry)}" r="${round(0.6 + next() ** 3 * size)}" opacity="${round(0.35 + next() * 0.6)}"/>`;
  }).join('')}</g>`;
}

/** A round loaf, a wheat ear cut into its floured crust. */
export function boule(seed = 3) {
  const next = chance(seed);
  const shape =
    '<path d="M-300 8C-304-170-168-302 6-300S306-162 298 12 160 300-6 298-296 176-300 8z"/>';
  const rings = [252, 214, 176, 138]
    .map(
      (r, index) =>
        `<circle r="${r}" cx="${index * 2}" fill="none" stroke="#fff6e4" stroke-width="${16 - index * 2}" opacity="${0.5 - index * 0.05}" stroke-dasharray="${round(40 + next() * 60)} ${round(4 + next() * 10)}" filter="url(#dust)"/>`,
    )
    .join('');
  const leaf = (y, side) =>
    `<path d="M0 ${y}C${side * 40} ${y - 62} ${side * 104} ${y - 92} ${side * 150} ${y - 96}C${side * 132} ${y - 40} ${side * 74} ${y + 4} 0 ${y}z" fill="#f0c88a"/><path d="M0 ${y}C${side * 40} ${y - 62} ${side * 104} ${y - 92} ${side * 150} ${y - 96}" fill="none" stroke="${CRUST}" stroke-width="7"/>`;
  return (
    shadow(shape) +
    `<g fill="url(#loaf)">${shape}</g>` +
    `<g clip-path="url(#round)">${rings}` +
    [150, 62, -26, -112].map((y) => leaf(y, -1) + leaf(y, 1)).join('') +
    `<path d="M0 238V-240" stroke="#f3d29c" stroke-width="20" stroke-linecap="round"/><path d="M-9 240V-236" stroke="${CRUST}" stroke-width="6" stroke-linecap="round"/>` +
    dusting({ seed: seed + 1, count: 420, rx: 280, ry: 280, size: 4 }) +
    `</g><path d="M-232-150A276 276 0 0 1 40-274" fill="none" stroke="#fff3d6" stroke-width="16" stroke-linecap="round" opacity=".22"/>`
  );
}

function baguette() {
  const shape = '<rect x="-420" y="-64" width="840" height="128" rx="64"/>';
  const cuts = [-300, -165, -30, 105, 240]
    .map(
      (x) =>
        `<path d="M${x} 44C${x + 8}-6 ${x + 66}-40 ${x + 122}-44C${x + 112} 0 ${x + 58} 40 ${x} 44z" fill="#f2cd90"/><path d="M${x} 44C${x + 8}-6 ${x + 66}-40 ${x + 122}-44" fill="none" stroke="${CRUST}" stroke-width="7"/>`,
    )
    .join('');
  return `${shadow(shape)}<g fill="url(#stick)">${shape}</g>${cuts}${dusting({ seed: 44, count: 120, rx: 390, ry: 50 })}`;
}

function croissant() {
  const outline =
    'M-250 96C-236-40-140-146 0-150S238-42 250 96C196 110 170 66 132 26C96-12 52-26 0-26S-96-12-132 26C-170 66-196 110-250 96z';
  const bands = [
    'M-206 20C-170 6-150 20-140 34',
    'M-168-58C-128-58-102-36-92-10',
    'M-96-122C-64-104-50-66-46-30',
    'M96-122C64-104 50-66 46-30',
    'M168-58C128-58 102-36 92-10',
    'M206 20C170 6 150 20 140 34',
  ];
  return (
    shadow(`<path d="${outline}"/>`) +
    `<path d="${outline}" fill="url(#bun)"/>` +
    bands
      .map(
        (d) =>
          `<path d="${d}" fill="none" stroke="#7c4216" stroke-width="9" stroke-linecap="round"/><path d="${d}" transform="translate(9 4)" fill="none" stroke="#f7d596" stroke-width="7" stroke-linecap="round" opacity=".75"/>`,
      )
      .join('') +
    '<path d="M-196-6C-170-84-90-132 0-134" fill="none" stroke="#fff0c8" stroke-width="10" stroke-linecap="round" opacity=".45"/>'
  );
}

/** A cardamom bun: a spiral with pearls of sugar. */
function swirl(seed) {
  const next = chance(seed);
  const points = Array.from({ length: 90 }, (_, index) => {
    const angle = index * 0.2 + next() * 0.02;
    const r = 14 + index * 1.28;
    return `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`;
  });
  const pearls = Array.from({ length: 26 }, () => {
    const angle = next() * Math.PI * 2;
    const r = 26 + next() * 92;
    return `<rect x="${round(Math.cos(angle) * r)}" y="${round(Math.sin(angle) * r)}" width="${round(8 + next() * 6)}" height="${round(7 + next() * 5)}" rx="2.5" transform="rotate(${round(next() * 40)})" fill="#fffdf6" stroke="#dcc39a" stroke-width="1"/>`;
  }).join('');
  return (
    shadow('<circle r="142"/>') +
    '<circle r="142" fill="url(#bun)"/>' +
    `<path d="M${points.join('L')}" fill="none" stroke="#70390f" stroke-width="13" stroke-linecap="round" opacity=".85"/><path d="M${points.join('L')}" transform="translate(-5 -5)" fill="none" stroke="#f8d99c" stroke-width="5" stroke-linecap="round" opacity=".7"/>` +
    pearls
  );
}

function ear() {
  const grains = Array.from({ length: 9 }, (_, index) => {
    const y = -index * 30;
    const one = (side) =>
      `<path d="M0 ${y}C${side * 34} ${y - 8} ${side * 40} ${y - 38} ${side * 22} ${y - 58}C${side * 4} ${y - 44}-${0} ${y - 20} 0 ${y}z" fill="#d9a54c" stroke="#a87326" stroke-width="2"/><path d="M${side * 24} ${y - 56}L${side * 58} ${y - 150}" stroke="#c08f3c" stroke-width="2.4"/>`;
    return one(-1) + one(1);
  }).join('');
  return `<g transform="translate(12 14)" opacity=".25" filter="url(#blur)"><path d="M-6 380V-280h12V380z" fill="#4a2c12"/></g><path d="M0 400C-8 240 6 120 0 0" fill="none" stroke="#b9862f" stroke-width="6"/>${grains}`;
}

function board() {
  const grain = [-150, -92, -30, 34, 96, 158]
    .map(
      (y, index) =>
        `<path d="M-${400 - index * 8} ${y * 1.9}C-120 ${y * 1.9 + 24} 120 ${y * 1.9 - 26} ${404 - index * 8} ${y * 1.9 + 8}" fill="none" stroke="#6b4524" stroke-width="3" opacity=".35"/>`,
    )
    .join('');
  return `${shadow('<circle r="440"/>')}<circle r="440" fill="url(#wood)"/><clipPath id="disc"><circle r="440"/></clipPath><g clip-path="url(#disc)">${grain}</g><circle r="432" fill="none" stroke="#d9b184" stroke-width="5" opacity=".5"/>`;
}

/** A cloth with woven stripes. */
function cloth(width, height) {
  const stripes = [46, 66, 86, 150, 166, height - 166, height - 150, height - 86, height - 66]
    .map((y) => `<rect y="${y}" width="${width}" height="9" fill="${BLUE}" opacity=".86"/>`)
    .join('');
  const fold = [0.28, 0.61]
    .map(
      (part) =>
        `<rect x="${width * part}" width="46" height="${height}" fill="#7b6a52" opacity=".16" filter="url(#blur)"/>`,
    )
    .join('');
  return `${shadow(`<rect width="${width}" height="${height}"/>`)}<rect width="${width}" height="${height}" fill="#faf6ec"/>${stripes}${fold}`;
}

function flourBowl() {
  return (
    shadow('<circle r="190"/>') +
    `<circle r="190" fill="${BLUE}"/><circle r="176" fill="#e9e1d0"/><circle r="158" fill="url(#bowl)"/><path d="M-96-20C-40-74 60-70 104-14C66 30-52 34-96-20z" fill="#fffefb"/><path d="M-120-92A154 154 0 0 1 20-152" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>`
  );
}

function table(width, height) {
  const next = chance(61);
  const threads = Array.from(
    { length: 130 },
    (_, index) =>
      `<path d="M0 ${round((index * height) / 130 + next() * 6)}H${width}" stroke="#b99b6c" stroke-width="1" opacity="${round(0.03 + next() * 0.09)}"/>`,
  ).join('');
  return `<rect width="${width}" height="${height}" fill="url(#table)"/>${threads}`;
}

/** The light of a window with bars across it. */
function light() {
  return [-200, 180, 560]
    .map(
      (x) =>
        `<path d="M${x} -50L${x + 290} -50L${x + 1300} 1420L${x + 890} 1420z" fill="#fffaf0" opacity=".42" filter="url(#blur)"/>`,
    )
    .join('');
}

/** The hero: bare linen at its start, for the words. */
export function scene() {
  return (
    table(WIDTH, HEIGHT) +
    light() +
    at(1500, -120, cloth(560, 780), { turn: 14 }) +
    at(1790, 700, board()) +
    at(1790, 690, boule()) +
    at(2120, 1180, baguette(), { turn: -28 }) +
    at(1830, 1290, baguette(), { turn: -21 }) +
    at(1300, 1090, croissant(), { turn: -18, scale: 0.95 }) +
    at(2230, 330, flourBowl()) +
    at(1330, 560, ear(), { turn: 28, scale: 0.8 }) +
    at(1240, 640, ear(), { turn: 12, scale: 0.72 }) +
    at(2200, 720, swirl(12), { scale: 0.95 }) +
    at(1500, 800, dusting({ seed: 5, count: 700, rx: 640, ry: 420, size: 4 })) +
    at(2080, 470, dusting({ seed: 15, count: 260, rx: 300, ry: 180 }))
  );
}

export const SQUARE = 1400;
/** One loaf, close. */
export function loaf() {
  return (
    table(SQUARE, SQUARE) +
    at(-80, 1010, cloth(1700, 600), { turn: -9 }) +
    at(700, 690, board(), { scale: 1.32 }) +
    at(700, 680, boule(9), { scale: 1.52, turn: 16 }) +
    at(190, 1180, ear(), { turn: 52, scale: 0.95 }) +
    at(700, 720, dusting({ seed: 29, count: 620, rx: 690, ry: 640, size: 5 }))
  );
}

/** A tray of cardamom buns on baking paper. */
export function buns() {
  const next = chance(88);
  const rows = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const shift = row % 2 === 0 ? 0 : 120;
      rows.push(
        at(
          round(150 + column * 350 + shift + next() * 14),
          round(190 + row * 340 + next() * 14),
          swirl(row * 7 + column + 2),
          { turn: round(next() * 360), scale: round(0.98 + next() * 0.1) },
        ),
      );
    }
  }
  return (
    `<rect width="${SQUARE}" height="${SQUARE}" fill="#27395f"/><rect x="-40" y="40" width="${SQUARE + 80}" height="${SQUARE - 80}" fill="#f4ead6" transform="rotate(-1.4 700 700)"/>` +
    `<path d="M-20 470L1420 430M-20 960L1420 1000M500 30L470 1380" stroke="#d8c7a6" stroke-width="5" opacity=".5"/>` +
    rows.join('') +
    at(700, 700, dusting({ seed: 3, count: 300, rx: 760, ry: 760, size: 4 }))
  );
}

export function mark(ink, { x = 0, y = 0, scale = 1 } = {}) {
  const leaf = (top, side) =>
    `<path d="M24 ${top}c${side * 3}-8 ${side * 9}-11 ${side * 15}-11c-${side > 0 ? '' : '-'}1 8-${side > 0 ? '' : '-'}7 12-${side > 0 ? '' : '-'}15 11z"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${ink}"><path d="M22.800 46V6h2.400v40z"/>${[18, 28, 38].map((top) => leaf(top, 1) + leaf(top, -1)).join('')}<path d="M24 11c-4-4-4-8 0-11 4 3 4 7 0 11z"/></g>`;
}

export function logo(ink) {
  const text = { size: 30, tracking: -0.015 };
  const width = 50 + widthOf('harrow', 'Harrow Street', text.size, text.tracking);
  return svg(
    Math.ceil(width) + 2,
    48,
    mark(ink) + words('harrow', 'Harrow Street', { x: 50, y: 35, fill: ink, ...text }),
  );
}

export function favicon() {
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="#f4ead6"/>${mark('#5b2f12', { x: 8, y: 8 })}`,
  );
}

export function social(height) {
  return svg(
    WIDTH,
    height,
    scene() +
      mark('#3a1e0b', { x: 128, y: 190, scale: 3.4 }) +
      words('harrow', 'Harrow Street', {
        x: 130,
        y: 560,
        size: 176,
        tracking: -0.025,
        fill: '#3a1e0b',
      }) +
      words('harrow', 'Bread, from four in the morning', {
        x: 136,
        y: 690,
        size: 66,
        fill: '#6b3514',
      }),
    defs,
  );
}
