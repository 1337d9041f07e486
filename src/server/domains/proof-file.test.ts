import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProof } from './proof-file';

const server = http.createServer(({ url, headers }, response) => {
  if (url === '/proof') return response.end(`for ${headers.host?.split(':')[0]}`);
  if (url === '/long') return response.end('x'.repeat(9000));
  return response.writeHead(302, { location: '/proof' }).end();
});
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const read = (path: string) =>
  readProof({ url: new URL(`http://shop.example:${port}${path}`), address: '127.0.0.1' });

test('a proof is read from the address that passed the gate, whatever its name leads to by now', async () => {
  expect(await read('/proof')).toBe('for shop.example');
});

test('what is too long for a proof, or elsewhere, is none', async () => {
  expect(await read('/long')).toBeNull();
  expect(await read('/moved')).toBeNull();
});
