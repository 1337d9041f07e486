import { describe, expect, test, vi } from 'vitest';
import { describeWithDatabases } from '../testing/databases';
import { isUniqueViolation } from './dialect';
import type { StorageEvent } from './events';
import type { StoredMedia } from './media';
import type { NewSite } from './sites';
import type { Storage } from './storage';

const FIRST_PAGE = { limit: 100, offset: 0 };

function siteValues(id: string, values: Partial<NewSite> = {}): NewSite {
  return {
    id,
    slug: id,
    hash: `hash-${id}`,
    name: `Site ${id}`,
    ownerId: 'owner',
    plan: 'free',
    isSuspended: false,
    currentRelease: null,
    createdAt: 1_790_000_000_000,
    ...values,
  };
}

function fileValues(id: string, siteId: string): StoredMedia {
  return {
    id,
    siteId,
    name: `${id}.png`,
    type: 'image/png',
    bytes: 10,
    width: 1,
    height: 1,
    alt: '',
    status: 'ready',
    url: `/media/${id}.png`,
    variants: {},
    createdAt: 1,
    storedBytes: 10,
    details: {},
    sourceId: null,
    removedAt: null,
  };
}

async function addSites(storage: Storage, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await storage.sites.insert(siteValues(id));
    await storage.drafts.create(id);
  }
}

