/** The locked handwheel of XV-1204, close up, with the plant out of focus behind it. */
import { chance, round, words } from './lib.mjs';

export const SIZE = 1400;

export const defs = `
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#082a33"/><stop offset=".45" stop-color="#1b565d"/><stop offset=".72" stop-color="#8d8b69"/><stop offset="1" stop-color="#e0a654"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffe2a6" stop-opacity=".95"/><stop offset=".55" stop-color="#ffc163" stop-opacity=".5"/><stop offset=".9" stop-color="#ffb04a" stop-opacity=".32"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient>
<radialGradient id="cool"><stop offset="0" stop-color="#bfe6e2" stop-opacity=".6"/><stop offset=".9" stop-color="#7fc4c0" stop-opacity=".3"/><stop offset="1" stop-color="#7fc4c0" stop-opacity="0"/></radialGradient>
<linearGradient id="pipe" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a2d36"/><stop offset=".14" stop-color="#5d8a88"/><stop offset=".26" stop-color="#2a5c63"/><stop offset=".62" stop-color="#0c323b"/><stop offset=".9" stop-color="#5b5035"/><stop offset="1" stop-color="#0a2129"/></linearGradient>
<linearGradient id="flange" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b3039"/><stop offset=".1" stop-color="#86aca6"/><stop offset=".22" stop-color="#33656b"/><stop offset=".66" stop-color="#0d3640"/><stop offset=".93" stop-color="#7d6a3e"/><stop offset="1" stop-color="#0b252d"/></linearGradient>
<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3d777a"/><stop offset=".3" stop-color="#1d545b"/><stop offset=".7" stop-color="#0f3a43"/><stop offset="1" stop-color="#a77d3c"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffd27a"/><stop offset=".35" stop-color="#f5a31a"/><stop offset="1" stop-color="#b86b05"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#4f6f70"/><stop offset=".35" stop-color="#e6efe9"/><stop offset="1" stop-color="#3d5657"/></linearGradient>
<radialGradient id="vignette" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-color="#04161c" stop-opacity="0"/><stop offset="1" stop-color="#04161c" stop-opacity=".6"/></radialGradient>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="bokeh" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter>
<filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>`;

const CENTER = { x: 700, y: 640 };
const RADIUS = 372;

function behind() {
  const next = chance(90);
  const shapes = [];
  for (const [x, w, top] of [
    [120, 120, 240],
    [330, 90, 420],
    [980, 150, 150],
    [1190, 110, 330],
    [1330, 90, 480],
  ])
    shapes.push(
      `<rect x="${x}" y="${top}" width="${w}" height="1200" rx="${w / 2.5}" fill="#072730" opacity=".75"/>`,
    );
  const lights = [];
  for (let index = 0; index < 34; index++) {
    const r = 14 + next() * 40;
    lights.push(
      `<circle cx="${round(next() * SIZE)}" cy="${round(160 + next() * 900)}" r="${round(r)}" fill="url(#${next() < 0.78 ? 'glow' : 'cool'})" opacity="${round(0.16 + next() * 0.5)}"/>`,
    );
  }
  return (
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#dusk)"/><circle cx="1050" cy="1010" r="560" fill="url(#glow)" opacity=".4" filter="url(#far)"/>` +
    `<g filter="url(#far)">${shapes.join('')}</g><g filter="url(#bokeh)">${lights.join('')}</g>`
  );
}

function pipework() {
  const bolts = [];
  for (const x of [205, 1150])
    for (const y of [800, 905, 1010, 1115])
      bolts.push(
        `<rect x="${x - 34}" y="${y}" width="112" height="30" rx="4" fill="url(#flange)"/><rect x="${x - 34}" y="${y + 3}" width="112" height="4" fill="#a9c8c1" opacity=".5"/>`,
      );
  return (
    `<rect x="-400" y="820" width="2200" height="290" fill="url(#pipe)"/>` +
    bolts.join('') +
    [178, 226, 1122, 1170]
      .map((x) => `<rect x="${x}" y="756" width="42" height="418" rx="7" fill="url(#flange)"/>`)
      .join('') +
    // Body and bonnet.
    `<path d="M470 800Q700 740 930 800V1130Q700 1210 470 1130z" fill="url(#pipe)"/>` +
    `<rect x="540" y="706" width="320" height="62" rx="10" fill="url(#flange)"/>` +
    `<rect x="566" y="690" width="34" height="94" rx="4" fill="url(#flange)"/><rect x="800" y="690" width="34" height="94" rx="4" fill="url(#flange)"/>` +
    `<path d="M602 706L640 560H760L798 706z" fill="#0b313a"/><path d="M640 560L602 706" stroke="#6f9a97" stroke-width="4"/>`
  );
}

