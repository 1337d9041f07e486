/** Stillwater, the event's template: a moon over a lake, its reflection drawn as sound. */
import { chance, round, svg, widthOf, words } from '../lib.mjs';

export const WIDTH = 2400;
export const HEIGHT = 1350;
const HORIZON = 830;
const MOON = { x: 1640, y: 560, r: 226 };
const INK = '#0e0b25';
const CORAL = '#ff7a59';

export const defs = `
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0922"/><stop offset=".38" stop-color="#1f1850"/><stop offset=".66" stop-color="#57306f"/><stop offset=".86" stop-color="#c25a6b"/><stop offset="1" stop-color="#f59a72"/></linearGradient>
<linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9586c"/><stop offset=".16" stop-color="#5a3070"/><stop offset=".5" stop-color="#221a53"/><stop offset="1" stop-color="#0a0820"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#ffd9b0" stop-opacity=".75"/><stop offset=".3" stop-color="#ff9d78" stop-opacity=".32"/><stop offset="1" stop-color="#ff7a6b" stop-opacity="0"/></radialGradient>
<linearGradient id="moon" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff1d8"/><stop offset=".6" stop-color="#ffc79a"/><stop offset="1" stop-color="#ff8f6f"/></linearGradient>
<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f59a86" stop-opacity="0"/><stop offset="1" stop-color="#f7a98c" stop-opacity=".6"/></linearGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#fff6df"/><stop offset=".2" stop-color="#ffdb9c" stop-opacity=".9"/><stop offset=".55" stop-color="#ffae62" stop-opacity=".25"/><stop offset="1" stop-color="#ff9a50" stop-opacity="0"/></radialGradient>
<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb36b"/><stop offset=".55" stop-color="#ffe3ad"/><stop offset="1" stop-color="#ff9d5c"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="3"/></filter>
<filter id="cloud" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="40 8"/></filter>
<filter id="steam" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="46 12"/></filter>`;

/** A ridge of hills: a line that wanders between two heights. */
function ridge({ seed, base, height, fill, opacity = 1, step = 120 }) {
  const next = chance(seed);
  let d = `M-20 ${base + 40}V${base - height * 0.4}`;
  for (let x = -20; x < WIDTH + step; x += step) {
    const y = base - height * (0.25 + 0.75 * next());
    d += `S${round(x + step * 0.35)} ${round(y)} ${x + step} ${round(base - height * (0.2 + 0.6 * next()))}`;
  }
  return `<path d="${d}V${base + 40}z" fill="${fill}" opacity="${opacity}"/>`;
}

/** One spruce, its branches uneven. */
function spruce(x, base, height, next, fill) {
  const tiers = Math.max(6, Math.round(height / 26));
  let left = '';
  let right = '';
  for (let tier = 1; tier <= tiers; tier += 1) {
    const y = base - height + (height * tier) / tiers;
    const reach = (height * 0.2 * tier) / tiers;
    left = `L${round(x - reach * 0.42)} ${round(y - 4)}L${round(x - reach * (0.8 + 0.4 * next()))} ${round(y + 6)}${left === '' ? '' : ''}${left}`;
    right += `L${round(x + reach * (0.8 + 0.4 * next()))} ${round(y + 6)}L${round(x + reach * 0.42)} ${round(y - 4)}`;
  }
  return `<path d="M${x} ${round(base - height)}${right}V${base + 8}H${round(x - 4)}${left}z" fill="${fill}"/>`;
}

function forest({ from, to, base, height, seed, fill, gap = 26 }) {
  const next = chance(seed);
  const trees = [];
  for (let x = from; x < to; x += gap * (0.5 + next())) {
    trees.push(spruce(round(x), base, height * (0.5 + 0.6 * next()), next, fill));
  }
  return trees.join('');
}

