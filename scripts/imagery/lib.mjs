/** What the pictures share: repeatable chance, lettering from outlines, and rendering. */
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import sharp from 'sharp';

const here = import.meta.dirname;
/** Where the sample's files are kept. */
export const FILES = path.join(here, '../../src/sections/sample/files');

const outlines = JSON.parse(readFileSync(path.join(here, 'outlines.json'), 'utf8'));

/** Numbers between 0 and 1 that are the same in every run. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The width of a text in a face, in px. */
export function widthOf(face, text, size, tracking = 0) {
  const { unitsPerEm, glyphs } = outlines[face];
  return [...text].reduce(
    (sum, letter) => sum + (glyphs[letter][0] / unitsPerEm + tracking) * size,
    0,
  );
}

/** A text as outlines; `y` is its baseline. */
export function words(face, text, { x = 0, y = 0, size, tracking = 0, anchor = 'start', fill }) {
  const { unitsPerEm, glyphs } = outlines[face];
  const scale = size / unitsPerEm;
  const width = widthOf(face, text, size, tracking);
  let at = x - { start: 0, middle: width / 2, end: width }[anchor];
  const paths = [];
  for (const letter of text) {
    const [advance, d] = glyphs[letter];
    if (d)
      paths.push(
        `<path transform="translate(${round(at)} ${round(y)}) scale(${round(scale, 5)} ${round(-scale, 5)})" d="${d}"/>`,
      );
    at += advance * scale + tracking * size;
  }
  return `<g${fill ? ` fill="${fill}"` : ''}>${paths.join('')}</g>`;
}

export function round(value, digits = 2) {
  return Number(value.toFixed(digits));
}

/** A whole SVG document. */
export function svg(width, height, content, defs = '') {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs ? `<defs>${defs}</defs>` : ''}${content}</svg>\n`;
}

/** Draws an SVG as pixels. */
export function raster(source, width, height) {
  return sharp(Buffer.from(source), { density: 72, limitInputPixels: false }).resize(
    width,
    height,
    {
      fit: 'fill',
    },
  );
}

/** Film grain for a picture: keeps gradients from banding and takes the plastic off them. */
export async function grain(width, height, strength, seed) {
  const next = chance(seed);
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < pixels.length; index += 4) {
    const value = next() + next() + next() - 1.5;
    const tone = value > 0 ? 255 : 0;
    pixels[index] = pixels[index + 1] = pixels[index + 2] = tone;
    pixels[index + 3] = Math.abs(value) * strength;
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
