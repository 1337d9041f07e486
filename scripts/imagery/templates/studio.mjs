/** Maren Holt, the studio's template: plain walls, hard sun, and the shadow that says what time it is. */
import { chance, round, svg, widthOf, words } from '../lib.mjs';

export const WIDTH = 2400;
export const HEIGHT = 1350;
const RED = '#e5482d';
const INK = '#15171c';

export const defs = `
<linearGradient id="day" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c9dbe6"/><stop offset=".55" stop-color="#e6eceb"/><stop offset="1" stop-color="#f5efe4"/></linearGradient>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf6ec"/><stop offset="1" stop-color="#e6dccb"/></linearGradient>
<linearGradient id="turned" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#a9a59f"/><stop offset="1" stop-color="#c2bcb2"/></linearGradient>
<linearGradient id="deep" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2a3038"/><stop offset="1" stop-color="#4d5862"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9cfbc"/><stop offset="1" stop-color="#bfb39d"/></linearGradient>
<linearGradient id="shaft" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff7e0" stop-opacity=".95"/><stop offset="1" stop-color="#ffe9bd" stop-opacity=".25"/></linearGradient>
<linearGradient id="dune" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9d9b4"/><stop offset="1" stop-color="#c8b083"/></linearGradient>
<linearGradient id="vault" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#5d4b3d"/><stop offset=".5" stop-color="#e9dcc6"/><stop offset="1" stop-color="#8a7460"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="haze" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="24"/></filter>`;

/** Marks of the boards that concrete was cast against, and the holes of their ties. */
function boards({ x, y, w, h, step = 52, seed }) {
  const next = chance(seed);
  const lines = [];
  for (let top = y + step; top < y + h; top += step)
    lines.push(
      `<path d="M${x} ${top}H${x + w}" stroke="#9c917e" stroke-width="1.4" opacity="${round(0.18 + next() * 0.22)}"/>`,
    );
  for (let left = x + 70; left < x + w - 20; left += 210)
    for (let top = y + 78; top < y + h - 20; top += 208)
      lines.push(`<circle cx="${left}" cy="${top}" r="4.500" fill="#8f8573" opacity=".55"/>`);
  for (let index = 0; index < w / 36; index += 1)
    lines.push(
      `<rect x="${round(x + next() * (w - 80))}" y="${round(y + next() * (h - 60))}" width="${round(30 + next() * 180)}" height="${round(14 + next() * 44)}" fill="${next() < 0.5 ? '#fffaf0' : '#bfb29c'}" opacity="${round(0.05 + next() * 0.09)}"/>`,
    );
  return lines.join('');
}

/** A window set deep into its wall: the reveal in the light, its shadow across the glass. */
function opening(x, y, w, h, depth = 34) {
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#deep)"/>` +
    `<path d="M${x} ${y}h${w}l-${depth} ${depth}H${x + depth}z" fill="#5a5650"/>` +
    `<path d="M${x} ${y}l${depth} ${depth}V${y + h}H${x}z" fill="#f3ead9"/>` +
    `<path d="M${x + depth} ${y + h}L${x + depth} ${y + depth}L${x + w * 0.62} ${y + h}z" fill="#8ea3b0" opacity=".5"/>` +
    `<path d="M${x} ${y + h}h${w}" stroke="#fffaf0" stroke-width="7"/>`
  );
}

function pine(x, base, height, seed) {
  const next = chance(seed);
  const crown = Array.from({ length: 26 }, () => {
    const t = next();
    return `<ellipse cx="${round(x + (next() - 0.5) * height * 0.62 * (1 - t * 0.5))}" cy="${round(base - height * (0.62 + t * 0.36))}" rx="${round(height * (0.1 + next() * 0.08))}" ry="${round(height * 0.045)}" fill="${next() < 0.5 ? '#4c5f52' : '#5f7463'}"/>`;
  }).join('');
  return `<path d="M${x - 9} ${base}C${x - 2} ${base - height * 0.3} ${x + 14} ${base - height * 0.5} ${x + 4} ${round(base - height * 0.82)}" fill="none" stroke="#5b4a3f" stroke-width="15"/>${crown}`;
}

