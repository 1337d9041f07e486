import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as net from 'node:net';
import * as path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from './build.mjs';
import { freePort } from './free-port.mjs';
import { buildHash } from './hashes.mjs';
import { prepare } from './prepare.mjs';
import { ExpectedError, root } from './run.mjs';

const SETTLE_MS = 150;
const POLL_MS = 50;
const START_LIMIT_MS = 60_000;
const IS_SERVERS_OWN = /^\/(?:api|static|media|assets|openapi\.json)(?:[/?]|$)/;

/**
 * Two programs behind one port. Vite answers the builder's pages from their sources and updates
 * them in place; everything else (API, published sites, WebSockets of drafts) goes to the real
 * server on an inner port, which is built anew and started again when anything but the editor
 * changes. A published page shows a change when it is reloaded; the editor reloads by itself.
 */
export async function develop() {
  await prepare();
  const port = Number(process.env['PORT'] ?? 3000);
  const host = process.env['HOST'] ?? '127.0.0.1';
  const backend = new Backend(await freePort(), port);
  const front = http.createServer();
  const vite = await startVite(front);

  front.on('request', (request, response) => {
    if (!isForEditor(request, port)) return void forward(request, response, backend);
    vite.middlewares(request, response, () => {
      if (acceptsPage(request)) void sendEditor(vite, request, response);
      else void forward(request, response, backend);
    });
  });
  front.on('upgrade', (request, socket, head) => {
    // Vite has its own listener for its own protocol.
    if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) {
      void forwardUpgrade(request, socket, head, backend);
    }
  });
  front.on('error', (error) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(isTaken ? `Port ${port} is in use; set PORT to another.` : error);
    process.exit(1);
  });
  await new Promise((resolve) => front.listen(port, host, resolve));

  const stopWatching = watch(async () => {
    try {
      await build(buildHash());
    } catch (error) {
      console.error(error instanceof ExpectedError ? error.message : error);
      return;
    }
    await backend.restart();
    vite.environments.client.hot.send({ type: 'full-reload' });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stopWatching();
      front.close();
      front.closeAllConnections();
      void Promise.all([vite.close(), backend.stop()]).then(() => process.exit(0));
    });
  }
  await backend.restart();
}

/** The built server, on a port that only this process knows. */
class Backend {
  #child = null;
  ready = Promise.resolve(false);

  constructor(port, publicPort) {
    this.port = port;
    this.env = {
      PUBLIC_URL: `http://localhost:${publicPort}`,
      SITES_DOMAIN: `localhost:${publicPort}`,
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
    };
  }

  restart() {
    this.ready = this.stop().then(() => this.#start());
    return this.ready;
  }

  async stop() {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Whether it answers; when it doesn't, its own output says why. */
  async #start() {
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/server.js'], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#child = child;
    const deadline = Date.now() + START_LIMIT_MS;
    while (child.exitCode === null && Date.now() < deadline) {
      try {
        const answer = await fetch(`http://127.0.0.1:${this.port}/api/v1/health`);
        if (answer.ok) return true;
      } catch {
        // Not listening yet.
      }
      await delay(POLL_MS);
    }
    return false;
  }
}

async function startVite(front) {
  const { createServer } = await import('vite');
  return createServer({
    configFile: path.join(root, 'vite.config.ts'),
    root,
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: front },
      watch: { ignored: ['**/.cache/**', '**/dist/**', '**/data/**'] },
      fs: { deny: ['data/**', '.git/**', '.env*'] },
    },
  });
}

function isForEditor(request, port) {
  const host = request.headers.host ?? '';
  const isBuilder = [`localhost:${port}`, `127.0.0.1:${port}`].includes(host);
  return isBuilder && /^(GET|HEAD)$/.test(request.method) && !IS_SERVERS_OWN.test(request.url);
}

function acceptsPage(request) {
  return (request.headers.accept ?? '').includes('text/html');
}

async function sendEditor(vite, request, response) {
  try {
    const name = request.url.split('?')[0] === '/canvas.html' ? 'canvas.html' : 'editor.html';
    const source = fs.readFileSync(path.join(root, name), 'utf8');
    const page = await vite.transformIndexHtml(request.url, source);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
  }
}

async function forward(request, response, backend) {
  if (!(await backend.ready)) {
    response.writeHead(503, { 'content-type': 'text/plain', refresh: '2' });
    response.end('The server is not running; the console says why.');
    return;
  }
  const { method, url, headers } = request;
  const onward = http.request(
    { host: '127.0.0.1', port: backend.port, method, path: url, headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

async function forwardUpgrade(request, socket, head, backend) {
  socket.on('error', () => socket.destroy());
  if (!(await backend.ready)) {
    socket.destroy();
    return;
  }
  const onward = net.connect(backend.port, '127.0.0.1', () => {
    const headers = [];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      headers.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}\r\n`);
    }
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('close', () => onward.destroy());
}

/** Calls back once after each burst of changes, never twice at a time. */
function watch(onChange) {
  let timer;
  let running = Promise.resolve();
  const watcher = fs.watch(path.join(root, 'src'), { recursive: true }, (_event, file) => {
    if (!file || /^editor[/\\]|\.test\.tsx?$|~$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
