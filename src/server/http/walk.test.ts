import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRoleSite, type RoleSite } from '../testing/role-site';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { RouteRight } from './admission';
import { requireDeclaredRight } from './admission';

/** Whoever has no right to a call is told so, whatever they send with it. */
let server: TestApp;
let site: RoleSite;
const routes: { method: string; url: string; right: RouteRight | undefined }[] = [];

beforeAll(async () => {
  server = await startTestApp({ onRoute: collect });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  site = await makeRoleSite(server, '');
});
afterAll(() => server.close());

function collect({ method, url, config }: RouteOptions): void {
  for (const one of [method].flat()) routes.push({ method: one, url, right: config?.right });
}

const MADE_UP = 'a-link-that-nobody-made';
const BODIES = [undefined, '{}', '[{"wrong":1}]', '{"edits":"wrong","email":1,"name":[],"to":7}'];

/** What a route answers to a few bodies and queries that are wrong. */
async function answers(
  { method, url }: { method: string; url: string },
  { headers = {}, query = '' }: { headers?: Record<string, string>; query?: string },
): Promise<number[]> {
  const parts: Record<string, string> = { ...site.parts, number: 'x', language: '%00' };
  const path = url.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? 'none');
  const statuses = BODIES.map(async (payload) => {
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const { statusCode } = await server.app.inject({
      method: method as 'GET',
      url: `${path}?limit=x&offset=-1&since=x&format=x${query}`,
      headers: { ...headers, ...type },
      ...(payload === undefined || method === 'GET' || method === 'HEAD' ? {} : { payload }),
    });
    return statusCode;
  });
  return Promise.all(statuses);
}

const api = () => routes.filter(({ url }) => url.startsWith('/api/'));
const guarded = () => api().filter(({ right }) => right !== 'everybody');
const aboutSites = () => guarded().filter(({ right }) => right !== 'account');

async function others(
  asked: readonly { method: string; url: string }[],
  sender: { headers?: Record<string, string>; query?: string },
): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of asked) {
    const statuses = await answers(route, sender);
    if (!statuses.every((status) => [401, 403, 404].includes(status)))
      wrong.push(`${route.method} ${route.url}: ${statuses.join(', ')}`);
  }
  return wrong;
}

describe('without the right, whatever is sent, the answer is 401, 403 or 404', () => {
  test('to a request without credentials', async () => {
    expect(guarded().length).toBeGreaterThan(100);
    expect(await others(guarded(), {})).toEqual([]);
  });

  test('to a made-up share link in the header', async () => {
    expect(await others(guarded(), { headers: { 'x-shared-editing': MADE_UP } })).toEqual([]);
  });

  test('to a made-up share link in the address', async () => {
    expect(await others(guarded(), { query: `&authHash=${MADE_UP}` })).toEqual([]);
  });

  test('to the owner of another site', async () => {
    expect(await others(aboutSites(), { headers: site.headers.stranger })).toEqual([]);
  });

  test('to a set-up link that was never made, and while sign-up is closed', async () => {
    const keyed = api().filter(
      ({ method, url }) => method === 'POST' && /\/(setup|setup\/link|sign-up)$/.test(url),
    );
    expect(keyed).toHaveLength(3);
    expect(await others(keyed, {})).toEqual([]);
  });
});

test('no call fails, whatever is sent by nobody', async () => {
  const failed: string[] = [];
  for (const route of api()) {
    const statuses = await answers(route, {});
    if (statuses.some((status) => status >= 500)) failed.push(`${route.method} ${route.url}`);
  }
  expect(failed).toEqual([]);
});

test('a route that declares no right stops the start', () => {
  const route = { method: 'GET', url: '/api/v1/x', handler: () => undefined } as const;
  expect(() => requireDeclaredRight({ ...route })).toThrow('GET /api/v1/x declares no right');
  const config = { right: 'edit', url: '', method: 'GET' } as const;
  expect(() => requireDeclaredRight({ ...route, config })).toThrow('has no :siteId');
});

test('the description names every call that answers, itself too', async () => {
  const { paths } = (await server.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, object>>;
  }>();
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const there = api()
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(described).toContain('GET /api/v1/openapi.json');
  expect(described).toEqual(expect.arrayContaining(there));
});

test('every list takes a limit and an offset, and says how long it is', async () => {
  const { paths } = (await server.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  const without = Object.entries(paths).filter(([, { get }]) => {
    const names = get?.parameters?.map(({ name }) => name) ?? [];
    const answer = get?.responses?.['200']?.content?.['application/json']?.schema;
    return answer?.type === 'array' && !(names.includes('limit') && names.includes('offset'));
  });
  expect(without.map(([path]) => path)).toEqual([]);
  const all = await server.app.inject('/api/v1/sections');
  const part = await server.app.inject('/api/v1/sections?limit=2&offset=1');
  expect(part.json()).toEqual(all.json<unknown[]>().slice(1, 3));
  expect(part.headers['x-total-count']).toBe(String(all.json<unknown[]>().length));
});

interface Described {
  parameters?: { name: string }[];
  responses?: Record<string, { content?: Record<string, { schema?: { type?: string } }> }>;
}
