import type { AddressInfo } from 'node:net';
import * as http from 'node:http';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app';

test('a stop does not wait for a connection whose request was answered before it had come whole', async () => {
  const server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const request = http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/sites',
    headers: { 'content-type': 'application/json', 'content-length': '1000' },
  });
  request.on('error', () => undefined);
  const status = new Promise((resolve) => {
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  request.write('{');
  expect(await status).toBe(401);
  await server.close();
  request.destroy();
}, 60_000);
