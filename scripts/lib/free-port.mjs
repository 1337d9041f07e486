import * as net from 'node:net';

/**
 * Below what systems hand out to whoever connects: a server may take its time to start on its port, and to start again,
 * without a connection coming to have that port meanwhile.
 */
const FIRST = 11_000;
const COUNT = 20_000;
/** Processes that look for ports at the same time each have a stretch of their own. */
const STRETCH = 50;
let next = process.pid * STRETCH;

/** A port of this machine that nobody listens on, for a server that is started on it. */
export async function freePort() {
  for (;;) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