function sky() {
  const next = chance(31);
  const stars = Array.from(
    { length: 190 },
    () =>
      `<circle cx="${round(next() * WIDTH)}" cy="${round(next() ** 1.7 * 560)}" r="${round(0.7 + next() * 1.5)}" fill="#ffe9d6" opacity="${round(0.15 + next() * 0.65)}"/>`,
  );
  const clouds = Array.from(
    { length: 14 },
    () =>
      `<ellipse cx="${round(next() * WIDTH)}" cy="${round(480 + next() * 300)}" rx="${round(180 + next() * 420)}" ry="${round(5 + next() * 12)}" fill="${next() < 0.5 ? '#ffb08d' : '#2a1c58'}" opacity="${round(0.16 + next() * 0.3)}"/>`,
  );
  return (
    `<rect width="${WIDTH}" height="${HORIZON + 20}" fill="url(#sky)"/>${stars.join('')}` +
    `<circle cx="${MOON.x}" cy="${MOON.y}" r="760" fill="url(#halo)"/>` +
    `<circle cx="${MOON.x}" cy="${MOON.y}" r="${MOON.r}" fill="url(#moon)"/>` +
    `<g fill="#f3a27f" opacity=".4"><ellipse cx="${MOON.x - 70}" cy="${MOON.y - 60}" rx="62" ry="44"/><ellipse cx="${MOON.x + 66}" cy="${MOON.y + 30}" rx="86" ry="52"/><circle cx="${MOON.x - 50}" cy="${MOON.y + 96}" r="34"/><circle cx="${MOON.x + 30}" cy="${MOON.y - 130}" r="22"/></g>` +
    `<g filter="url(#cloud)">${clouds.join('')}</g>`
  );
}

/** The moon in the water: bars as wide as a sound is loud. */
function sound() {
  const next = chance(8);
  const bars = [];
  for (let index = 0; index < 34; index += 1) {
    const y = HORIZON + 22 + index * 15;
    const wave =
      Math.abs(Math.sin(index * 0.74) * 0.55 + Math.sin(index * 0.31 + 1) * 0.45) * 0.85 + 0.12;
    const fade = 1 - index / 40;
    const half = (60 + 330 * wave) * (0.55 + index / 46);
    const shift = (next() - 0.5) * 26;
    bars.push(
      `<rect x="${round(MOON.x - half + shift)}" y="${y}" width="${round(half * 2)}" height="${round(3.5 + index * 0.12, 1)}" rx="3" fill="${index % 5 === 2 ? '#fff1d8' : '#ffb48c'}" opacity="${round(0.86 * fade + 0.08)}"/>`,
    );
  }
  return bars.join('');
}

function ripples() {
  const next = chance(77);
  return Array.from({ length: 240 }, () => {
    const depth = next();
    return `<rect x="${round(next() * WIDTH)}" y="${round(HORIZON + 24 + depth ** 1.4 * 480)}" width="${round(20 + depth * 130 * next())}" height="${round(1 + depth * 2.4)}" rx="1.5" fill="${next() < 0.4 ? '#ff9c80' : '#0b0922'}" opacity="${round(0.08 + next() * 0.3)}"/>`;
  }).join('');
}

/** A string of lamps that hangs between two points. */
function lamps(x1, y1, x2, y2, sag, count) {
  const at = (t) => ({
    x: x1 + (x2 - x1) * t,
    y: y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
  });
  const line = `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}" fill="none" stroke="${INK}" stroke-width="3"/>`;
  const lights = Array.from({ length: count }, (_, index) => {
    const { x, y } = at((index + 0.5) / count);
    return `<circle cx="${round(x)}" cy="${round(y + 9)}" r="38" fill="url(#lamp)" opacity=".8"/><circle cx="${round(x)}" cy="${round(y + 9)}" r="6" fill="#fff3d4"/>`;
  });
  return line + lights.join('');
}

