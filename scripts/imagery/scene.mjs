/** A process plant across the water at dusk, in layers from the sky to the quay. */
import { chance, round } from './lib.mjs';

export const WIDTH = 2400;
export const HEIGHT = 1350;
/** Where the water begins. */
export const HORIZON = 930;
const SUN = { x: 1794, y: 812 };

const DEPTHS = {
  far: { dark: '#3c6b6c', lit: '#a98e63', line: '#54807c' },
  mid: { dark: '#15414a', lit: '#7d7350', line: '#2c5f66' },
  near: { dark: '#0a2a33', lit: '#5d5a41', line: '#1c4852' },
  front: { dark: '#051a20', lit: '#3d4234', line: '#0f323b' },
};

/** Gradients, glows and blurs that the layers use. */
export const defs = `
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
 <stop offset="0" stop-color="#04161c"/><stop offset=".26" stop-color="#0a2f3a"/><stop offset=".5" stop-color="#1a545c"/>
 <stop offset=".68" stop-color="#5b8378"/><stop offset=".84" stop-color="#c59b5c"/><stop offset="1" stop-color="#f3bd6a"/>
</linearGradient>
<radialGradient id="sun" cx="${SUN.x}" cy="${SUN.y}" r="1080" gradientUnits="userSpaceOnUse">
 <stop offset="0" stop-color="#fff0c4" stop-opacity=".95"/><stop offset=".14" stop-color="#ffdc94" stop-opacity=".78"/>
 <stop offset=".4" stop-color="#f2a94e" stop-opacity=".28"/><stop offset="1" stop-color="#f2a94e" stop-opacity="0"/>
</radialGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
 <stop offset="0" stop-color="#c09a63"/><stop offset=".12" stop-color="#5f7d70"/><stop offset=".42" stop-color="#1c4c53"/><stop offset="1" stop-color="#062027"/>
</linearGradient>
<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1">
 <stop offset="0" stop-color="#e4b878" stop-opacity="0"/><stop offset="1" stop-color="#e4b878" stop-opacity=".55"/>
</linearGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#fff6da"/><stop offset=".18" stop-color="#ffdf9a" stop-opacity=".9"/><stop offset=".5" stop-color="#ffb84d" stop-opacity=".22"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>
<radialGradient id="beacon"><stop offset="0" stop-color="#ffd0c0"/><stop offset=".25" stop-color="#ff5a3c" stop-opacity=".8"/><stop offset="1" stop-color="#ff5a3c" stop-opacity="0"/></radialGradient>
<radialGradient id="fire"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#ffd27a" stop-opacity=".95"/><stop offset=".7" stop-color="#ff8f2e" stop-opacity=".45"/><stop offset="1" stop-color="#ff8f2e" stop-opacity="0"/></radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="2.2"/></filter>
<filter id="cloud" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="34 9"/></filter>
<filter id="steam" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="mirror" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5 14"/></filter>
${Object.entries(DEPTHS).map(([name, depth]) => sides(name, depth)).join('')}`;

// Round steel facing the sun: a thin lit edge on its side, dark elsewhere.
function sides(name, { dark, lit }) {
  const stops = [
    [0, dark],
    [0.72, dark],
    [0.93, lit],
    [1, dark],
  ];
  const gradient = (id, x1, x2) =>
    `<linearGradient id="${id}" x1="${x1}" y1="0" x2="${x2}" y2="0">${stops
      .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
      .join('')}</linearGradient>`;
  return gradient(`${name}-right`, 0, 1) + gradient(`${name}-left`, 1, 0);
}

