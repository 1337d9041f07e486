import * as fs from 'node:fs';
import * as http from 'node:http';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { galleryIndex } from './gallery-index.mjs';

const require = createRequire(import.meta.url);
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};
const PAGE = /^\/page\/([\w-]+)$/;

/**
 * Serves the gallery on a port of loopback (0: any free one): an index at `/`, each combination's page at
 * `/page/{its name}`, an empty page with all styles at `/blank`.
 */
export async function serveGallery(gallery, port = 0) {
  const server = http.createServer((request, response) => {
    try {
      answer(gallery, new URL(request.url ?? '/', 'http://gallery'), response);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function answer(gallery, { pathname, searchParams }, response) {
  const page = combinationNamed(gallery, PAGE.exec(pathname)?.[1] ?? '');
  if (pathname === '/') return sendText(response, galleryIndex(gallery, searchParams));
  if (pathname === '/blank') return sendText(response, blankPage(gallery));
  if (page !== null) {
    const { assets, measures } = gallery;
    return sendText(response, gallery.galleryPage(page, { assets, measures }));
  }
  const file = fileAt(gallery, pathname);
  if (file === null || !fs.existsSync(file)) {
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  }
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
  return void fs.createReadStream(file).pipe(response);
}

/** The combination of a name such as `Pricing7-maximum-DARK-SHARP-LEFT-rtl`; null where there is no such section. */
function combinationNamed({ catalogue }, name) {
  const [section, content, colorMode, look, orientation, direction] = name.split('-');
  if (!catalogue.has(section) || direction === undefined) return null;
  return { section, content, colorMode, look, orientation, direction };
}

function blankPage({ styles }) {
  return `<!doctype html><html lang="en"><head><title>Gallery</title><style>${styles}</style><style id="theme"></style></head><body></body></html>`;
}

function fileAt(gallery, pathname) {
  if (pathname.startsWith('/static/rt/')) {
    return path.join(gallery.islands, 'rt', path.basename(pathname));
  }
  const packaged = gallery.staticFile(pathname);
  if (packaged !== undefined) {
    const folder = path.dirname(require.resolve(`${packaged.packageName}/package.json`));
    return path.join(folder, packaged.file);
  }
  const sample = gallery.sampleFileAt(pathname);
  return sample === undefined ? null : path.join(gallery.sampleFiles, sample);
}

function sendText(response, text) {
  response.writeHead(200, { 'content-type': TYPES['.html'], 'cache-control': 'no-store' });
  response.end(text);
}
