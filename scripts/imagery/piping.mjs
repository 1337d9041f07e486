/** Piping and instrumentation drawings: symbols, and the two drawings of the sample. */
import { chance, round, svg, widthOf, words } from './lib.mjs';

export const AMBER = '#f5a31a';

const line = (d, attributes) => `<path d="${d}" fill="none" ${attributes}/>`;

/** A gate valve: a bow-tie, filled when closed; `turn` in degrees. */
export function valve(
  x,
  y,
  { turn = 0, stroke, fill = 'none', size = 15, width = 2, stem = true },
) {
  const h = size * 0.62;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round">` +
    `<path d="M${-size} ${-h}V${h}L0 0zM${size} ${-h}V${h}L0 0z" fill="${fill}"/>` +
    (stem ? line(`M0 0V${-size * 1.05}M${-size * 0.55} ${-size * 1.05}H${size * 0.55}`, '') : '') +
    `</g>`
  );
}

/** A centrifugal pump with its outlet at the top. */
export function pump(x, y, r, { stroke, fill = 'none', width = 2 }) {
  return (
    `<g stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round">` +
    `<path d="M${x - r * 0.7} ${y + r * 0.75}L${x - r * 1.15} ${y + r * 1.45}H${x + r * 1.15}L${x + r * 0.7} ${y + r * 0.75}" fill="${fill}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>` +
    line(
      `M${x - r * 0.5} ${y - r * 0.62}L${x + r * 0.94} ${y}L${x - r * 0.5} ${y + r * 0.62}`,
      '',
    ) +
    `</g>`
  );
}

/** An instrument's balloon with its two lines of tag. */
export function instrument(x, y, r, { stroke, fill = 'none', letters, number, ink }) {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="1.6"/>` +
    words('text', letters, { x, y: y - r * 0.12, size: r * 0.62, anchor: 'middle', fill: ink }) +
    words('text', number, { x, y: y + r * 0.54, size: r * 0.56, anchor: 'middle', fill: ink })
  );
}

/** A small padlock, closed. */
export function padlock(x, y, scale, fill) {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="M-4.500 0V-4a4.500 4.500 0 0 1 9 0v4" fill="none" stroke="${fill}" stroke-width="2.200"/>` +
    `<path d="M-7-.500H7V10.500H-7z" fill="${fill}"/></g>`
  );
}

/** The drawing in the hero: pump P-1203 inside its boundary, four valves locked closed. */
export function isolationBoundary() {
  const pipe = '#8fb6b8';
  const faint = '#4f7c82';
  const pale = '#dfeceb';
  const tag = (text, x, y, options = {}) =>
    words('text', text, { x, y, size: 15, fill: pale, tracking: 0.01, ...options });
  const closed = (x, y, turn, name, at) =>
    valve(x, y, { turn, stroke: AMBER, fill: AMBER }) +
    padlock(at[0], at[1], 1.05, AMBER) +
    tag(name, at[0] + 14, at[1] + 8, { fill: AMBER });
  const pipes = `stroke="${pipe}" stroke-width="2.500"`;
  const dead = `stroke="${AMBER}" stroke-width="2.500"`;
  const dots = [];
  for (let x = 32; x < 720; x += 32) for (let y = 96; y < 600; y += 32) dots.push(`M${x} ${y}h.01`);
  return svg(
    720,
    600,
    `<rect x="1" y="1" width="718" height="598" rx="10" fill="#082730" fill-opacity=".86" stroke="#ffffff" stroke-opacity=".16" stroke-width="1.500"/>` +
      line(
        dots.join(''),
        `stroke="#ffffff" stroke-opacity=".13" stroke-width="2" stroke-linecap="round"`,
      ) +
      line('M1 68H719', `stroke="#ffffff" stroke-opacity=".16" stroke-width="1.500"`) +
      words('display', 'P-1203', { x: 28, y: 45, size: 24, fill: '#ffffff' }) +
      words('text', 'IC-2207', { x: 692, y: 43, size: 17, anchor: 'end', fill: '#b9d2d2' }) +
      [0, 1, 2, 3].map((index) => padlock(150 + index * 22, 36, 1, AMBER)).join('') +
      // The boundary, a dash-dot line as in the drawing office.
      `<rect x="196" y="196" width="362" height="290" rx="6" fill="${AMBER}" fill-opacity=".07" stroke="${AMBER}" stroke-opacity=".75" stroke-width="1.500" stroke-dasharray="14 5 2 5"/>` +
      // Vessel.
      `<g fill="none" ${pipes}><path d="M52 148a34 16 0 0 1 68 0V300a34 16 0 0 1-68 0zM52 148h68M52 300h68"/></g>` +
      words('text', 'V-1201', { x: 86, y: 232, size: 15, anchor: 'middle', fill: pale }) +
      // Live lines: suction header, discharge header, standby pump's branch.
      line('M86 316V400H180', pipes) +
      line('M586 262H690M676 262V112H690', pipes) +
      line('M86 400V548H676V262', `stroke="${faint}" stroke-width="2"`) +
      pump(420, 548, 20, { stroke: faint, fill: '#082730' }) +
      words('text', 'P-1204', { x: 420, y: 519, size: 13, anchor: 'middle', fill: '#9dbdbf' }) +
      // What the boundary keeps dead.
      line('M212 400H338M236 400V430M392 370V262H542', dead) +
      line('M300 212V262H392M470 262V348H542', dead) +
      pump(372, 400, 34, { stroke: AMBER, fill: '#082730', width: 2.5 }) +
      line('M168 400H180M574 262H590M300 180V112H190', pipes) +
      line('M574 348H690', `stroke="${pipe}" stroke-width="2"`) +
      closed(196, 400, 0, 'XV-1204', [108, 362]) +
      closed(558, 262, 0, 'XV-1206', [584, 222]) +
      closed(300, 196, 90, 'XV-1210', [330, 164]) +
      closed(558, 348, 0, 'XV-1212', [584, 308]) +
      // Drain: open, and proved.
      valve(236, 446, { turn: 90, stroke: pale, fill: '#082730', stem: false }) +
      line('M236 462V516M224 504L236 518L248 504', `stroke="${pale}" stroke-width="2"`) +
      tag('HV-1208', 257, 451) +
      instrument(448, 214, 24, {
        stroke: pale,
        fill: '#082730',
        letters: 'PI',
        number: '1207',
        ink: pale,
      }) +
      line('M448 238V262', `stroke="${pale}" stroke-width="1.600" stroke-dasharray="5 4"`) +
      // Direction of flow.
      line('M128 393L140 400L128 407M620 255L632 262L620 269', `stroke="${pipe}" stroke-width="2"`),
  );
}

