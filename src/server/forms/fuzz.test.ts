import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERRORS } from '../../core/errors';
import { startTestApp, type TestApp } from '../testing/test-app';
import { ownerCall, publishSite, type VisitorSite } from '../testing/visitor-site';

/** One seed, so that a failure comes back; another one by hand finds others. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_301);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 150);

let server: TestApp;
let site: VisitorSite;

beforeAll(async () => {
  server = await startTestApp();
  site = await publishSite(server);
});
afterAll(() => server.close());

const CALLS = ['form/contact', 'form/compliance', 'form/rsvp', 'consent'] as const;

/** What programs that look for weak spots send. */
const HOSTILE = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '\r\nBcc: x@y.example',
  '%0d%0aBcc:x@y.example',
  "'; drop table messages; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
  'ann@x.example\r\nBcc: x@y.example',
  'ann@x.example,bob@x.example',
  'ann@localhost',
  '@x.example',
  '👨‍👩‍👧‍👦'.repeat(300),
  'a'.repeat(20_000),
  '1e999',
  'NaN',
  '__proto__',
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }));
const wrongType = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);
const anything = fc.oneof(hostileText, wrongType);

/** A body that at least one rule refuses: the site's hash is wrong, or the address is none. */
const refusedFields = fc
  .record(
    {
      name: anything,
      email: anything,
      message: anything,
      comment: anything,
      isAttending: anything,
      guests: anything,
      eventId: anything,
      choice: anything,
      policyVersion: anything,
      visitor: anything,
      siteHash: anything,
      isCookieAccepted: anything,
      plinthSubject: anything,
      elapsedMs: anything,
    },
    { requiredKeys: [] },
  )
  .chain((fields) =>
    fc
      .boolean()
      .map((hasHash) =>
        hasHash
          ? { ...fields, siteHash: site.hash, email: 'nobody', policyVersion: 0 }
          : { ...fields, policyVersion: 0 },
      ),
  );

const jsonBody = refusedFields.map((fields) => ({
  type: 'application/json',
  payload: JSON.stringify(fields),
}));
const formBody = refusedFields.map((fields) => ({
  type: 'application/x-www-form-urlencoded',
  payload: new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  ).toString(),
}));
const brokenBody = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/html',
    'application/xml',
    'not a type',
    '',
  ),
  payload: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"text"',
      '1',
      '{"a":1,}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"a":1}}}',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      `{"name":"${'a'.repeat(300 * 1024)}"}`,
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn\r\n--x--',
    ),
    fc.json(),
    fc.string(),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  ),
});
const pathId = fc.oneof(
  fc.constant(null),
  fc.constantFrom('nobody', '%00', '%2e%2e', "'--", '%F0%9F%98%80', '%zz', 'a'.repeat(300)),
);

async function stored(): Promise<number> {
  const counts = await Promise.all([
    ownerCall(server, 'GET', `/sites/${site.id}/messages?limit=1`),
    ownerCall(server, 'GET', `/sites/${site.id}/messages?limit=1&folder=spam`),
    ownerCall(server, 'GET', `/sites/${site.id}/consents?limit=1`),
    ownerCall(server, 'GET', '/operator/complaints?limit=1'),
  ]);
  return counts.reduce((sum, { headers }) => sum + Number(headers['x-total-count']), 0);
}

const codes = new Set<string>(Object.keys(ERRORS));

describe.each(CALLS)('%s', (call) => {
  test.each([
    ['wrong values as JSON', jsonBody],
    ['wrong values as a form', formBody],
    ['broken bodies', brokenBody],
  ])(
    'answers %s with 4xx and the documented body, stores nothing, and stays up',
    async (_title, bodies: fc.Arbitrary<{ type: string; payload: string | Buffer }>) => {
      await fc.assert(
        fc.asyncProperty(bodies, pathId, fc.boolean(), async ({ type, payload }, id, isBuilder) => {
          const answer = await server.app.inject({
            method: 'POST',
            url: `/api/v1/sites/${call}/${id ?? site.id}/`,
            headers: {
              host: isBuilder ? 'localhost:4210' : site.host,
              ...(type === '' ? {} : { 'content-type': type }),
            },
            payload,
          });
          const { statusCode } = answer;
          expect(statusCode).toBeGreaterThanOrEqual(400);
          expect(statusCode).toBeLessThan(500);
          const body = answer.json();
          expect(body).toMatchObject({ status: statusCode, message: expect.any(String) });
          expect(codes).toContain(body.code);
          for (const field of body.fields ?? []) {
            expect(field).toEqual({ path: expect.any(String), message: expect.any(String) });
          }
        }),
        { seed: SEED, numRuns: RUNS },
      );
      expect(await stored()).toBe(0);
      const health = await server.app.inject({ url: '/api/v1/health' });
      expect(health.statusCode).toBe(200);
    },
  );
});