/** Draws equipment of one depth; collects its lamps apart, so that a film can let them flicker. */
function plant(depth, seed) {
  const next = chance(seed);
  const shapes = [];
  const lamps = [];
  const { dark, line } = DEPTHS[depth];
  const fillAt = (x) => `url(#${depth}-${x < SUN.x ? 'right' : 'left'})`;
  const rect = (x, y, w, h, fill = dark, rx = 0) =>
    shapes.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}/>`,
    );
  const stroke = (d, width = 2, color = line) =>
    shapes.push(`<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`);
  const lamp = (x, y, r = 13, kind = 'lamp') =>
    lamps.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="url(#${kind})"/>`);

  /** A walkway around a column, with its rail. */
  const walkway = (x, y, w) => {
    rect(x - w / 2, y, w, 4, line);
    stroke(`M${x - w / 2} ${y - 13}H${x + w / 2}M${x - w / 2} ${y - 7}H${x + w / 2}`, 1.3);
    for (let post = 0; post <= w; post += 12) stroke(`M${x - w / 2 + post} ${y - 13}V${y}`, 1.1);
  };

  return {
    shapes,
    lamps,
    next,
    column(x, base, w, h, floors = 4) {
      rect(x - w / 2, base - h, w, h, fillAt(x), w / 2.4);
      rect(x - w / 2, base - h * 0.7, w, h * 0.7, fillAt(x));
      rect(x - w * 0.62, base - h * 0.06, w * 1.24, h * 0.06, dark);
      for (let floor = 1; floor <= floors; floor++) {
        const y = base - h * 0.06 - ((h * 0.86) / floors) * floor;
        walkway(x, y, w * 1.55);
        if (next() < 0.85) lamp(x + (next() < 0.5 ? -1 : 1) * w * 0.7, y - 16, 9 + next() * 7);
      }
      const side = x < SUN.x ? -1 : 1;
      stroke(
        `M${x + side * w * 0.2} ${base - h}q${side * w * 0.55} ${-w * 0.5} ${side * w * 0.72} ${w * 0.35}V${base - h * 0.12}`,
        Math.max(3, w * 0.1),
        dark,
      );
      stroke(`M${x - side * w * 0.62} ${base}V${base - h * 0.94}`, 1.6);
    },
    stack(x, base, w, h) {
      shapes.push(
        `<path d="M${x - w / 2} ${base}L${x - w * 0.33} ${base - h}H${x + w * 0.33}L${x + w / 2} ${base}z" fill="${fillAt(x)}"/>`,
      );
      rect(x - w * 0.4, base - h - 3, w * 0.8, 9, line);
      walkway(x, base - h * 0.82, w * 1.25);
      lamp(x, base - h - 6, 15, 'beacon');
      lamp(x, base - h * 0.5, 9, 'beacon');
    },
    cooling(x, base, w, h) {
      shapes.push(
        `<path d="M${x - w / 2} ${base}C${x - w * 0.3} ${base - h * 0.5} ${x - w * 0.28} ${base - h * 0.75} ${x - w * 0.33} ${base - h}H${x + w * 0.33}C${x + w * 0.28} ${base - h * 0.75} ${x + w * 0.3} ${base - h * 0.5} ${x + w / 2} ${base}z" fill="${fillAt(x)}"/>`,
      );
    },
    sphere(x, base, r) {
      const y = base - r * 1.35;
      for (let leg = -2; leg <= 2; leg++)
        stroke(`M${x + leg * r * 0.38} ${y + r * 0.4}V${base}`, 5, dark);
      shapes.push(`<circle cx="${x}" cy="${y}" r="${r}" fill="${fillAt(x)}"/>`);
      stroke(`M${x - r} ${y}A${r} ${r * 0.16} 0 0 0 ${x + r} ${y}`, 1.6);
      walkway(x, y - r - 2, r * 0.5);
      stroke(`M${x + r * 0.2} ${y - r}C${x + r * 0.9} ${y - r * 0.7} ${x + r * 1.1} ${y} ${x + r * 0.95} ${base}`, 2.4);
      lamp(x + r * 0.25, y - r - 16, 12);
    },
    tank(x, base, w, h) {
      rect(x - w / 2, base - h, w, h, fillAt(x));
      shapes.push(
        `<path d="M${x - w / 2} ${base - h}Q${x} ${base - h * 1.22} ${x + w / 2} ${base - h}z" fill="${dark}"/>`,
      );
      stroke(`M${x - w / 2} ${base - h}H${x + w / 2}`, 2);
      stroke(`M${x - w * 0.42} ${base}L${x + w * 0.3} ${base - h}`, 1.8);
      lamp(x + w * 0.3, base - h - 8, 10);
    },
    rack(from, to, y, levels, gap = 34) {
      for (let x = from; x <= to; x += 92) {
        rect(x - 3, y - levels * gap, 6, levels * gap + 4, dark);
        if (x + 92 <= to && next() < 0.4)
          stroke(`M${x} ${y}L${x + 92} ${y - levels * gap}M${x + 92} ${y}L${x} ${y - levels * gap}`, 1.4);
        if (next() < 0.55) lamp(x, y - levels * gap - 6, 8 + next() * 5);
      }
      for (let level = 1; level <= levels; level++) {
        const top = y - level * gap;
        rect(from - 14, top, to - from + 28, 5, dark);
        for (let pipe = 0; pipe < 3; pipe++)
          rect(from - 14, top - 7 - pipe * 7, to - from + 28, 5, pipe === 1 ? line : dark);
      }
    },
    block(x, base, w, h) {
      rect(x, base - h, w, h, dark);
      for (let level = 1; level * 40 < h; level++) {
        stroke(`M${x} ${base - level * 40}H${x + w}`, 1.5);
        for (let post = 0; post <= w; post += 28)
          if (next() < 0.2) lamp(x + post, base - level * 40 + 12, 6 + next() * 6);
      }
      walkway(x + w / 2, base - h, w);
    },
    flare(x, base, h) {
      stroke(`M${x - 15} ${base}L${x - 4} ${base - h}M${x + 15} ${base}L${x + 4} ${base - h}`, 2.6, dark);
      for (let step = 0; step < 22; step++) {
        const at = (share) => 15 - 11 * share;
        const low = step / 22;
        const high = (step + 1) / 22;
        stroke(
          `M${x - at(low)} ${base - h * low}L${x + at(high)} ${base - h * high}M${x + at(low)} ${base - h * low}L${x - at(high)} ${base - h * high}`,
          1.1,
          dark,
        );
      }
      stroke(`M${x} ${base}V${base - h - 12}`, 4, dark);
    },
  };
}