/** Fine lines behind the story: a corner of a plant's drawing that runs off the sheet. */
export function pipingLines() {
  const next = chance(1204);
  const width = 1600;
  const height = 1000;
  const stroke = '#46848c';
  const parts = [];
  const rows = [90, 190, 330, 520, 700, 860];
  for (const [index, y] of rows.entries()) {
    let x = 620 + Math.floor(next() * 5) * 60;
    let at = y;
    let d = `M${x} ${at}`;
    while (x < width + 60) {
      const run = 90 + Math.floor(next() * 5) * 45;
      const from = x;
      x += run;
      d += `H${x}`;
      const kind = next();
      const middle = from + run / 2;
      if (kind < 0.34)
        parts.push(valve(middle, at, { stroke, fill: 'none', width: 1.4, size: 12 }));
      else if (kind < 0.48)
        parts.push(
          `<circle cx="${middle}" cy="${at - 44}" r="20" fill="none" stroke="${stroke}" stroke-width="1.400"/>`,
          line(
            `M${middle} ${at - 24}V${at}`,
            `stroke="${stroke}" stroke-width="1.200" stroke-dasharray="4 4"`,
          ),
          words('text', ['PT', 'FT', 'LT', 'TT'][Math.floor(next() * 4)], {
            x: middle,
            y: at - 39,
            size: 13,
            anchor: 'middle',
            fill: stroke,
          }),
        );
      else if (kind < 0.58 && index % 2 === 0)
        parts.push(pump(middle, at, 20, { stroke, fill: 'none', width: 1.4 }));
      else if (kind < 0.72) {
        const text = `XV-${1200 + Math.floor(next() * 90)}`;
        parts.push(
          words('text', text, {
            x: middle - widthOf('text', text, 12) / 2,
            y: at - 10,
            size: 12,
            fill: stroke,
          }),
        );
      }
      if (next() < 0.3) {
        const step = (next() < 0.5 ? -1 : 1) * 40;
        at += step;
        d += `V${at}`;
      }
    }
    parts.unshift(line(d, `stroke="${stroke}" stroke-width="${index % 3 === 0 ? 2.4 : 1.4}"`));
  }
  for (let column = 0; column < 5; column++) {
    const x = 760 + column * 190 + Math.floor(next() * 60);
    const top = rows[Math.floor(next() * 2)];
    const bottom = rows[3 + Math.floor(next() * 3)];
    parts.unshift(line(`M${x} ${top}V${bottom}`, `stroke="${stroke}" stroke-width="1.400"`));
  }
  // Seen on the light surface and on the dark one.
  return svg(width, height, `<g opacity="${round(0.26)}">${parts.join('')}</g>`);
}