/** The hero: open sky at its start, for the words. */
export function scene() {
  const ground = 1130;
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#day)"/>` +
    `<path d="M0 1010C420 950 900 1010 1600 980V1160H0z" fill="#b9c6c3" opacity=".7"/><path d="M0 1052C320 1015 900 1070 1600 1030V1160H0z" fill="#9fb0a8" opacity=".7"/>` +
    pine(1130, ground, 300, 5) +
    pine(1255, ground, 390, 11) +
    `<rect y="${ground}" width="${WIDTH}" height="${HEIGHT - ground}" fill="url(#ground)"/>` +
    // The tall block behind, its side turned from the sun.
    `<g transform="translate(150 0)"><path d="M1730 190H2180V${ground}H1730z" fill="url(#wall)"/>${boards({ x: 1730, y: 190, w: 450, h: 940, seed: 3 })}` +
    `<path d="M2180 190L2400 262V${ground}H2180z" fill="url(#turned)"/>` +
    opening(1800, 270, 120, 190) +
    opening(1985, 270, 120, 190) +
    opening(1985, 520, 120, 120) +
    // The low block in front, a long roof over an open court.
    `<path d="M1240 620H2060V${ground}H1240z" fill="url(#wall)"/>${boards({ x: 1240, y: 620, w: 820, h: 510, seed: 8 })}` +
    `<path d="M2060 620L2330 700V${ground}H2060z" fill="url(#turned)"/>` +
    `<path d="M1240 620H1730V556L2060 620z" fill="#5d5f63" opacity=".0"/>` +
    `<path d="M1730 460L2060 620H1730z" fill="#70706f" opacity=".38"/>` +
    opening(1330, 730, 300, 210, 46) +
    `<rect x="1760" y="760" width="210" height="${ground - 760}" fill="url(#deep)"/><path d="M1760 760h210l-40 44h-130z" fill="#4c4a47"/><path d="M1760 760l40 44V${ground}h-40z" fill="#f3ead9"/>` +
    `<path d="M1840 834h118V${ground}h-118z" fill="${RED}"/><path d="M1840 834h118l-118 150z" fill="#ff6a4a" opacity=".55"/><circle cx="1938" cy="${ground - 140}" r="7" fill="#ffe9d8"/>` +
    // A flight of steps up to the door.
    [0, 1, 2, 3]
      .map(
        (step) =>
          `<path d="M${1700 - step * 46} ${ground + step * 26}h${340 + step * 92}v26h-${340 + step * 92}z" fill="${step % 2 === 0 ? '#efe6d5' : '#e6dcc8'}"/><path d="M${1700 - step * 46} ${ground + step * 26 + 20}h${340 + step * 92}v6h-${340 + step * 92}z" fill="#a89c86"/>`,
      )
      .join('') +
    // Shadows on the ground, all to one side.
    `<path d="M1240 ${ground}L900 1300H1560L1700 ${ground}z" fill="#7f7768" opacity=".45"/><path d="M980 ${ground}l-180 120h60l140-120zM1105 ${ground}l-230 150h70l180-150z" fill="#7f7768" opacity=".3"/>` +
    `</g>`
  );
}

export const SQUARE = 1400;

