import * as fs from 'node:fs';
import * as net from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.mjs';

/** The first port that Linux hands out to whoever connects; elsewhere the one that IANA names. */
function firstOfConnections(): number {
  try {
    const range = fs.readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
    return Number(range.split(/\s/)[0]);
  } catch {
    return 49_152;
  }
}

it('is never one that a connection could be given meanwhile, nor one twice', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(firstOfConnections());
  expect(new Set(ports).size).toBe(20);
});

it('is none that somebody listens on', async () => {
  const first = await freePort();
  const server = net.createServer();
  // Where it fails somebody else listens there already.
  await new Promise<unknown>((resolve) =>
    server.once('error', resolve).listen(first + 1, '127.0.0.1', () => resolve(null)),
  );
  expect(await freePort()).not.toBe(first + 1);
  await new Promise((resolve) => server.close(resolve));
});