/** The raft with its stage, anchored under the moon. */
function raft() {
  const y = HORIZON + 84;
  const post = (x) => `<rect x="${x}" y="${y - 148}" width="7" height="150" fill="${INK}"/>`;
  const speaker = (x) =>
    `<rect x="${x}" y="${y - 98}" width="44" height="98" rx="3" fill="${INK}"/><circle cx="${x + 22}" cy="${y - 70}" r="13" fill="#3a2560"/><circle cx="${x + 22}" cy="${y - 30}" r="17" fill="#3a2560"/>`;
  return (
    `<ellipse cx="1640" cy="${y + 26}" rx="330" ry="15" fill="#0b0922" opacity=".55"/>` +
    `<path d="M1330 ${y}H1950L1926 ${y + 24}H1354z" fill="${INK}"/>` +
    post(1372) +
    post(1900) +
    `<path d="M1352 ${y - 146}H1928L1906 ${y - 168}H1374z" fill="${INK}"/>` +
    speaker(1400) +
    speaker(1836) +
    `<rect x="1560" y="${y - 46}" width="160" height="46" rx="3" fill="${INK}"/><path d="M1574 ${y - 46}l10-22h112l10 22z" fill="${INK}"/>` +
    lamps(1376, y - 138, 1904, y - 138, 18, 11)
  );
}

function jetty() {
  const posts = [1980, 2090, 2210, 2340].map(
    (x, index) =>
      `<rect x="${x}" y="${1010 - index * 26}" width="${13 + index * 3}" height="${340 + index * 26}" fill="#080619"/>`,
  );
  return (
    `<path d="M1900 1208L2420 1120V1196L1900 1236z" fill="#080619"/><path d="M1900 1206L2420 1117" stroke="#ff9a7a" stroke-width="3" opacity=".5"/>` +
    posts.join('') +
    lamps(1988, 1018, 2354, 938, 26, 7)
  );
}

/** The hero: quiet water at its start, for the words. */
export function scene() {
  return (
    sky() +
    ridge({ seed: 4, base: HORIZON, height: 250, fill: '#6d3a72', opacity: 0.75, step: 240 }) +
    ridge({ seed: 12, base: HORIZON, height: 150, fill: '#43265f', opacity: 0.9, step: 170 }) +
    `<rect y="${HORIZON - 190}" width="${WIDTH}" height="200" fill="url(#mist)"/>` +
    forest({ from: -10, to: 940, base: HORIZON + 4, height: 120, seed: 6, fill: '#261a4c' }) +
    forest({ from: 1980, to: 2420, base: HORIZON + 4, height: 170, seed: 9, fill: '#21174a' }) +
    `<path d="M-10 ${HORIZON - 6}H960c60 4 90 10 130 20H-10zM1960 ${HORIZON + 14}c60-14 140-18 460-18v20z" fill="#1c1442"/>` +
    `<rect y="${HORIZON + 10}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#lake)"/>` +
    `<ellipse cx="640" cy="${HORIZON + 16}" rx="900" ry="14" fill="#f7a98c" opacity=".3" filter="url(#steam)"/>` +
    ripples() +
    sound() +
    raft() +
    jetty() +
    forest({ from: -60, to: 250, base: 1390, height: 640, seed: 15, fill: '#080619', gap: 70 })
  );
}