describeWithDatabases('storage', (open) => {
  describe('sites', () => {
    test('a site reads back as it was written', async () => {
      const storage = await open();
      await storage.sites.insert(siteValues('a', { isSuspended: true, plan: 'paid' }));
      expect(await storage.sites.byId('a')).toEqual({
        ...siteValues('a', { isSuspended: true, plan: 'paid' }),
        version: 1,
        deletedAt: null,
        formerSlug: null,
      });
      expect(await storage.sites.bySlug('a')).toEqual(await storage.sites.byId('a'));
      expect(await storage.sites.byId('b')).toBeNull();
    });

    test('a taken slug is a unique violation', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      const second = storage.sites.insert(siteValues('b', { slug: 'a' }));
      await expect(second).rejects.toSatisfy(isUniqueViolation);
    });

    test('every change counts the version up', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      await storage.sites.update('a', { isSuspended: true });
      await storage.sites.update('a', { plan: 'paid' });
      expect(await storage.sites.byId('a')).toMatchObject({
        version: 3,
        isSuspended: true,
        plan: 'paid',
      });
    });

    test('an account lists its own sites and those that it is a member of', async () => {
      const storage = await open();
      await addSites(storage, 'mine', 'shared', 'foreign');
      await storage.sites.update('mine', { ownerId: 'ann' });
      await storage.members.save({
        id: 'm',
        siteId: 'shared',
        email: 'Ann@x.example',
        mayPublish: true,
        createdAt: 1,
      });
      const { sites, total } = await storage.sites.listFor(
        { id: 'ann', email: 'ann@X.example' },
        FIRST_PAGE,
      );
      expect([sites.map((site) => site.id), total]).toEqual([['mine', 'shared'], 2]);
      const second = await storage.sites.listFor(
        { id: 'ann', email: 'ann@x.example' },
        { limit: 1, offset: 1 },
      );
      expect([second.sites.map((site) => site.id), second.total]).toEqual([['shared'], 2]);
    });

    test('several are found in one question: those that are there, and what somebody is a member of', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b', 'gone');
      await storage.sites.putAside({ id: 'gone', slug: 'gone' }, 1);
      const member = { email: 'Ann@x.example', mayPublish: true, createdAt: 1 };
      await storage.members.save({ ...member, id: 'm', siteId: 'b' });
      await storage.members.save({ ...member, id: 'n', siteId: 'a', email: 'bob@x.example' });
      const ids = ['b', 'a', 'gone', 'b', 'never'];
      const query = vi.spyOn(storage.db.getExecutor(), 'executeQuery');
      const found = await storage.sites.byIds(ids);
      expect(Object.fromEntries(found)).toEqual({
        a: await storage.sites.byId('a'),
        b: await storage.sites.byId('b'),
      });
      expect(Object.fromEntries(await storage.members.ofEmail(ids, 'ANN@x.example'))).toEqual({
        b: await storage.members.byId('b', 'm'),
      });
      expect(query).toHaveBeenCalledTimes(2 + 3);
      expect((await storage.sites.byIds([])).size).toBe(0);
      expect((await storage.members.ofEmail([], 'ann@x.example')).size).toBe(0);
      expect(query).toHaveBeenCalledTimes(2 + 3);
    });

    test('a list is searched without case, in every script, alike in both databases', async () => {
      const storage = await open();
      await storage.sites.insert(siteValues('one', { name: 'ÖLAND Город' }));
      await storage.sites.insert(siteValues('two', { name: '100%_Öl' }));
      const found = async (search: string) =>
        (await storage.sites.listAll({ ...FIRST_PAGE, search })).sites.map(({ id }) => id);
      expect(await found('öland')).toEqual(['one']);
      expect(await found('ГОРОД')).toEqual(['one']);
      expect(await found('0%_ö')).toEqual(['two']);
      expect(await found('TWO')).toEqual(['two']);
      expect(await found('_land')).toEqual([]);
    });

    test('a member who has gone in the meantime doesn’t come back by a change of right', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      const member = { id: 'm', siteId: 'a', email: 'ann@x.example', createdAt: 1 };
      await storage.members.save({ ...member, mayPublish: false });
      await storage.members.changeRight('b', 'm', true);
      expect((await storage.members.byId('a', 'm'))?.mayPublish).toBe(false);
      await storage.members.changeRight('a', 'm', true);
      expect((await storage.members.byId('a', 'm'))?.mayPublish).toBe(true);
      await storage.members.remove('a', 'm');
      await storage.members.changeRight('a', 'm', false);
      expect(await storage.members.list('a')).toEqual([]);
    });

    test('only a verified domain leads to its site', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      await storage.domains.add({
        host: 'a.example',
        siteId: 'a',
        token: 't',
        verifiedAt: null,
        createdAt: 1,
      });
      expect(await storage.sites.byVerifiedHost('a.example')).toBeNull();
      await storage.domains.verify('b', 'a.example', 5);
      expect(await storage.sites.byVerifiedHost('a.example')).toBeNull();
      await storage.domains.verify('a', 'a.example', 5);
      expect(await storage.sites.byVerifiedHost('a.example')).toMatchObject({ id: 'a' });
    });

    test('removing a site removes all that is its own and nothing else', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      for (const siteId of ['a', 'b']) {
        await storage.releases.insert(siteId, { json: '{}', author: '', note: '', createdAt: 1 });
        await storage.drafts.append(siteId, { epoch: 1, data: Uint8Array.of(1), createdAt: 1 });
      }
      await storage.sites.remove('a');
      expect(await storage.drafts.head('a')).toBeNull();
      expect(await storage.releases.json('a', 1)).toBeNull();
      expect(await storage.releases.json('b', 1)).toBe('{}');
      expect(await storage.drafts.updatesAfter('b', 1, 0)).toHaveLength(1);
    });
  });

  describe('drafts', () => {
    test('updates keep their bytes and get consecutive numbers for each site', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      const append = (siteId: string) =>
        storage.drafts.append(siteId, { epoch: 1, data: bytes, createdAt: 1 });
      expect([await append('a'), await append('a'), await append('b')]).toEqual([1, 2, 1]);
      const [first] = await storage.drafts.updatesAfter('a', 1, 0);
      expect([...(first?.data ?? [])]).toEqual([...bytes]);
      expect((await storage.drafts.updatesAfter('a', 1, 1)).map((update) => update.seq)).toEqual([
        2,
      ]);
    });

    test('fifty appends at once get fifty numbers', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      const seqs = await Promise.all(
        Array.from({ length: 50 }, () =>
          storage.transaction((stores) =>
            stores.drafts.append('a', { epoch: 1, data: Uint8Array.of(7), createdAt: 1 }),
          ),
        ),
      );
      expect(new Set(seqs).size).toBe(50);
      expect(await storage.drafts.head('a')).toMatchObject({ seq: 50 });
    });

    test('an append to another epoch or after an unexpected number is refused', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      const update = { data: Uint8Array.of(1), createdAt: 1 };
      expect(await storage.drafts.append('a', { ...update, epoch: 2 })).toBeNull();
      expect(await storage.drafts.append('a', { ...update, epoch: 1, expectedSeq: 3 })).toBeNull();
      expect(await storage.drafts.append('a', { ...update, epoch: 1, expectedSeq: 0 })).toBe(1);
      expect(await storage.drafts.append('nobody', { ...update, epoch: 1 })).toBeNull();
    });

    test('a fold replaces the updates up to its number by the snapshot', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      for (let count = 0; count < 3; count += 1) {
        await storage.drafts.append('a', { epoch: 1, data: Uint8Array.of(count), createdAt: 1 });
      }
      await storage.transaction((stores) =>
        stores.drafts.fold('a', { epoch: 1, seq: 2, data: Uint8Array.of(9) }),
      );
      expect((await storage.drafts.updatesAfter('a', 1, 0)).map((update) => update.seq)).toEqual([
        3,
      ]);
      expect(await storage.drafts.snapshot('a', 1)).toMatchObject({ seq: 2 });
    });

    test('a new epoch keeps the content', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      await storage.drafts.append('a', { epoch: 1, data: Uint8Array.of(1), createdAt: 1 });
      await storage.drafts.fold('a', { epoch: 1, seq: 0, data: Uint8Array.of(2) });
      await storage.drafts.startNewEpoch();
      expect(await storage.drafts.head('a')).toMatchObject({ epoch: 2, seq: 1 });
      expect(await storage.drafts.updatesAfter('a', 2, 0)).toHaveLength(1);
      expect(await storage.drafts.snapshot('a', 2)).not.toBeNull();
    });
  });

  describe('releases', () => {
    test('are numbered from 1 for each site and listed newest first', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      const release = {
        json: '{"pages":[]}',
        author: 'Ann',
        note: 'First',
        createdAt: 1_790_000_000_000,
      };
      await storage.releases.insert('a', release);
      await storage.releases.insert('a', release);
      expect(await storage.releases.insert('b', release)).toBe(1);
      const { releases, total } = await storage.releases.list('a', FIRST_PAGE);
      expect([releases.map(({ number }) => number), total]).toEqual([[2, 1], 2]);
      expect(releases[0]).toEqual({
        number: 2,
        author: 'Ann',
        note: 'First',
        createdAt: 1_790_000_000_000,
      });
      expect(await storage.releases.json('b', 2)).toBeNull();
    });
  });

  describe('media', () => {
    test('a record reads back, is listed for its site alone and changed for its site alone', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      const variant = {
        width: 480,
        height: 320,
        avif: '/media/x.avif',
        webp: '/media/x.webp',
        fallback: '/media/x.jpg',
      };
      const media = {
        id: 'm1',
        siteId: 'a',
        name: 'Big Spider #1 (final)?v=2 & 50%.jpg',
        type: 'image/jpeg',
        bytes: 5_000_000_000,
        width: 960,
        height: 640,
        alt: '',
        status: 'processing' as const,
        url: '/media/x.jpg',
        variants: { small: variant },
        createdAt: 1_790_000_000_000,
        storedBytes: 6_000_000_000,
        details: { placeholder: 'data:image/webp;base64,x' },
        sourceId: null,
        removedAt: null,
      };
      await storage.media.insert(media);
      expect(await storage.media.byId('a', 'm1')).toEqual(media);
      expect(await storage.media.byId('b', 'm1')).toBeNull();
      await storage.media.update('b', 'm1', { status: 'failed' });
      await storage.media.update('a', 'm1', { variants: {} });
      expect(await storage.media.byId('a', 'm1')).toEqual({ ...media, variants: {} });
      expect(await storage.media.library('b')).toEqual([]);
      expect(await storage.media.library('a')).toHaveLength(1);
      expect(await storage.media.remove('b', 'm1', 5)).toBe(false);
      expect(await storage.media.remove('a', 'm1', 5)).toBe(true);
      expect(await storage.media.byId('a', 'm1')).toBeNull();
    });

    test('what left the library is still one of the site, until it is forgotten', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      await storage.media.insert({
        ...fileValues('m1', 'a'),
        variants: { small: { width: 1, height: 1, fallback: '/media/x-1.png' } },
        removedAt: 5,
      });
      expect(await storage.media.library('a')).toEqual([]);
      expect(await storage.media.all('a')).toMatchObject([{ id: 'm1', removedAt: 5 }]);
      expect(await storage.media.removedBefore(5)).toEqual([]);
      const [media] = await storage.media.removedBefore(6);
      if (media) await storage.media.bin(media, 7);
      expect(await storage.media.binned(8)).toEqual([
        { url: '/media/m1.png', files: ['/media/m1.png', '/media/x-1.png'], since: 7 },
      ]);
      expect(await storage.media.isReferredTo('/media/m1.png')).toBe(true);
      await storage.media.forget('a', 'm1');
      expect(await storage.media.isReferredTo('/media/m1.png')).toBe(false);
      await storage.media.emptyBin('/media/m1.png');
      expect(await storage.media.binned(8)).toEqual([]);
    });

    test('the releases that refer to a file are found, of its own site and of any', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      const release = { json: '{"url":"/media/abc-480.webp"}', author: '', note: '', createdAt: 1 };
      await storage.releases.insert('a', release);
      await storage.releases.insert('a', { ...release, json: '{}' });
      expect(await storage.media.releasesWith('a', '/media/abc')).toEqual([1]);
      expect(await storage.media.releasesWith('b', '/media/abc')).toEqual([]);
      expect(await storage.media.isReferredTo('/media/abc.jpg')).toBe(true);
    });

    test('how often the sizes of an unfinished file were begun is counted', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      await storage.media.insert({ ...fileValues('m1', 'a'), status: 'processing' });
      await storage.media.insert(fileValues('m2', 'a'));
      await storage.media.begin('a', 'm1');
      expect(await storage.media.unfinished()).toMatchObject([{ id: 'm1', attempts: 1 }]);
    });
  });

  describe('messages and mail', () => {
    test('spam is listed apart, another site sees nothing', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      const message = {
        siteId: 'a',
        kind: 'contact' as const,
        name: 'Ann',
        email: 'ann@x.example',
        message: '😀',
        details: { guests: 2 },
        isRead: false,
        createdAt: 1,
      };
      await storage.messages.insert({ ...message, id: '1', isSpam: false });
      await storage.messages.insert({ ...message, id: '2', isSpam: true });
      const { messages } = await storage.messages.list('a', { ...FIRST_PAGE, isSpam: false });
      expect(messages).toEqual([{ ...message, id: '1', isSpam: false }]);
      await storage.messages.update('b', '1', { isRead: true });
      expect(await storage.messages.byId('a', '1')).toMatchObject({ isRead: false });
      await storage.messages.update('a', '1', { isRead: true, isSpam: true });
      expect((await storage.messages.list('a', { ...FIRST_PAGE, isSpam: true })).total).toBe(2);
      expect(await storage.messages.remove('b', '1')).toBe(false);
    });

    test('a message and its mail are written together or not at all', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      const failed = storage.transaction(async (stores) => {
        await stores.outbox.insert({
          id: '1',
          siteId: 'a',
          mail: { to: 'a@x.example', subject: '', text: '' },
          createdAt: 1,
        });
        throw new Error('the message could not be written');
      });
      await expect(failed).rejects.toThrow('could not be written');
      expect(await storage.outbox.list('a')).toEqual([]);
    });

    test('due mail is claimed once, and again when its claim has run out', async () => {
      const storage = await open();
      await addSites(storage, 'a');
      const mail = { to: 'a@x.example', subject: 'Hej', text: 'Text' };
      await storage.outbox.insert({ id: '1', siteId: 'a', mail, createdAt: 100 });
      expect(await storage.outbox.claim(50, 200, 10)).toEqual([]);
      expect(await storage.outbox.claim(100, 200, 10)).toEqual([
        { id: '1', siteId: 'a', mail, attempts: 0 },
      ]);
      expect(await storage.outbox.claim(150, 250, 10)).toEqual([]);
      await storage.outbox.markAttempt('1', { attempts: 1, error: 'down', nextAt: 300 });
      expect(await storage.outbox.claim(300, 400, 10)).toMatchObject([{ attempts: 1 }]);
      await storage.outbox.markAttempt('1', { attempts: 2, error: 'down', nextAt: null });
      expect(await storage.outbox.list('a')).toMatchObject([
        { status: 'failed', attempts: 2, error: 'down' },
      ]);
    });
  });

  describe('complaints, share links, settings, rates', () => {
    test('an open complaint is found by e-mail or by address, on its site alone', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      await storage.complaints.insert({
        id: '1',
        siteId: 'a',
        email: 'ann@x.example',
        name: 'Ann',
        comment: 'Scam',
        addressHash: 'h1',
        status: 'open',
        note: '',
        createdAt: 1,
      });
      expect(
        await storage.complaints.hasOpen('a', { email: 'ann@x.example', addressHash: 'h2' }),
      ).toBe(true);
      expect(
        await storage.complaints.hasOpen('a', { email: 'bob@x.example', addressHash: 'h1' }),
      ).toBe(true);
      expect(
        await storage.complaints.hasOpen('b', { email: 'ann@x.example', addressHash: 'h1' }),
      ).toBe(false);
      await storage.complaints.update('1', { status: 'resolved' });
      expect(
        await storage.complaints.hasOpen('a', { email: 'ann@x.example', addressHash: 'h1' }),
      ).toBe(false);
    });

    test('a share link is valid on its site until it expires', async () => {
      const storage = await open();
      await addSites(storage, 'a', 'b');
      const link = {
        id: '1',
        siteId: 'a',
        tokenHash: 't',
        right: 'edit' as const,
        mayPublish: true,
        expiresAt: 100,
        createdAt: 1,
      };
      await storage.shareLinks.insert(link);
      expect(await storage.shareLinks.valid('a', 't', 99)).toEqual({ ...link, release: null });
      expect(await storage.shareLinks.valid('a', 't', 100)).toBeNull();
      expect(await storage.shareLinks.valid('b', 't', 99)).toBeNull();
    });

    test('a setting that is set once stands, and is taken once', async () => {
      const storage = await open();
      const set = await Promise.all(
        ['x', 'y'].map((value) => storage.settings.setOnce('secret', value)),
      );
      expect(set[0]).toBe(set[1]);
      const taken = await Promise.all(
        [1, 2].map(() => storage.settings.take('secret', set[0] ?? '')),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    test('the count over a window refuses the next and says when it may come', async () => {
      const storage = await open();
      const hit = (now: number) =>
        storage.rates.hit({ id: String(now), key: 'k', now, max: 2, windowMs: 1000 });
      expect([await hit(1), await hit(2), await hit(3)]).toEqual([null, null, 1001]);
      expect(await hit(1001)).toBeNull();
    });
  });

  describe('events', () => {
    test('are told after the commit, and not at all when it fails', async () => {
      const storage = await open();
      const heard: StorageEvent[] = [];
      storage.events.onEvent((event) => heard.push(event));
      await storage.transaction(async (stores) => {
        stores.tell({ kind: 'site', siteId: 'a' });
        await stores.settings.set('x', '1');
        expect(heard).toEqual([]);
      });
      expect(heard).toEqual([{ kind: 'site', siteId: 'a' }]);
      const failed = storage.transaction((stores) => {
        stores.tell({ kind: 'site', siteId: 'b' });
        return Promise.reject(new Error('no'));
      });
      await expect(failed).rejects.toThrow('no');
      expect(heard).toHaveLength(1);
    });
  });
});