function handwheel() {
  const { x, y } = CENTER;
  const spokes = [-90, -18, 54, 126, 198]
    .map((turn) => {
      const d = `M-21 -60L-14 ${-RADIUS + 10}H14L21 -60z`;
      return `<g transform="translate(${x} ${y}) rotate(${turn + 90})"><path d="${d}" fill="url(#rim)"/><path d="M-15 -64L-9 ${-RADIUS + 10}" stroke="#8db8b3" stroke-width="3.500" opacity=".55"/></g>`;
    })
    .join('');
  const grips = [];
  for (let turn = 0; turn < 360; turn += 15)
    grips.push(
      `<ellipse transform="translate(${x} ${y}) rotate(${turn}) translate(0 ${-RADIUS})" rx="34" ry="38" fill="url(#rim)"/>`,
    );
  return (
    `<circle cx="${x + 26}" cy="${y + 44}" r="${RADIUS}" fill="none" stroke="#03141a" stroke-width="64" opacity=".5" filter="url(#drop)"/>` +
    spokes +
    grips.join('') +
    `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="none" stroke="url(#rim)" stroke-width="54"/>` +
    `<path d="M${x - RADIUS * 0.94} ${y - RADIUS * 0.46}A${RADIUS + 16} ${RADIUS + 16} 0 0 1 ${x + RADIUS * 0.62} ${y - RADIUS * 0.84}" fill="none" stroke="#b9dcd5" stroke-width="7" stroke-linecap="round" opacity=".75"/>` +
    `<path d="M${x + RADIUS * 0.98} ${y + RADIUS * 0.4}A${RADIUS + 18} ${RADIUS + 18} 0 0 1 ${x - RADIUS * 0.3} ${y + RADIUS}" fill="none" stroke="#f0b659" stroke-width="8" stroke-linecap="round" opacity=".7"/>` +
    `<circle cx="${x}" cy="${y}" r="86" fill="url(#rim)"/><circle cx="${x}" cy="${y}" r="86" fill="none" stroke="#8db8b3" stroke-width="4" opacity=".5"/><circle cx="${x}" cy="${y}" r="44" fill="#0a2a33"/><path d="M${x - 26} ${y - 15}L${x} ${y - 30}L${x + 26} ${y - 15}V${y + 15}L${x} ${y + 30}L${x - 26} ${y + 15}z" fill="url(#flange)"/>`
  );
}

/** Links along a curve, each second one seen from its edge. */
function chain(points) {
  return points
    .map(([x, y, turn], index) =>
      index % 2 === 0
        ? `<rect transform="translate(${x} ${y}) rotate(${turn})" x="-30" y="-17" width="60" height="34" rx="17" fill="none" stroke="url(#steel)" stroke-width="11"/>`
        : `<rect transform="translate(${x} ${y}) rotate(${turn})" x="-28" y="-6" width="56" height="12" rx="6" fill="url(#steel)"/>`,
    )
    .join('');
}

function lockAndTag() {
  const links = [];
  const count = 13;
  for (let index = 0; index <= count; index++) {
    const t = index / count;
    const x = 440 + 520 * t;
    const y = 905 + 150 * Math.sin(Math.PI * t) - 40 * t;
    const slope = (150 * Math.PI * Math.cos(Math.PI * t) - 40) / 520;
    links.push([round(x), round(y), round((Math.atan(slope) * 180) / Math.PI)]);
  }
  return (
    `<g transform="translate(18 26)" opacity=".45" filter="url(#drop)"><rect x="590" y="1060" width="220" height="190" rx="22" fill="#03141a"/></g>` +
    chain(links) +
    // The padlock: the only warm colour in front.
    `<path d="M632 1076V1010a68 68 0 0 1 136 0v66" fill="none" stroke="url(#steel)" stroke-width="30"/>` +
    `<rect x="588" y="1064" width="224" height="190" rx="24" fill="url(#brass)"/><path d="M600 1084q0-10 14-10h172q14 0 14 10" fill="none" stroke="#ffe7b4" stroke-width="6" opacity=".8"/>` +
    words('text', '2207', {
      x: 700,
      y: 1132,
      size: 44,
      anchor: 'middle',
      fill: '#5b3604',
      tracking: 0.04,
    }) +
    `<circle cx="700" cy="1186" r="20" fill="#4a2c04"/><path d="M693 1190h14l6 38h-26z" fill="#4a2c04"/>` +
    // The tag on its wire.
    `<path d="M944 884C960 940 950 980 926 1034" fill="none" stroke="#dfe9e4" stroke-width="4"/>` +
    `<g transform="translate(-88 6) rotate(7 1012 1160)"><rect x="930" y="1024" width="186" height="262" rx="14" fill="#f3f1eb"/><rect x="930" y="1024" width="186" height="262" rx="14" fill="none" stroke="#c9c4b4" stroke-width="3"/><circle cx="1012" cy="1052" r="11" fill="#0b313a"/><rect x="930" y="1084" width="186" height="52" fill="#f5a31a"/>` +
    words('display', 'LOCKED', { x: 1023, y: 1122, size: 32, anchor: 'middle', fill: '#2b1a00' }) +
    words('text', 'XV-1204', { x: 1023, y: 1188, size: 34, anchor: 'middle', fill: '#07222a' }) +
    `<path d="M954 1212h138M954 1236h138M954 1260h92" stroke="#9aa6a2" stroke-width="4"/></g>`
  );
}

export function lockedValve() {
  return (
    behind() +
    // Kept clear of the corners, which the section's outline cuts off.
    `<g transform="translate(98 62) scale(.86)">${pipework()}${handwheel()}${lockAndTag()}</g>` +
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#vignette)"/>`
  );
}