export const FLARE = { x: 2236, y: HORIZON - 12 - 660 };

/** The flame, its shape swaying with `phase` (0 to 1). */
export function flame(phase = 0) {
  const { x, y } = FLARE;
  const sway = (turns) => Math.sin((phase * turns + 0.13 * turns) * 2 * Math.PI);
  const lean = -26 + 9 * sway(3) + 5 * sway(7);
  const reach = 62 + 8 * sway(5) + 5 * sway(11);
  return (
    `<circle cx="${x}" cy="${y - 20}" r="${round(240 + 14 * sway(4))}" fill="url(#fire)" opacity=".2"/>` +
    `<ellipse cx="${x - 10}" cy="${y - 24}" rx="40" ry="46" fill="url(#fire)" opacity=".75"/>` +
    `<path filter="url(#soft)" d="M${x - 7} ${y + 2}C${x - 20} ${y - 20} ${round(x + lean - 12)} ${round(y - reach * 0.6)} ${round(x + lean * 1.5)} ${round(y - reach)}C${round(x + lean * 0.4)} ${round(y - reach * 0.55)} ${x + 13} ${y - 26} ${x + 7} ${y + 2}z" fill="#ffe9b0"/>`
  );
}

/** The sky with its clouds. */
export function sky() {
  const next = chance(7);
  const clouds = [];
  for (let index = 0; index < 26; index++) {
    const depth = next();
    const y = 120 + depth * 700;
    const warm = y > 560;
    clouds.push(
      `<ellipse cx="${round(next() * WIDTH)}" cy="${round(y)}" rx="${round(160 + next() * 420)}" ry="${round(5 + next() * 15)}" fill="${warm ? (next() < 0.5 ? '#f6c98a' : '#6a6f63') : next() < 0.5 ? '#0a2a34' : '#2b6069'}" opacity="${round(0.18 + next() * 0.32)}"/>`,
    );
  }
  const stars = [];
  for (let index = 0; index < 70; index++)
    stars.push(
      `<circle cx="${round(next() * WIDTH)}" cy="${round(next() ** 2 * 420)}" r="${round(0.6 + next() * 1.1)}" fill="#dff1f0" opacity="${round(0.15 + next() * 0.5)}"/>`,
    );
  return (
    `<rect width="${WIDTH}" height="${HORIZON + 60}" fill="url(#sky)"/>${stars.join('')}` +
    `<rect width="${WIDTH}" height="${HORIZON + 60}" fill="url(#sun)"/>` +
    `<g filter="url(#cloud)">${clouds.join('')}</g>` +
    `<circle cx="${SUN.x}" cy="${SUN.y}" r="58" fill="#fff4d2" opacity=".96" filter="url(#soft)"/>`
  );
}