/** A house in the dunes: one gable, one long window. */
export function duneHouse() {
  const next = chance(14);
  const grass = Array.from({ length: 420 }, () => {
    const x = next() * SQUARE;
    const y = 1060 + next() ** 1.4 * 340;
    const h = 26 + next() * 70 * ((y - 900) / 400);
    return `<path d="M${round(x)} ${round(y)}q${round((next() - 0.2) * 18)}-${round(h * 0.6)} ${round(12 + next() * 26)}-${round(h)}" fill="none" stroke="${['#8d8a55', '#a59d62', '#6d7350'][Math.floor(next() * 3)]}" stroke-width="${round(1.6 + next() * 2.4)}"/>`;
  }).join('');
  return (
    `<rect width="${SQUARE}" height="${SQUARE}" fill="url(#day)"/><circle cx="330" cy="330" r="110" fill="#fffaf0" opacity=".9"/>` +
    `<path d="M0 820C300 770 620 840 1400 780V1400H0z" fill="#b9c9cc"/><path d="M0 850H1400" stroke="#f6f9f8" stroke-width="5" opacity=".8"/>` +
    `<path d="M0 900C360 860 760 930 1400 850V1400H0z" fill="url(#dune)"/>` +
    `<path d="M430 980V640L760 470L1080 640V980z" fill="${INK}"/><path d="M760 470L1080 640L1330 590L1010 424z" fill="#2d3138"/><path d="M1080 640L1330 590V930L1080 980z" fill="#3f444c"/>` +
    [...Array(15).keys()]
      .map(
        (n) =>
          `<path d="M${452 + n * 43} 980V640" stroke="#30343b" stroke-width="3" opacity=".8"/>`,
      )
      .join('') +
    `<rect x="520" y="720" width="420" height="170" fill="#ffdf9c"/><path d="M520 720h420v170L520 790z" fill="#ffc766" opacity=".6"/><path d="M660 720v170M800 720v170" stroke="${INK}" stroke-width="9"/>` +
    `<rect x="980" y="740" width="72" height="240" fill="${RED}"/>` +
    `<path d="M0 1010C320 930 640 1030 900 985S1260 960 1400 990V1400H0z" fill="#d6c294"/>${grass}`
  );
}

/** A reading room under three vaults, the sun through one slot. */
export function readingRoom() {
  const next = chance(33);
  const vault = (x, w) =>
    `<path d="M${x} 640V${260 + w * 0.1}a${w / 2} ${w / 2} 0 0 1 ${w} 0V640z" fill="url(#vault)"/>` +
    `<path d="M${x} 640V${260 + w * 0.1}a${w / 2} ${w / 2} 0 0 1 ${w} 0V640" fill="none" stroke="#43352a" stroke-width="7"/>`;
  const spines = ['#7d3a2b', '#c9a66b', '#2f4a57', '#e8dcc4', '#5d6b4f', '#a95b3b', '#38404a', RED];
  const shelves = [...Array(4).keys()]
    .map((row) => {
      const y = 660 + row * 132;
      let x = 44;
      const books = [];
      while (x < SQUARE - 70) {
        const w = 13 + next() * 22;
        const h = 70 + next() * 44;
        if (next() < 0.93)
          books.push(
            `<rect x="${round(x)}" y="${round(y + 118 - h)}" width="${round(w - 2)}" height="${round(h)}" fill="${spines[Math.floor(next() ** 1.25 * spines.length)]}" opacity=".94"/>`,
          );
        x += w;
      }
      return `<rect x="30" y="${y}" width="${SQUARE - 60}" height="118" fill="#33281f"/>${books.join('')}<rect x="24" y="${y + 116}" width="${SQUARE - 48}" height="16" fill="#b78f62"/>`;
    })
    .join('');
  const posts = [30, 366, 700, 1034, 1356].map(
    (x) => `<rect x="${x}" y="640" width="16" height="560" fill="#9c764d"/>`,
  );
  return (
    `<rect width="${SQUARE}" height="${SQUARE}" fill="#2b221b"/><rect width="${SQUARE}" height="660" fill="#6f5c4b"/>` +
    vault(20, 430) +
    vault(480, 440) +
    vault(950, 430) +
    shelves +
    posts.join('') +
    `<rect y="1190" width="${SQUARE}" height="210" fill="#c59f72"/><path d="M0 1190H1400V1216H0z" fill="#6f5133"/>` +
    `<path d="M180 1400L320 1226M560 1400L620 1226M900 1400L860 1226M1260 1400L1120 1226" stroke="#8f6c45" stroke-width="3" opacity=".6"/>` +
    `<path d="M1000 0L1140 0L640 1400L250 1400z" fill="url(#shaft)" opacity=".42"/><path d="M1180 0L1230 0L980 1400L820 1400z" fill="url(#shaft)" opacity=".26"/>` +
    // A long table with three lamps.
    `<path d="M300 1180H1180L1240 1250H240z" fill="#e8d3ae"/><path d="M240 1250H1240V1274H240z" fill="#8a6a45"/><path d="M300 1274v126h26v-126zM1154 1274v126h26v-126z" fill="#5f472d"/>` +
    [430, 720, 1010]
      .map(
        (x) =>
          `<circle cx="${x}" cy="1130" r="130" fill="#ffe9bd" opacity=".3" filter="url(#haze)"/><path d="M${x - 4} 1216v-84h8v84z" fill="${INK}"/><path d="M${x - 46} 1134l22-42h48l22 42z" fill="${RED}"/><path d="M${x - 46} 1134h92v6h-92z" fill="#ffe7c2"/>`,
      )
      .join('')
  );
}

