import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as fs from 'node:fs';
import { migrateAccounts } from '../accounts/auth';
import { temporaryFolder } from '../testing/databases';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { migrationNames } from './migrate';
import { Storage } from './storage';

/**
 * What the first version wrote, as rows of its tables. Every later form of the tables has to take it in: whichever
 * version an installation comes from, it has been at that form.
 */
const FIRST: Record<string, Record<string, string | number | Buffer | null>[]> = {
  sites: [
    {
      id: 'site1',
      slug: 'old',
      hash: 'h',
      name: 'Old',
      ownerId: 'o',
      plan: 'paid',
      isSuspended: 0,
      currentRelease: 1,
      version: 3,
      createdAt: 1_790_000_000_000,
    },
  ],
  siteMembers: [{ siteId: 'site1', id: 'm1', email: 'a@b.example', mayPublish: 1, createdAt: 1 }],
  domains: [{ siteId: 'site1', host: 'old.example', token: 't', verifiedAt: 5, createdAt: 1 }],
  drafts: [{ siteId: 'site1', epoch: 1, seq: 2 }],
  draftSnapshots: [{ siteId: 'site1', epoch: 1, seq: 1, data: Buffer.from([0, 0]) }],
  draftUpdates: [{ siteId: 'site1', epoch: 1, seq: 2, data: Buffer.from([0, 0]), createdAt: 1 }],
  releases: [
    {
      siteId: 'site1',
      number: 1,
      json: '{"pages":[]}',
      author: 'Ann',
      note: 'First',
      createdAt: 1,
    },
  ],
  media: [
    {
      siteId: 'site1',
      id: 'f1',
      name: 'f.png',
      type: 'image/png',
      bytes: 10,
      width: 1,
      height: 1,
      alt: 'A dot',
      status: 'ready',
      url: '/media/0123456789abcdef.png',
      variants: '{}',
      createdAt: 1,
    },
  ],
  messages: [
    {
      siteId: 'site1',
      id: 'g1',
      kind: 'contact',
      name: 'V',
      email: 'v@x.example',
      message: 'Hello',
      details: '{}',
      isRead: 0,
      isSpam: 0,
      createdAt: 1,
    },
  ],
  shareLinks: [
    {
      siteId: 'site1',
      id: 'l1',
      tokenHash: 'th',
      right: 'edit',
      mayPublish: 0,
      expiresAt: null,
      createdAt: 1,
    },
  ],
  settings: [
    { key: 'operator', value: 'o' },
    { key: 'invitation:ih', value: 'c@b.example' },
  ],
};

let postgres: TestPostgres;
const folders: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

async function place(database: string): Promise<{ databaseUrl: string | null; dataDir: string }> {
  if (database === 'PostgreSQL')
    return { databaseUrl: await postgres.createDatabase(), dataDir: '' };
  const dataDir = temporaryFolder();
  folders.push(dataDir);
  return { databaseUrl: null, dataDir };
}

async function write({ db }: Storage): Promise<void> {
  for (const [table, rows] of Object.entries(FIRST)) {
    for (const row of rows) {
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
    }
  }
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (database) => {
  test.each(migrationNames())(
    'what was stored at the form of %s is read by this version',
    async (form) => {
      const where = await place(database);
      // Written at the first form, then brought to this one as the versions in between did.
      const first = await Storage.open({ ...where, upTo: migrationNames()[0] });
      await write(first);
      await first.close();
      await (await Storage.open({ ...where, upTo: form })).close();
      const now = await Storage.open({ ...where, alsoMigrate: migrateAccounts });
      expect(await now.sites.byVerifiedHost('old.example')).toMatchObject({
        id: 'site1',
        plan: 'paid',
        currentRelease: 1,
        deletedAt: null,
      });
      expect(await now.members.byEmail('site1', 'a@b.example')).toMatchObject({ mayPublish: true });
      expect(await now.drafts.head('site1')).toEqual({ epoch: 1, seq: 2 });
      expect(await now.drafts.updatesAfter('site1', 1, 1)).toHaveLength(1);
      expect(await now.releases.json('site1', 1)).toBe('{"pages":[]}');
      expect(await now.media.byId('site1', 'f1')).toMatchObject({ alt: 'A dot', removedAt: null });
      expect(await now.messages.byId('site1', 'g1')).toMatchObject({ message: 'Hello' });
      expect(await now.shareLinks.valid('site1', 'th', 2)).toMatchObject({
        right: 'edit',
        release: null,
      });
      expect(await now.settings.get('operator')).toBe('o');
      expect(await now.settings.get('invitation:ih')).toBeNull();
      expect(await now.invitations.valid('ih', Date.now())).toMatchObject({ email: 'c@b.example' });
      expect(await now.members.byEmail('site1', 'a@b.example')).toMatchObject({ joinedAt: 1 });
      await now.close();
      // A second start changes nothing.
      const again = await Storage.open({ ...where, alsoMigrate: migrateAccounts });
      expect(await again.sites.bySlug('old')).toMatchObject({ version: 3 });
      await again.close();
    },
  );
});
