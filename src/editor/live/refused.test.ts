// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../core/draft/testing/test-site';
import type { LiveErrorCode } from '../../core/api/live-protocol';
import { Journal, REFUSED_EPOCH } from './journal';
import { LiveDraft } from './live-draft';
import { orphanFile } from './orphan-file';
import { FakeServer } from './testing/fake-server';

function openTab(server: FakeServer, database: IDBFactory) {
  const live = new LiveDraft({
    siteId: 's1',
    catalogue,
    address: 'ws://localhost/',
    open: server.open,
    journal: new Journal('s1', database),
  });
  const stop = live.start();
  return { live, stop };
}

const until = (check: () => boolean) => expect.poll(check).toBe(true);
const kept = (database: IDBFactory) => new Journal('s1', database).read();
const epochs = async (database: IDBFactory) => (await kept(database)).map(({ epoch }) => epoch);

/** A tab whose only edit the server answers with an error. */
async function refuse(code: LiveErrorCode) {
  const server = new FakeServer();
  const database = new IDBFactory();
  const { live, stop } = openTab(server, database);
  await until(() => live.status().phase === 'online');
  server.isStoring = false;
  live.edit({ edit: 'setText', component: 'c1', path: ['title'], text: 'Refused words' });
  live.flush();
  const id = server.received.flatMap((sent) => (sent.kind === 'update' ? [sent.id] : []))[0] ?? 0;
  for (const socket of server.sockets) socket.tell({ kind: 'error', id, code, message: 'No.' });
  await until(() => live.status().phase === 'refused');
  server.isStoring = true;
  return { server, database, live, stop };
}

describe('an update that can never be stored', () => {
  it('is not sent again after loading anew, but offered as a file', async () => {
    const { server, database, live, stop } = await refuse('unreadable');
    expect(live.status()).toMatchObject({ mayEdit: false, message: 'No.' });
    await expect.poll(() => epochs(database)).toEqual([REFUSED_EPOCH]);
    stop();
    const sentBefore = server.received.length;
    const next = openTab(server, database);
    await until(() => next.live.status().phase === 'online');
    expect(next.live.status().mayEdit).toBe(true);
    expect(next.live.isSaved()).toBe(true);
    expect(server.received).toHaveLength(sentBefore);
    expect(next.live.store.text('c1/title')).toBe('Title');
    await expect
      .poll(() => orphanFile('s1', next.live.status().orphans))
      .toContain('Refused words');
    next.stop();
  });

  it('is told from one that waits for a newer program', async () => {
    const { database, stop } = await refuse('newer_version');
    stop();
    expect(await epochs(database)).toEqual([1]);
  });

  it('may be the frame that was too large: all of it is set aside', async () => {
    const server = new FakeServer();
    const database = new IDBFactory();
    const { live, stop } = openTab(server, database);
    await until(() => live.status().phase === 'online');
    server.isStoring = false;
    live.edit({ edit: 'setText', component: 'c1', path: ['title'], text: 'Too much' });
    live.flush();
    for (const socket of server.sockets) socket.closeWith(4413, 'Too large.');
    expect(live.status()).toMatchObject({ phase: 'refused', message: 'Too large.' });
    await expect.poll(() => epochs(database)).toEqual([REFUSED_EPOCH]);
    stop();
  });
});
