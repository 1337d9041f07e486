import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeWithDatabases } from '../testing/databases';
import type { MessageRecord } from './messages';
import { addInbox } from './migrations/0003-inbox';
import type { Storage } from './storage';

async function addSite(storage: Storage, id: string): Promise<void> {
  await storage.sites.insert({
    id,
    slug: id,
    hash: 'hash',
    name: id,
    ownerId: null,
    plan: 'free',
    isSuspended: false,
    currentRelease: null,
    createdAt: 0,
  });
}

const message = (id: string, values: Partial<MessageRecord> = {}): MessageRecord => ({
  id,
  siteId: 'a',
  kind: 'contact',
  name: 'Ann',
  email: 'ann@x.example',
  message: '',
  details: {},
  isRead: false,
  isSpam: false,
  createdAt: 1,
  ...values,
});

const ALL = { limit: 100, offset: 0 };

describeWithDatabases('the inbox', (open) => {
  test('is searched alike in both databases: without case, in every script, and with no wildcards', async () => {
    const storage = await open();
    await addSite(storage, 'a');
    await storage.messages.insert(message('1', { name: 'ÅSA', message: 'ГОРОД Straße 50%_!' }));
    const found = async (search: string) =>
      (await storage.messages.list('a', { ...ALL, search })).total;
    for (const search of ['åsa', 'город', 'STRASSE', '50%_!', 'x.EXAMPLE', 'gorod']) {
      const isIn = search !== 'STRASSE' && search !== 'gorod';
      expect([search, await found(search)]).toEqual([search, isIn ? 1 : 0]);
    }
    expect(await found('%%%')).toBe(0);
    expect(await found('_____!')).toBe(0);
  });

  test('counts, filters and removes one person’s messages, on one site or on all', async () => {
    const storage = await open();
    await addSite(storage, 'a');
    await addSite(storage, 'b');
    await storage.messages.insert(message('1', { email: 'Ann@MÜNCHEN.example' }));
    await storage.messages.insert(
      message('2', { email: 'ann@xn--mnchen-3ya.example', isRead: true }),
    );
    await storage.messages.insert(message('3', { email: 'ann@münchen.example', isSpam: true }));
    await storage.messages.insert(message('4', { siteId: 'b', email: 'ann@münchen.example' }));
    await storage.messages.insert(message('5'));
    expect(await storage.messages.count('a')).toEqual({ total: 3, unread: 2, spam: 1 });
    const email = 'ANN@münchen.example';
    expect((await storage.messages.list('a', { ...ALL, email })).total).toBe(3);
    expect(await storage.messages.everywhereByEmail(email)).toHaveLength(4);
    expect(await storage.messages.removeByEmail(email, 'a')).toHaveLength(3);
    expect(await storage.messages.removeByEmail(email, null)).toEqual([{ id: '4', siteId: 'b' }]);
    expect((await storage.messages.list('a', ALL)).messages).toMatchObject([{ id: '5' }]);
  });

  test('a NUL character in a search, an id or a text is no fault, and finds nothing', async () => {
    const storage = await open();
    await addSite(storage, 'a');
    await storage.messages.insert(message('1', { message: 'Hello\u0000there' }));
    const found = async (search: string) =>
      (await storage.messages.list('a', { ...ALL, search })).total;
    expect(await found('hello')).toBe(1);
    expect(await found('\u0000x')).toBe(0);
    expect(await storage.messages.byId('a', '1\u0000')).toBeNull();
    expect(await storage.sites.byId('a\u0000')).toBeNull();
    expect((await storage.messages.list('a', { ...ALL, email: 'ann\u0000@x.example' })).total).toBe(
      0,
    );
  });

  test('messages of an earlier version are found as well', async () => {
    const storage = await open();
    await addSite(storage, 'a');
    await storage.messages.insert(message('1', { name: 'ÅSA', email: 'Åsa@Münc.example' }));
    // As they were before: the tables and columns of that step are taken away, and the step is done again.
    for (const table of ['webhookDeliveries', 'webhooks', 'consents']) {
      await storage.db.schema.dropTable(table).execute();
    }
    await storage.db.schema.dropIndex('messagesByEmail').execute();
    await storage.db.schema.dropIndex('outboxByMessage').execute();
    await storage.db.schema.alterTable('outbox').dropColumn('messageId').execute();
    for (const column of ['emailKey', 'searchText']) {
      await storage.db.schema.alterTable('messages').dropColumn(column).execute();
    }
    // Kysely's migrations know no tables of their own.
    await addInbox(storage.db as never, storage.kind);
    const { rows } = await sql<{ emailKey: string; searchText: string }>`
      select ${sql.ref('emailKey')}, ${sql.ref('searchText')} from messages`.execute(storage.db);
    expect(rows).toEqual([
      { emailKey: 'åsa@xn--mnc-hoa.example', searchText: 'åsa\nåsa@münc.example\n' },
    ]);
  });

  test('two transactions with one lock never count at the same time', async () => {
    const storage = await open();
    const allowed = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        storage.transaction(async (stores) => {
          await stores.lock('k');
          return stores.rates.hit({ id: `${index}`, key: 'k', now: 1, max: 10, windowMs: 100 });
        }),
      ),
    );
    expect(allowed.filter((next) => next === null)).toHaveLength(10);
  });

  test('a webhook is one for each site and goes with what it still had to tell', async () => {
    const storage = await open();
    await addSite(storage, 'a');
    const webhook = { siteId: 'a', url: 'https://x.example/', secret: 's', createdAt: 1 };
    await storage.webhooks.set(webhook);
    await storage.webhooks.set({ ...webhook, url: 'https://y.example/', createdAt: 2 });
    expect(await storage.webhooks.bySite('a')).toEqual({ ...webhook, url: 'https://y.example/' });
    await storage.messages.insert(message('1'));
    await storage.webhooks.insertDelivery({ id: 'd', siteId: 'a', messageId: '1', createdAt: 1 });
    expect(await storage.webhooks.claim(1, 9, 5)).toEqual([
      { id: 'd', siteId: 'a', messageId: '1', attempts: 0 },
    ]);
    expect(await storage.webhooks.claim(1, 9, 5)).toEqual([]);
    expect(await storage.webhooks.remove('a')).toBe(true);
    expect(await storage.webhooks.deliveries('a', ALL)).toEqual({ deliveries: [], total: 0 });
  });

  test('the newest consents are kept, and none that are too old', async () => {
    const storage = await open();
    await addSite(storage, 'a');
    await addSite(storage, 'b');
    const flags = { analytics: true, marketing: false, functional: true };
    for (const [siteId, createdAt] of [
      ['a', 10],
      ['a', 20],
      ['a', 30],
      ['b', 10],
    ] as const) {
      const id = `${siteId}${createdAt}`;
      const values = { id, siteId, visitor: 'v', policyVersion: 1, ...flags, createdAt };
      await storage.consents.insert(values);
    }
    const kept = async (siteId: string) =>
      (await storage.consents.list(siteId, ALL)).consents.map(({ createdAt }) => createdAt);
    await storage.consents.prune('a', { max: 2, since: 0 });
    expect(await kept('a')).toEqual([30, 20]);
    await storage.consents.prune('a', { max: 2, since: 20 });
    expect(await kept('a')).toEqual([30]);
    expect(await kept('b')).toEqual([10]);
    expect((await storage.consents.list('b', ALL)).consents).toMatchObject([flags]);
  });
});
