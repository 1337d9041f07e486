import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EARLY_SCRIPT_SOURCE } from '../pages/early-connection';
import { builderSecurityHeaders } from './security-headers';
import { OWNER, startTestApp, type TestApp } from '../testing/test-app';

/** An installation behind https, as it should be run. */
let server: TestApp;
const BUILDER = 'plinth.example';
const SITE = 'safe.sites.example';
let siteId: string;
let cookie: string;

beforeAll(async () => {
  server = await startTestApp({
    env: { PUBLIC_URL: `https://${BUILDER}`, SITES_DOMAIN: 'sites.example', TRUST_PROXY: 'on' },
  });
  await server.services.accounts.create(OWNER);
  cookie = (await signIn()).value.split(';')[0] ?? '';
  const made = await call('POST', '/api/v1/sites', { name: 'Safe', slug: 'safe' });
  siteId = made.json().id;
  await call('POST', `/api/v1/sites/${siteId}/publish`);
});
afterAll(() => server.close());

const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };

async function signIn() {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in/email',
    headers: { host: BUILDER, ...proxied },
    payload: OWNER,
  });
  const header = answer.headers['set-cookie'];
  return { answer, value: String(Array.isArray(header) ? header[0] : header) };
}

function call(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  return server.app.inject({
    method,
    url,
    headers: { host: BUILDER, cookie, ...proxied, ...headers },
    ...(payload ? { payload } : {}),
  });
}

const visit = (url: string, host = SITE) =>
  server.app.inject({ url, headers: { host, accept: 'text/html', ...proxied } });

describe('every answer', () => {
  test.each([
    ['the builder', () => visit('/', BUILDER)],
    ['an address of the builder that is not there', () => visit('/nothing', BUILDER)],
    ['the API', () => call('GET', '/api/v1/sites')],
    ['a refusal of the API', () => visit('/api/v1/sites', BUILDER)],
    ['a page', () => visit('/')],
    ['a page that is not there', () => visit('/nothing/')],
    ['a file of the program', () => visit('/static/flags/se.svg')],
    ['the file for search engines', () => visit('/robots.txt')],
  ])('of %s is read as what it says, over https alone, without powers', async (_title, ask) => {
    const { headers } = await ask();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('of the API can do nothing in a browser, and is kept nowhere', async () => {
    const { headers } = await call('GET', '/api/v1/sites');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });
});

test.each(['text/plain', 'application/xml', 'multipart/mixed'])(
  'a body of %s is no JSON, and is refused as a type that is not accepted',
  async (type) => {
    for (const url of ['/api/v1/sites', `/api/v1/sites/form/contact/${siteId}/`]) {
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: { host: BUILDER, cookie, ...proxied, 'content-type': type },
        payload: '{"name":"A"}',
      });
      expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    }
  },
);

describe('the policy of scripts', () => {
  const scriptSources = (policy: unknown) =>
    /script-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ') ?? [];

  test('of a page lets in nothing inline without its hash', async () => {
    const { headers, body } = await visit('/');
    const sources = scriptSources(headers['content-security-policy']);
    expect(sources).not.toContain("'unsafe-inline'");
    expect(sources).not.toContain("'unsafe-eval'");
    expect(sources.filter((source) => source.startsWith("'sha256-")).length).toBeGreaterThan(0);
    expect(body).not.toMatch(/\son\w+=/i);
    expect(String(headers['content-security-policy'])).toContain("object-src 'none'");
    expect(String(headers['content-security-policy'])).toContain("base-uri 'none'");
  });

  test('of the builder lets in its own files and the one script of its document, and talks to its own host alone', () => {
    const headers = builderSecurityHeaders(BUILDER, { nonce: 'n1', isEditor: true });
    const policy = headers['content-security-policy'];
    expect(scriptSources(policy)).toEqual(["'self'", EARLY_SCRIPT_SOURCE]);
    for (const other of ['canvas', { nonce: 'n1', isEditor: false }] as const) {
      const own = builderSecurityHeaders(BUILDER, other)['content-security-policy'];
      expect(scriptSources(own)).toEqual(["'self'"]);
    }
    expect(policy).toContain(`connect-src 'self' ws://${BUILDER} wss://${BUILDER};`);
    expect(policy).toContain("style-src 'self' 'nonce-n1';");
    expect(policy).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    // A host that is none can't write into the policy.
    expect(builderSecurityHeaders("x; script-src 'unsafe-inline'", 'canvas')).toEqual(
      builderSecurityHeaders(undefined, 'canvas'),
    );
  });
});

describe('the session cookie', () => {
  test('is out of reach of scripts, of other websites and of http', async () => {
    const { value } = await signIn();
    expect(value).toMatch(/^__Secure-plinth\.session_token=/);
    expect(value).toMatch(/; HttpOnly/i);
    expect(value).toMatch(/; SameSite=Lax/i);
    expect(value).toMatch(/; Secure/i);
    expect(value).not.toMatch(/; Domain=/i);
  });

  test('of one builder is of no use on a site’s host', async () => {
    const answer = await call('GET', '/api/v1/sites', undefined, { host: SITE });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a change that another website asks for with the cookie', () => {
  test.each([
    ['tells its origin', { origin: 'https://evil.example' }],
    ['is one of the sites', { origin: `https://${SITE}` }],
    ['hides its origin', { origin: 'null' }],
    ['sends none, but the browser knows', { 'sec-fetch-site': 'cross-site' }],
    ['is a site beside the builder', { 'sec-fetch-site': 'same-site' }],
    ['is the builder without https', { origin: `http://${BUILDER}:81` }],
  ])('is refused when it %s', async (_title, headers) => {
    const answer = await call('POST', '/api/v1/sites', { name: 'Forged' }, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  });

  test.each([
    ['the builder asks', { origin: `https://${BUILDER}`, 'sec-fetch-site': 'same-origin' }],
    ['a program asks, which has no origin', {}],
    ['somebody typed it', { 'sec-fetch-site': 'none' }],
  ])('is taken when %s', async (_title, headers) => {
    const answer = await call('POST', '/api/v1/sites', { name: 'Mine' }, headers);
    expect(answer.statusCode).toBe(201);
  });
});

test('a password is stored as the hash of a function that costs memory', async () => {
  const { internalAdapter } = await server.services.accounts.auth.$context;
  const account = await server.services.accounts.byEmail(OWNER.email);
  const [credential] = await internalAdapter.findAccounts(account?.id ?? '');
  expect(credential?.password).not.toContain(OWNER.password);
  // scrypt: salt and key in hexadecimal.
  expect(credential?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
});
