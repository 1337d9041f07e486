// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { catalogue } from '../../core/draft/testing/test-site';
import { Draft } from '../../core/draft/draft';
import type { ContentEdit } from '../../core/draft/edits/content-edits';
import { messageOf } from '../app/api';
import { Journal } from './journal';
import { LiveDraft } from './live-draft';
import { orphanFile } from './orphan-file';
import { FakeServer } from './testing/fake-server';

let server: FakeServer;
let database: IDBFactory;
const open: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = new FakeServer();
  database = new IDBFactory();
});

afterEach(() => {
  for (const stop of open.splice(0)) stop();
  vi.useRealTimers();
});

/** A tab of a browser: tabs share the browser's database. */
function openTab() {
  const live = new LiveDraft({
    siteId: 's1',
    catalogue,
    address: 'ws://localhost/',
    open: server.open,
    journal: new Journal('s1', database),
  });
  const stop = live.start();
  open.push(stop);
  return { live, stop };
}

const until = (check: () => boolean) => expect.poll(check).toBe(true);
const isOnline = (live: LiveDraft) => until(() => live.status().phase === 'online');
const setTitle = (text: string): ContentEdit => ({
  edit: 'setText',
  component: 'c1',
  path: ['title'],
  text,
});
const title = (live: LiveDraft) => live.store.text('c1/title');
const stored = () => new Draft(server.doc, catalogue).textIn('en', 'c1/title');
const kept = () => new Journal('s1', database).read();