/** A stair seen from above, turning down into the dark. */
export function stair() {
  const steps = 26;
  const centre = 700;
  const parts = [];
  for (let index = 0; index < steps; index += 1) {
    const from = (index / steps) * Math.PI * 2 - 0.6;
    const to = from + (Math.PI * 2) / steps + 0.012;
    const depth = index / steps;
    const outer = 640 - depth * 130;
    const inner = 200 - depth * 26;
    const p = (r, a) => `${round(centre + r * Math.cos(a))} ${round(centre + r * Math.sin(a))}`;
    const tone = Math.round(244 - depth * 150);
    parts.push(
      `<path d="M${p(inner, from)}L${p(outer, from)}A${round(outer)} ${round(outer)} 0 0 1 ${p(outer, to)}L${p(inner, to)}z" fill="rgb(${tone} ${Math.round(tone * 0.97)} ${Math.round(tone * 0.91)})"/>` +
        `<path d="M${p(inner, from)}L${p(outer, from)}" stroke="#2a2a2c" stroke-width="${round(3 + depth * 5)}" opacity="${round(0.25 + depth * 0.4)}"/>`,
    );
  }
  const rail = Array.from({ length: 121 }, (_, index) => {
    const a = (index / 120) * Math.PI * 2 - 0.6;
    const r = 196 - (index / 120) * 26;
    return `${round(centre + r * Math.cos(a))} ${round(centre + r * Math.sin(a))}`;
  }).join('L');
  return (
    `<rect width="${SQUARE}" height="${SQUARE}" fill="url(#wall)"/>${boards({ x: 0, y: 0, w: SQUARE, h: SQUARE, seed: 21, step: 70 })}` +
    `<circle cx="716" cy="722" r="652" fill="#5f5a52" opacity=".5" filter="url(#haze)"/><circle cx="700" cy="700" r="646" fill="#8f897e"/>` +
    parts.join('') +
    `<circle cx="700" cy="700" r="172" fill="${INK}"/><circle cx="700" cy="700" r="120" fill="#23262d"/><circle cx="700" cy="700" r="70" fill="#343a44"/><circle cx="700" cy="700" r="26" fill="${RED}"/>` +
    `<path d="M${rail}" fill="none" stroke="${RED}" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="M-20 250L1000-20H1420V120L-20 720z" fill="#fffdf6" opacity=".2"/>`
  );
}

export function mark(ink, { x = 0, y = 0, scale = 1 } = {}) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M4 44V4h10v15h20V4h10v40H34V29H14v15z" fill="${ink}"/><path d="M20 44V34h8v10z" fill="${RED}"/></g>`;
}

export function logo(ink) {
  const text = { size: 27, tracking: -0.005 };
  const width = 60 + widthOf('holt', 'Maren Holt', text.size, text.tracking);
  return svg(
    Math.ceil(width) + 2,
    48,
    mark(ink) + words('holt', 'Maren Holt', { x: 60, y: 34, fill: ink, ...text }),
  );
}

export function favicon() {
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="4" fill="#f5efe4"/>${mark(INK, { x: 8, y: 8 })}`,
  );
}

export function social(height) {
  return svg(
    WIDTH,
    height,
    scene() +
      words('holt', 'Maren Holt', { x: 130, y: 460, size: 190, tracking: -0.03, fill: INK }) +
      words('holt', 'Architecture', { x: 136, y: 580, size: 72, fill: RED }),
    defs,
  );
}