/** Paper lanterns on the water, each the middle of its own rings. */
export const SQUARE = 1400;
export function lanterns() {
  const next = chance(19);
  const lantern = (x, y, size) => {
    const w = size * 0.8;
    const rings = [1.5, 2.3, 3.2, 4.2, 5.3]
      .map(
        (ring, index) =>
          `<ellipse cx="${x}" cy="${round(y + size * 0.5)}" rx="${round(size * ring * 0.72)}" ry="${round(size * ring * 0.2)}" fill="none" stroke="#ffb48c" stroke-width="${round(3.4 - index * 0.5, 1)}" opacity="${round(0.62 - index * 0.11)}"/>`,
      )
      .join('');
    const mirrored = Array.from({ length: 7 }, (_, index) => {
      const half = w * (0.5 - index * 0.045) * (0.7 + 0.5 * next());
      return `<rect x="${round(x - half)}" y="${round(y + size * (0.6 + index * 0.13))}" width="${round(half * 2)}" height="${round(size * 0.05)}" rx="3" fill="#ffc48a" opacity="${round(0.7 - index * 0.09)}"/>`;
    }).join('');
    return (
      `<circle cx="${x}" cy="${y}" r="${size * 2.3}" fill="url(#lamp)" opacity=".5"/>${rings}${mirrored}` +
      `<path d="M${round(x - w / 2)} ${round(y - size / 2)}h${w}l${round(-w * 0.09)} ${size}h${round(-w * 0.82)}z" fill="url(#paper)"/>` +
      `<path d="M${round(x - w * 0.16)} ${round(y - size / 2)}v${size}M${round(x + w * 0.16)} ${round(y - size / 2)}v${size}" stroke="#e5713f" stroke-width="${round(size * 0.022)}" opacity=".55"/>` +
      `<ellipse cx="${x}" cy="${round(y + size * 0.16)}" rx="${round(w * 0.2)}" ry="${round(size * 0.26)}" fill="#fffbe9" opacity=".9" filter="url(#soft)"/>`
    );
  };
  const far = Array.from({ length: 16 }, () => {
    const depth = next();
    return `<circle cx="${round(next() * SQUARE)}" cy="${round(330 + depth * 170)}" r="${round(30 + depth * 40)}" fill="url(#lamp)" opacity="${round(0.5 + next() * 0.4)}"/>`;
  }).join('');
  return (
    `<rect width="${SQUARE}" height="330" fill="#57306f"/><rect width="${SQUARE}" height="330" fill="url(#sky)"/>` +
    forest({
      from: -20,
      to: SQUARE + 20,
      base: 322,
      height: 190,
      seed: 25,
      fill: '#1b133f',
      gap: 34,
    }) +
    `<rect y="318" width="${SQUARE}" height="${SQUARE - 318}" fill="url(#lake)"/>${far}` +
    [
      [360, 560, 92],
      [1010, 520, 80],
      [1180, 760, 120],
      [690, 800, 190],
      [210, 980, 150],
      [1030, 1140, 210],
    ]
      .map(([x, y, size]) => lantern(x, y, size))
      .join('')
  );
}

export function mark(ink, { x = 0, y = 0, scale = 1 } = {}) {
  const bars = [
    [18, 8],
    [34, 15],
    [26, 22],
    [40, 29],
    [22, 36],
  ];
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle cx="24" cy="12" r="8" fill="${CORAL}"/>` +
    bars
      .slice(1)
      .map(
        ([width, top]) =>
          `<rect x="${24 - width / 2}" y="${top + 8}" width="${width}" height="4" rx="2" fill="${ink}"/>`,
      )
      .join('') +
    `</g>`
  );
}

export function logo(ink) {
  const text = { size: 24, tracking: -0.01 };
  const width = 58 + widthOf('stillwater', 'Stillwater', text.size, text.tracking);
  return svg(
    Math.ceil(width) + 2,
    50,
    mark(ink) + words('stillwater', 'Stillwater', { x: 58, y: 34, fill: ink, ...text }),
  );
}

export function favicon() {
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="#1f1850"/>${mark('#fff', { x: 8, y: 7 })}`,
  );
}

/** For shared links: the scene with the name. */
export function social(height) {
  return svg(
    WIDTH,
    height,
    scene() +
      words('stillwater', 'Stillwater', {
        x: 130,
        y: 420,
        size: 170,
        tracking: -0.03,
        fill: '#fff',
      }) +
      words('stillwater', 'One night of music', { x: 136, y: 560, size: 62, fill: '#ffcbb0' }) +
      words('stillwater', 'on the water', { x: 136, y: 650, size: 62, fill: '#ffcbb0' }),
    defs,
  );
}