describe('a live draft', () => {
  it('shows the server’s, and is saved', async () => {
    const { live } = openTab();
    expect(live.status().phase).toBe('loading');
    await isOnline(live);
    expect(title(live)).toBe('Title');
    expect(live.isSaved()).toBe(true);
    expect(live.status().mayEdit).toBe(true);
  });

  it('sends typing one second after it stops, and is saved when it is acknowledged', async () => {
    const { live } = openTab();
    await isOnline(live);
    live.edit(setTitle('Title o'));
    vi.advanceTimersByTime(900);
    live.edit(setTitle('Title on'));
    vi.advanceTimersByTime(999);
    expect(server.received).toHaveLength(0);
    expect(live.isSaved()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(server.received).toHaveLength(1);
    expect(stored()).toBe('Title on');
    expect(live.isSaved()).toBe(true);
  });

  it('has the same status while it saves: what follows it renders nothing for an edit', async () => {
    const { live } = openTab();
    await isOnline(live);
    const before = live.status();
    live.edit(setTitle('Edited'));
    live.flush();
    expect(live.isSaved()).toBe(true);
    expect(live.status()).toBe(before);
  });

  it('sends everything else at once, and typing when it is told to', async () => {
    const { live } = openTab();
    await isOnline(live);
    live.edit({ edit: 'setSection', component: 'c1', values: { status: 'hidden' } });
    expect(server.received).toHaveLength(1);
    live.edit(setTitle('Now'));
    live.flush();
    expect(stored()).toBe('Now');
  });

  it('says when all is saved, and refuses to say so when it is not', async () => {
    const { live } = openTab();
    await isOnline(live);
    live.edit(setTitle('Published'));
    await live.saved();
    expect(stored()).toBe('Published');
    server.isStoring = false;
    live.edit(setTitle('Lost'));
    const saved = live.saved(50);
    vi.advanceTimersByTime(50);
    const failure = await saved.catch((error: unknown) => error);
    expect(messageOf(failure)).toBe('The last edits could not be saved. Check the connection.');
  });
});

describe('the browser’s copy', () => {
  it('holds every keystroke until the server has stored it', async () => {
    const { live } = openTab();
    await isOnline(live);
    live.edit(setTitle('Title 1'));
    live.edit(setTitle('Title 12'));
    // Keys of one moment lie in one entry.
    await expect.poll(kept).toHaveLength(1);
    live.flush();
    await expect.poll(kept).toHaveLength(0);
  });

  it('holds what was typed a moment ago when the page goes away, and gives it to the next', async () => {
    const first = openTab();
    await isOnline(first.live);
    server.isStoring = false;
    first.live.edit(setTitle('Title 1'));
    first.live.edit(setTitle('Title 12'));
    window.dispatchEvent(new Event('pagehide'));
    expect(await kept()).toHaveLength(1);
    server.crash();
    first.stop();
    server.isUp = true;
    server.isStoring = true;
    const { live } = openTab();
    await isOnline(live);
    await expect.poll(() => title(live)).toBe('Title 12');
  });

  it('brings back what a killed server and a closed tab would have lost', async () => {
    const first = openTab();
    await isOnline(first.live);
    server.isStoring = false;
    first.live.edit(setTitle('Written in vain'));
    first.live.flush();
    await expect.poll(kept).toHaveLength(1);
    server.crash();
    expect(first.live.status().phase).toBe('offline');
    expect(first.live.isSaved()).toBe(false);
    first.stop();
    server.isUp = true;
    server.isStoring = true;
    const { live } = openTab();
    await isOnline(live);
    await expect.poll(() => title(live)).toBe('Written in vain');
    await live.saved();
    expect(stored()).toBe('Written in vain');
    await expect.poll(kept).toHaveLength(0);
  });

  it('is sent again by the same tab when the connection is back', async () => {
    const { live } = openTab();
    await isOnline(live);
    server.isStoring = false;
    live.edit(setTitle('Twice'));
    live.flush();
    server.crash();
    live.edit(setTitle('Twice sent'));
    server.isUp = true;
    server.isStoring = true;
    vi.advanceTimersByTime(30_000);
    await isOnline(live);
    expect(stored()).toBe('Twice sent');
    expect(live.isSaved()).toBe(true);
  });

  it('of an older epoch is not merged back, only offered', async () => {
    const first = openTab();
    await isOnline(first.live);
    server.crash();
    first.live.edit(setTitle('Before the backup'));
    await expect.poll(kept).toHaveLength(1);
    first.stop();
    server = new FakeServer();
    server.epoch = 2;
    const { live } = openTab();
    await isOnline(live);
    expect(title(live)).toBe('Title');
    await expect.poll(() => live.status().orphans).toHaveLength(1);
    expect(orphanFile('s1', live.status().orphans)).toContain('Before the backup');
    await live.forgetOrphans();
    expect(live.status().orphans).toHaveLength(0);
    expect(await kept()).toHaveLength(0);
  });

  it('stops a tab that was open while a backup was restored', async () => {
    const { live } = openTab();
    await isOnline(live);
    server.crash();
    live.edit(setTitle('Too late'));
    server.epoch = 2;
    server.isUp = true;
    vi.advanceTimersByTime(30_000);
    await until(() => live.status().phase === 'superseded');
    expect(live.status()).toMatchObject({ mayEdit: false });
    await until(() => live.status().orphans.length === 1);
    expect(stored()).toBe('Title');
  });
});

describe('the connection', () => {
  it('is tried again with growing pauses', async () => {
    const opened = vi.spyOn(server, 'open');
    server.isUp = false;
    const live = new LiveDraft({
      siteId: 's1',
      catalogue,
      address: 'ws://localhost/',
      open: () => server.open(),
      journal: new Journal('s1', database),
    });
    open.push(live.start());
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect.poll(() => opened.mock.calls.length).toBe(attempt);
      // The refusal comes in a microtask of its own.
      await Promise.resolve();
      let waited = 0;
      while (opened.mock.calls.length === attempt && waited < 60_000) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    // Between half and the whole of 500, 1000, 2000 and 4000 ms.
    pauses.forEach((pause, index) => {
      expect(pause).toBeGreaterThanOrEqual(250 * 2 ** index);
      expect(pause).toBeLessThanOrEqual(500 * 2 ** index + 50);
    });
  });

  it('waits while nobody is signed in, and saves what was written meanwhile', async () => {
    const { live } = openTab();
    await isOnline(live);
    const opened = vi.spyOn(server, 'open');
    for (const socket of server.sockets) socket.closeWith(4401, 'You are not signed in.');
    expect(live.status()).toMatchObject({ phase: 'signedOut', mayEdit: true });
    live.edit({ edit: 'setText', component: 'c1', path: ['title'], text: 'Meanwhile' });
    live.flush();
    vi.advanceTimersByTime(60_000);
    expect(opened).not.toHaveBeenCalled();
    expect(live.isSaved()).toBe(false);
    live.reconnect();
    await isOnline(live);
    await until(() => live.isSaved());
    expect(stored()).toBe('Meanwhile');
  });

  it('waits likewise where another answer has told so, with a connection and without one', async () => {
    const { live } = openTab();
    await isOnline(live);
    live.end(4401);
    expect(live.status()).toMatchObject({ phase: 'signedOut', mayEdit: true });
    live.reconnect();
    await isOnline(live);
    server.crash();
    expect(live.status().phase).toBe('offline');
    live.end(4401);
    expect(live.status()).toMatchObject({ phase: 'signedOut', mayEdit: true });
    const opened = vi.spyOn(server, 'open');
    vi.advanceTimersByTime(60_000);
    expect(opened).not.toHaveBeenCalled();
  });

  it('tells each attempt that fails: a refused connection looks like a broken one', async () => {
    const { live } = openTab();
    await isOnline(live);
    server.crash();
    const before = live.status();
    vi.advanceTimersByTime(1000);
    await until(() => live.status() !== before);
    expect(live.status().phase).toBe('offline');
  });

  it('ends when the server refuses, and says why', async () => {
    const { live } = openTab();
    await isOnline(live);
    for (const socket of server.sockets) socket.closeWith(4403, 'The link was revoked.');
    expect(live.status()).toMatchObject({
      phase: 'refused',
      mayEdit: false,
      message: 'The link was revoked.',
    });
    vi.advanceTimersByTime(60_000);
    expect(server.sockets.size).toBe(0);
  });

  it('is given up and tried again when the browser says that it is offline', async () => {
    const { live } = openTab();
    await isOnline(live);
    window.dispatchEvent(new Event('offline'));
    expect(live.status().phase).toBe('offline');
    live.edit(setTitle('Offline'));
    expect(live.isSaved()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await isOnline(live);
    expect(stored()).toBe('Offline');
  });
});

describe('two tabs', () => {
  it('keep both people’s words in one paragraph', async () => {
    const { live: one } = openTab();
    const { live: two } = openTab();
    await isOnline(one);
    await isOnline(two);
    one.edit(setTitle('Big Title'));
    two.edit(setTitle('Title here'));
    one.flush();
    two.flush();
    expect(title(one)).toBe('Big Title here');
    expect(title(two)).toBe('Big Title here');
    expect(Y.encodeStateVector(server.doc).length).toBeGreaterThan(0);
  });

  it('see each other, and where each is', async () => {
    const { live: one } = openTab();
    const { live: two } = openTab();
    await isOnline(one);
    await isOnline(two);
    one.people.introduce('Ada');
    one.people.moveTo('c1/title');
    await until(() =>
      two.people.others().some(({ name, at }) => name === 'Ada' && at === 'c1/title'),
    );
    expect(two.people.others()).toHaveLength(1);
    expect(one.people.others()).toHaveLength(1);
  });

  it('undo each only their own edits', async () => {
    const { live: one } = openTab();
    const { live: two } = openTab();
    await isOnline(one);
    await isOnline(two);
    one.edit(setTitle('Title one'));
    one.flush();
    two.edit({ edit: 'setValue', component: 'c1', path: ['isFancy'], value: true });
    const target = one.undo();
    expect(target).toEqual({ record: 'c1', path: ['title'] });
    expect(title(two)).toBe('Title');
    expect(one.store.value('c1/isFancy')).toBe(true);
  });
});
