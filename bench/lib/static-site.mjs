import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as os from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { root } from '../../scripts/lib/run.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  woff2: 'font/woff2',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webm: 'video/webm',
  ico: 'image/x-icon',
};

/** The sample as plain files, on a server that knows nothing but files: as static hosts do, it compresses text. */
export async function serveExport(plinth) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-static-'));
  const out = path.join(folder, 'site');
  const port = await freePort();
  const options = ['--format', 'static', '--out', out, '--origin', `http://127.0.0.1:${port}`];
  const args = ['dist/server/plinth.js', 'export', '--site', 'demo', ...options];
  const env = { PATH: process.env['PATH'], DATA_DIR: plinth.dataDir, PORT: String(plinth.port) };
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  const server = http.createServer((request, response) => {
    const wanted = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = path.join(out, wanted.endsWith('/') ? `${wanted}index.html` : wanted);
    const ending = path.extname(file).slice(1);
    const type = TYPES[ending] ?? 'application/octet-stream';
    const isFound = file.startsWith(out) && fs.existsSync(file) && fs.statSync(file).isFile();
    const content = fs.readFileSync(isFound ? file : path.join(out, '404.html'));
    const isText = /^(?:text|application\/xml|image\/svg)/.test(type);
    const headers = { 'content-type': isFound ? type : TYPES.html };
    if (isText) headers['content-encoding'] = 'br';
    response.writeHead(isFound ? 200 : 404, headers);
    response.end(isText ? zlib.brotliCompressSync(content, BROTLI) : content);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
