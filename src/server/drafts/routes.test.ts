import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let siteId: string;

beforeAll(async () => {
  server = await startTestApp();
  siteId = (await call('POST', '/sites', { name: 'Drafts' })).json().id;
});
afterAll(() => server.close());

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  return server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf() },
    ...(payload ? { payload } : {}),
  });
}

test('a draft is read in a language of its site, and in no other', async () => {
  await call('POST', `/sites/${siteId}/draft/edits`, {
    edits: [{ edit: 'addLanguage', code: 'sv' }],
  });
  expect((await call('GET', `/sites/${siteId}/draft?lang=sv`)).statusCode).toBe(200);
  const answer = await call('GET', `/sites/${siteId}/draft?lang=xx`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    status: 404,
    code: 'not_found',
    message: 'The site has no language “xx”.',
  });
});
