// What a visitor's browser has to load: the page, its style and script, its fonts and the picture of the first view.
import * as fs from 'node:fs';
import * as path from 'node:path';
import * as zlib from 'node:zlib';
import { sentBytes } from '../scripts/lib/first-load.mjs';
import { root } from '../scripts/lib/run.mjs';
import { get, startPlinth } from './lib/plinth.mjs';
import { Report } from './lib/report.mjs';

const KB = 1000;
const ISLANDS = path.join(root, 'dist/islands/rt');
/** A phone of the size that Lighthouse has, whose screen has 1.75 points to a pixel. */
const PHONE_PX = 412 * 1.75;

/** As pages are packed (src/server/pages/cache.ts). */
const PAGE_QUALITY = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };
const packed = (text) => zlib.brotliCompressSync(text, { params: PAGE_QUALITY }).length;
const decode = (text) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

const report = new Report();
const plinth = await startPlinth();
try {
  for (const address of ['/', '/PrivacyPolicy/']) await measure(address);
  const scripts = fs.readdirSync(ISLANDS).filter((file) => file.endsWith('.js'));
  // A page speaks one language: of all words it loads its own, here the longest.
  const isWords = (file) => file.startsWith('words-');
  const words = scripts.filter(isWords).map(packedFile);
  const rest = scripts.filter((file) => !isWords(file)).map(packedFile);
  const all = rest.reduce((sum, size) => sum + size, Math.max(...words));
  report.add('script with every island', all / KB, 'KB', { max: 90 });
} finally {
  await plinth.stop();
}
report.finish();

async function measure(address) {
  const page = await ask(address, { 'accept-encoding': 'br' });
  const html = zlib.brotliDecompressSync(page.bytes).toString();
  report.note(address);
  report.add('page with its style', page.bytes.length / KB, 'KB', { max: 35 });
  const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  report.add('style, inline', packed(style) / KB, 'KB', { max: 20 });
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text).join('');
  const loader = /\/static\/rt\/(loader-[\w-]+\.js)/.exec(html)?.[1];
  if (loader === undefined) throw new Error('The page names no loader.');
  report.add('script before any interaction', (packed(inline) + firstScripts(loader)) / KB, 'KB', {
    max: 5,
  });
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)];
  const sizes = await Promise.all(fonts.map(async ([, href]) => (await ask(href)).bytes.length));
  report.add('fonts that are preloaded', sizes.reduce((sum, size) => sum + size, 0) / KB, 'KB', {
    max: 60,
  });
  const hero = /<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)"/.exec(html)?.[1];
  if (hero !== undefined) {
    const picture = await ask(candidateFor(decode(hero)));
    report.add('picture of the first view on a phone', picture.bytes.length / KB, 'KB', {
      max: 40,
    });
  }
}

/** The loader with all that it imports before anything happens. */
function firstScripts(file, seen = new Set()) {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = fs.readFileSync(path.join(ISLANDS, file), 'utf8');
  const imported = [...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)];
  return imported.reduce((sum, [, next]) => sum + firstScripts(next, seen), packedFile(file));
}

function packedFile(file) {
  return sentBytes(path.join(ISLANDS, file));
}

/** What a browser takes from a set: the smallest that is as wide as the screen. */
function candidateFor(set) {
  const candidates = set.split(', ').map((candidate) => {
    const [href = '', width = ''] = candidate.split(' ');
    return { href, width: Number.parseInt(width, 10) };
  });
  const fitting = candidates.find(({ width }) => width >= PHONE_PX) ?? candidates.at(-1);
  return fitting?.href ?? '';
}

async function ask(address, headers = {}) {
  const answer = await get(plinth.port, address, { host: plinth.host, ...headers });
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
  return answer;
}
