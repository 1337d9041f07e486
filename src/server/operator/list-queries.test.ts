/** A list asks the database as often for many rows as for one. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OWNER, startTestApp, type TestApp } from '../testing/test-app';
import { ownerCall, publishSite, visitorPost } from '../testing/visitor-site';

const ROWS = 5;
const SENDER = 'ann@x.example';

interface Row {
  right?: string;
  owner?: { email: string } | null;
  site?: { name: string } | null;
  siteName?: string | null;
}

const NAMES = Array<string>(ROWS).fill('Forms');
const OWNERS = NAMES.map((_, row) => `owner-${row}@x.example`);

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.cookieOf();
  // Each about a site of its own, which somebody else owns.
  for (const [row, owner] of OWNERS.entries()) {
    server.clock.now += 1000;
    const site = await publishSite(server, [], owner);
    const member = { email: OWNER.email, mayPublish: row % 2 === 0 };
    await ownerCall(server, 'POST', `/sites/${site.id}/members`, member, owner);
    const complaint = { email: SENDER, name: 'Ann', comment: 'A scam', siteHash: site.hash };
    await visitorPost(server, site, 'form/compliance', complaint);
  }
});
afterAll(() => server.close());

test.each([
  ['/sites', ({ right }: Row) => right, ['publish', 'edit', 'publish', 'edit', 'publish']],
  ['/operator/sites', ({ owner }: Row) => owner?.email, OWNERS],
  ['/operator/complaints', ({ site }: Row) => site?.name, NAMES],
  ['/operator/audit?kind=site-made', ({ siteName }: Row) => siteName, NAMES],
])('%s', async (url, part, expected) => {
  const ask = async (limit: number) => {
    const query = vi.spyOn(server.services.storage.db.getExecutor(), 'executeQuery');
    const address = `${url}${url.includes('?') ? '&' : '?'}limit=${limit}`;
    const { body } = await ownerCall(server, 'GET', address);
    const count = query.mock.calls.length;
    query.mockRestore();
    return { rows: body as Row[], count };
  };
  const one = await ask(1);
  const all = await ask(ROWS);
  expect([one.rows.length, all.rows.map(part)]).toEqual([1, expected]);
  expect(one.count).toBeGreaterThan(0);
  expect(all.count).toBe(one.count);
});

test('everything of one person, of however many sites', async () => {
  const query = vi.spyOn(server.services.storage.sites, 'byId');
  const { body } = await ownerCall(server, 'GET', `/operator/people?email=${SENDER}`);
  expect(body).toMatchObject({ complaints: Array(ROWS).fill({ site: { name: 'Forms' } }) });
  expect(query).not.toHaveBeenCalled();
});
