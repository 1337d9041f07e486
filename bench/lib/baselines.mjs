import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { whereIs } from '../../scripts/lib/debian.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { get } from './plinth.mjs';

/** A bare Node server with these bytes in memory. */
export async function startBareServer(folder, bytes, encoding) {
  const file = path.join(folder, 'page.br');
  fs.writeFileSync(file, bytes);
  const port = await freePort();
  const script = path.join(import.meta.dirname, 'bare-server.mjs');
  const child = spawn(process.execPath, [script, String(port), file, encoding], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return ready({ port, child });
}

/** nginx with one worker and the same bytes in a file; null where it isn't installed. */
export async function startNginx(folder, bytes, encoding) {
  const nginx = whereIs('nginx');
  if (nginx === null) return null;
  const files = path.join(folder, 'nginx');
  fs.mkdirSync(files, { recursive: true });
  fs.writeFileSync(path.join(files, 'index.html'), bytes);
  // Started by root, its worker is somebody else who has to read the file.
  for (const readable of [folder, files]) fs.chmodSync(readable, 0o755);
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  fs.writeFileSync(config, nginxConfig({ folder, files, port, encoding }));
  const child = spawn(nginx, ['-c', config, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return ready({ port, child });
}

function nginxConfig({ folder, files, port, encoding }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=10 inactive=1h; default_type text/html; ${temporary}
  server { listen 127.0.0.1:${port}; root ${files}; add_header content-encoding ${encoding}; }
}
`;
}

async function ready({ port, child }) {
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  };
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await get(port, '/').catch(() => null);
    if (answer?.status === 200) return { port, pid: child.pid, stop };
    await delay(25);
  }
  await stop();
  throw new Error('A baseline did not start.');
}
