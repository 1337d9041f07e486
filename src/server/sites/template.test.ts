import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { cookie: await server.cookieOf() },
    ...(payload ? { payload } : {}),
  });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
}

interface Listed {
  type: string;
  status: string;
  variants: object;
}
const filesOf = (siteId: string): Promise<Listed[]> => call('GET', `/sites/${siteId}/media`);
const areReady = async (siteId: string) =>
  (await filesOf(siteId)).every(
    ({ type, status, variants }) =>
      status === 'ready' && (type === 'image/svg+xml' || Object.keys(variants).length > 0),
  );

test('a site of a template is there before the sizes of its pictures are; they follow, in a copy made meanwhile too', async () => {
  const site = await call('POST', '/sites', { name: 'Evening', template: 'event' });
  const copy = await call('POST', `/sites/${site.id}/duplicate`);
  expect((await filesOf(copy.id)).some(({ status }) => status === 'processing')).toBe(true);
  expect((await filesOf(copy.id)).length).toBe((await filesOf(site.id)).length);
  const wait = { timeout: 240_000, interval: 200 };
  await expect.poll(() => areReady(site.id), wait).toBe(true);
  await expect.poll(() => areReady(copy.id), wait).toBe(true);
}, 300_000);
