/** A process plant across the water at dusk, in layers from the sky to the quay. */
import { chance, round } from './lib.mjs';
import { plant, steel, SUN } from './plant.mjs';

export const WIDTH = 2400;
export const HEIGHT = 1350;
/** Where the water begins. */
export const HORIZON = 930;
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
${steel}`;

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