/** Equipment by depth, each `{ shapes, lamps }`. */
export function depths() {
  const base = HORIZON + 2;
  const far = plant('far', 11);
  far.shapes.push(
    `<path d="M0 ${base}V880C180 846 330 872 520 858S900 884 1120 868s420-18 700-6 400-14 580 6V${base}z" fill="#5f8579" opacity=".8"/>`,
  );
  far.cooling(330, base, 150, 170);
  far.cooling(505, base, 150, 170);
  far.stack(700, base, 30, 250);
  far.rack(760, 1240, base, 2, 26);
  far.stack(1010, base, 34, 330);
  far.column(1120, base, 34, 220, 3);
  far.column(1190, base, 26, 170, 2);
  far.tank(860, base, 120, 66);
  far.stack(1460, base, 32, 300);
  far.column(1540, base, 36, 250, 3);
  far.tank(2300, base, 150, 90);
  far.stack(2140, base, 30, 280);

  const mid = plant('mid', 23);
  mid.tank(1060, base, 150, 84);
  mid.tank(1225, base, 150, 84);
  mid.rack(1300, 2330, base, 3, 34);
  mid.column(1352, base, 56, 420, 5);
  mid.column(1436, base, 42, 330, 4);
  mid.block(1480, base, 150, 210);
  mid.column(1668, base, 66, 520, 6);
  mid.column(1850, base, 52, 390, 5);
  mid.stack(1940, base, 50, 560);
  mid.block(1975, base, 120, 170);
  mid.column(2120, base, 60, 460, 5);
  mid.flare(FLARE.x, base, 660);
  mid.sphere(2330, base, 74);

  const near = plant('near', 41);
  near.tank(40, HORIZON + 26, 210, 92);
  near.tank(250, HORIZON + 26, 170, 74);
  near.rack(-20, 620, HORIZON + 30, 1, 40);
  near.sphere(1500, HORIZON + 30, 78);
  near.sphere(1690, HORIZON + 30, 78);
  near.rack(1390, 2440, HORIZON + 34, 2, 44);
  near.column(1980, HORIZON + 30, 96, 640, 7);
  near.column(2084, HORIZON + 30, 62, 430, 5);
  near.block(2150, HORIZON + 30, 170, 260);
  near.column(2352, HORIZON + 30, 78, 520, 5);
  near.shapes.push(
    `<path d="M-10 ${HORIZON - 2}H${WIDTH + 10}V${HORIZON + 52}H-10z" fill="#08252d"/>`,
  );
  return { far, mid, near };
}

/** Steam above the cooling towers. */
export function steam() {
  return `<g filter="url(#steam)" fill="#e9cf9f" opacity=".5"><ellipse cx="330" cy="716" rx="62" ry="40"/><ellipse cx="286" cy="662" rx="92" ry="42"/><ellipse cx="205" cy="600" rx="130" ry="40" opacity=".7"/><ellipse cx="505" cy="722" rx="60" ry="36"/><ellipse cx="470" cy="672" rx="84" ry="38"/><ellipse cx="400" cy="622" rx="112" ry="34" opacity=".6"/></g>`;
}

/** The water's surface, without what it mirrors. */
export function water() {
  const next = chance(5);
  const ripples = [];
  for (let index = 0; index < 520; index++) {
    const depth = next() ** 1.6;
    const y = HORIZON + 46 + depth * (HEIGHT - HORIZON - 46);
    const near = Math.exp(-(((next() * 2 - 1) * 1.4) ** 2));
    const x = SUN.x + (next() * 2 - 1) * (160 + depth * 1300) * near;
    ripples.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(14 + depth * 130 * next())}" height="${round(1 + depth * 3)}" rx="1.5" fill="${next() < 0.7 ? '#ffd48a' : '#0a2a33'}" opacity="${round(0.1 + next() * 0.4)}"/>`,
    );
  }
  return (
    `<rect y="${HORIZON + 40}" width="${WIDTH}" height="${HEIGHT - HORIZON - 40}" fill="url(#water)"/>` +
    `<g>${ripples.join('')}</g>`
  );
}

