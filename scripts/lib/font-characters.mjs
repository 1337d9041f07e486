// Which characters a font's file has: its `cmap` table (OpenType), in the packing of WOFF 2.0 (W3C recommendation).
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Known tables by their number; those from here on aren't asked for. */
const [CMAP, GLYF, LOCA, OTHER] = [0, 10, 11, 63];
const HEADER_BYTES = 48;

/** @returns {Set<number>} code points */
export function charactersOf(file) {
  const cmap = readCmap(readFileSync(file));
  const characters = new Set();
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + entry * 8));
    for (const [first, last] of segmentsOf(table)) {
      for (let code = first; code <= last; code += 1) characters.add(code);
    }
  }
  return characters;
}

function readCmap(woff) {
  let at = HEADER_BYTES;
  const tables = [];
  for (let count = woff.readUInt16BE(12); count > 0; count -= 1) tables.push(readEntry());
  const unpacked = brotliDecompressSync(woff.subarray(at, at + woff.readUInt32BE(20)));
  const index = tables.findIndex(({ number }) => number === CMAP);
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return unpacked.subarray(start, start + tables[index].length);

  function readEntry() {
    const flags = woff[at];
    const number = flags & 63;
    at += number === OTHER ? 5 : 1;
    const plain = readNumber();
    const version = flags >> 6;
    const isTransformed = number === GLYF || number === LOCA ? version === 0 : version !== 0;
    return { number, length: isTransformed ? readNumber() : plain };
  }

  /** A number of seven bits in each byte; the eighth says that another follows. */
  function readNumber() {
    let value = 0;
    do value = value * 128 + (woff[at] & 127);
    while (woff[at++] & 128);
    return value;
  }
}

/** First and last code points of the pieces of a table. */
function segmentsOf(table) {
  const format = table.readUInt16BE(0);
  if (format === 12) {
    return Array.from({ length: table.readUInt32BE(12) }, (_, group) => [
      table.readUInt32BE(16 + group * 12),
      table.readUInt32BE(20 + group * 12),
    ]);
  }
  if (format !== 4) return [];
  const bytes = table.readUInt16BE(6);
  return Array.from({ length: bytes / 2 }, (_, segment) => [
    table.readUInt16BE(16 + bytes + segment * 2),
    table.readUInt16BE(14 + segment * 2),
  ]).filter(([first]) => first !== 0xffff);
}
