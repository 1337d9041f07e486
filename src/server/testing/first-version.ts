import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Storage } from '../storage/storage';

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
    { key: 'invitation:ih2', value: 'd@b.example' },
  ],
};

/** Writes them into tables of the first form. */
export async function writeFirstVersion<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const [table, rows] of Object.entries(FIRST)) {
    for (const row of rows) {
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
    }
  }
}

/** All of it is there, in this version's form. */
export async function expectFirstVersion(storage: Storage): Promise<void> {
  expect(await storage.sites.byVerifiedHost('old.example')).toMatchObject({
    id: 'site1',
    plan: 'paid',
    currentRelease: 1,
    deletedAt: null,
  });
  expect(await storage.members.byEmail('site1', 'a@b.example')).toMatchObject({ mayPublish: true });
  expect(await storage.drafts.head('site1')).toEqual({ epoch: 1, seq: 2 });
  expect(await storage.drafts.updatesAfter('site1', 1, 1)).toHaveLength(1);
  expect(await storage.releases.json('site1', 1)).toBe('{"pages":[]}');
  expect(await storage.media.byId('site1', 'f1')).toMatchObject({ alt: 'A dot', removedAt: null });
  expect(await storage.messages.byId('site1', 'g1')).toMatchObject({ message: 'Hello' });
  expect(await storage.shareLinks.valid('site1', 'th', 2)).toMatchObject({
    right: 'edit',
    release: null,
  });
  expect(await storage.settings.get('operator')).toBe('o');
  expect(await storage.settings.get('invitation:ih')).toBeNull();
  expect(await storage.settings.get('invitation:ih2')).toBeNull();
  expect(await storage.invitations.valid('ih', Date.now())).toMatchObject({ email: 'c@b.example' });
  expect(await storage.invitations.valid('ih2', Date.now())).toMatchObject({
    email: 'd@b.example',
  });
  expect(await storage.members.byEmail('site1', 'a@b.example')).toMatchObject({ joinedAt: 1 });
}
