/** Equipment of a process plant in silhouette, lit from behind. */
import { chance, round } from './lib.mjs';

export const SUN = { x: 1794, y: 812 };

const DEPTHS = {
  far: { dark: '#3c6b6c', lit: '#a98e63', line: '#54807c' },
  mid: { dark: '#15414a', lit: '#7d7350', line: '#2c5f66' },
  near: { dark: '#0a2a33', lit: '#5d5a41', line: '#1c4852' },
  front: { dark: '#051a20', lit: '#3d4234', line: '#0f323b' },
};

/** The gradients of round steel, by depth and side. */
export const steel = Object.entries(DEPTHS)
  .map(([name, depth]) => sides(name, depth))
  .join('');

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
export function plant(depth, seed) {
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
      stroke(
        `M${x + r * 0.2} ${y - r}C${x + r * 0.9} ${y - r * 0.7} ${x + r * 1.1} ${y} ${x + r * 0.95} ${base}`,
        2.4,
      );
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
          stroke(
            `M${x} ${y}L${x + 92} ${y - levels * gap}M${x + 92} ${y}L${x} ${y - levels * gap}`,
            1.4,
          );
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
      stroke(
        `M${x - 15} ${base}L${x - 4} ${base - h}M${x + 15} ${base}L${x + 4} ${base - h}`,
        2.6,
        dark,
      );
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