/** The quay in front: a pipe, its flanges, and the valve that all of this is about. */
export function quay() {
  const y = 1216;
  const pipe = (top, h) =>
    `<rect x="-20" y="${top}" width="${WIDTH + 40}" height="${h}" fill="#051a20"/><rect x="-20" y="${top + 3}" width="${WIDTH + 40}" height="3" fill="#c99c58" opacity=".55"/>`;
  const flange = (x, top, h) =>
    `<rect x="${x}" y="${top - 10}" width="15" height="${h + 20}" rx="2" fill="#041419"/><rect x="${x + 19}" y="${top - 10}" width="15" height="${h + 20}" rx="2" fill="#041419"/><path d="M${x} ${top - 8}h15M${x + 19} ${top - 8}h15" stroke="#c99c58" stroke-width="2" opacity=".6"/>`;
  const posts = [];
  for (let x = 40; x < WIDTH; x += 150)
    posts.push(`<rect x="${x}" y="1108" width="7" height="250" fill="#041419"/>`);
  return (
    `<g>${posts.join('')}<path d="M-10 1110H${WIDTH + 10}M-10 1150H${WIDTH + 10}" stroke="#041419" stroke-width="6"/>` +
    `<path d="M-10 1107H${WIDTH + 10}" stroke="#d7a75f" stroke-width="1.600" opacity=".6"/></g>` +
    pipe(y, 54) +
    pipe(y + 84, 34) +
    [160, 640, 1180, 2010].map((x) => flange(x, y, 54)).join('') +
    // The valve: body, bonnet, yoke, stem and handwheel.
    `<g fill="#041419"><path d="M1500 ${y - 6}L1560 ${y + 14}V${y + 40}L1500 ${y + 60}zM1660 ${y - 6}L1600 ${y + 14}V${y + 40}L1660 ${y + 60}z"/><rect x="1552" y="${y - 20}" width="56" height="90" rx="8"/><rect x="1542" y="${y - 34}" width="76" height="16" rx="3"/><path d="M1556 ${y - 34}L1566 ${y - 130}H1594L1604 ${y - 34}z"/><rect x="1574" y="${y - 186}" width="12" height="70"/><rect x="1488" y="${y - 8}" width="15" height="70" rx="2"/><rect x="1657" y="${y - 8}" width="15" height="70" rx="2"/></g>` +
    `<ellipse cx="1580" cy="${y - 138}" rx="92" ry="15" fill="none" stroke="#041419" stroke-width="13"/><path d="M1490 ${y - 141}a92 15 0 0 1 180 0" fill="none" stroke="#d7a75f" stroke-width="2.500" opacity=".75"/><path d="M1490 ${y - 138}H1670" stroke="#041419" stroke-width="7"/>` +
    // Its padlock, the one lit thing on the quay.
    `<circle cx="1560" cy="${y - 84}" r="92" fill="url(#lamp)" opacity=".34"/><path d="M1551 ${y - 92}v-16a12 12 0 0 1 24 0v16" fill="none" stroke="#f5a31a" stroke-width="6"/><rect x="1543" y="${y - 94}" width="40" height="34" rx="4" fill="#f5a31a"/><path d="M1563 ${y - 82}v11" stroke="#5b3a05" stroke-width="5" stroke-linecap="round"/>`
  );
}

/** What the water mirrors: the plant upside down, blurred downwards. */
export function mirror(content) {
  return `<g transform="translate(0 ${2 * (HORIZON + 46)}) scale(1 -1)" filter="url(#mirror)" opacity=".62">${content}</g>`;
}

/** The whole scene as one drawing. */
export function scene() {
  const { far, mid, near } = depths();
  const haze = (y, h, opacity) =>
    `<rect y="${y}" width="${WIDTH}" height="${h}" fill="url(#haze)" opacity="${opacity}"/>`;
  const all = ({ shapes, lamps }) => shapes.join('') + lamps.join('');
  const standing = `<g opacity=".85">${all(far)}</g>` + all(mid) + flame() + all(near);
  return (
    sky() +
    `<g opacity=".72" filter="url(#soft)">${all(far)}</g>` +
    steam() +
    haze(560, HORIZON - 556, 0.8) +
    all(mid) +
    flame() +
    haze(700, HORIZON - 690, 0.55) +
    all(near) +
    water() +
    `<clipPath id="below"><rect y="${HORIZON + 46}" width="${WIDTH}" height="${HEIGHT}"/></clipPath><g clip-path="url(#below)">${mirror(standing)}</g>` +
    quay()
  );
}
