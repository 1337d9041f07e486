import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { publishSite, type VisitorSite } from '../testing/visitor-site';
import { isSentAddress } from './sent-page';

let server: TestApp;
let site: VisitorSite;
let port: number;

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  site = await publishSite(server);
});
afterAll(() => server.close());

/** A real request, so that the cache in front of the framework has its turn. */
function get(path: string, method = 'GET', headers: object = {}) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const options = { port, path, method, headers: { host: site.host, ...headers } };
      const request = http.request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      request.on('error', reject);
      request.end();
    },
  );
}

test('a page that a form without script goes back to is marked as sent, and differs in nothing else', async () => {
  // The first comes from the renderer, the others from the cache.
  for (const query of ['?sent=1', '?sent=1', '?a=b&sent=1']) {
    const marked = await get(`/${query}`, 'GET', { 'accept-encoding': 'br' });
    const plain = await get('/');
    expect(marked.status).toBe(200);
    expect(marked.text).toContain('<!doctype html><html data-sent lang="en"');
    expect(marked.text.replace('<html data-sent ', '<html ')).toBe(plain.text);
    expect(marked.headers['content-security-policy']).toBe(
      plain.headers['content-security-policy'],
    );
  }
});

test('the mark is for that one view: nobody keeps the page, and the page itself stays unmarked', async () => {
  const marked = await get('/?sent=1');
  expect(marked.headers['cache-control']).toBe('private, no-store');
  expect(marked.headers).not.toHaveProperty('etag');
  expect((await get('/')).text).not.toContain('<html data-sent');
  const { etag } = (await get('/')).headers;
  const again = await get('/?sent=1', 'GET', { 'if-none-match': etag });
  expect([again.status, again.text.includes('<html data-sent')]).toEqual([200, true]);
});

test('its length is told without its content', async () => {
  const whole = await get('/?sent=1');
  const head = await get('/?sent=1', 'HEAD');
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.text)));
  expect(head.text).toBe('');
});

describe('the address', () => {
  test.each([
    ['/?sent=1', true],
    ['/about/?a=b&sent=1', true],
    ['/?sent=1&a=b', true],
    ['/?sent=11', false],
    ['/?sent=0', false],
    ['/?unsent=1', false],
    ['/sent=1', false],
    ['/', false],
    [undefined, false],
  ])('%s: %s', (url, isSent) => {
    expect(isSentAddress(url)).toBe(isSent);
  });
});
