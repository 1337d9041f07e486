import * as fs from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as Y from 'yjs';
import { describeWithDatabases, temporaryFolder } from '../testing/databases';
import { Storage } from '../storage/storage';
import { DOCUMENT_VERSION } from '../../core/document/document';
import { VERSION } from '../../core/draft/draft';
import { DraftMoved, DraftRoom, NewerVersion, UnreadableUpdate, type RoomListener } from './room';
import { DraftRooms } from './rooms';

async function addSite(storage: Storage, id = 'a'): Promise<void> {
  await storage.sites.insert({
    id,
    slug: id,
    hash: 'h',
    name: id,
    ownerId: null,
    plan: 'free',
    isSuspended: false,
    currentRelease: null,
    createdAt: 1,
  });
  await storage.drafts.create(id);
}

/** The update of a browser that sets one value. */
function updateOf(key: string, value: string): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap('values').set(key, value);
  return Y.encodeStateAsUpdate(doc);
}

function valuesOf(room: DraftRoom | null): Record<string, unknown> {
  return room?.doc.getMap('values').toJSON() ?? {};
}

function listener(): RoomListener & { updates: Uint8Array[]; ends: string[] } {
  const updates: Uint8Array[] = [];
  const ends: string[] = [];
  return {
    updates,
    ends,
    onUpdate: (update) => updates.push(update),
    onAwareness: () => undefined,
    onEnd: (reason) => ends.push(reason),
  };
}

async function loadRoom(storage: Storage, foldAfter?: number): Promise<DraftRoom> {
  const room = await DraftRoom.load(storage, 'a', foldAfter);
  if (!room) throw new Error('there is no draft');
  return room;
}

describeWithDatabases('draft rooms', (open) => {
  test('an acknowledged update is in the database, in another memory too', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage);
    expect(await room.add(updateOf('x', '1'))).toBe(1);
    expect(valuesOf(await loadRoom(storage))).toEqual({ x: '1' });
  });

  test('a copy gets what it lacks: everything where it has nothing, and what came since', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage);
    const nothing = Y.encodeStateVector(new Y.Doc());
    await room.add(updateOf('x', '1'));
    const copy = new Y.Doc();
    Y.applyUpdateV2(copy, room.missing(nothing));
    expect(room.missing(nothing)).toBe(room.missing(nothing));
    await room.add(updateOf('y', '2'));
    const later = new Y.Doc();
    Y.applyUpdateV2(later, room.missing(nothing));
    expect(later.getMap('values').toJSON()).toEqual({ x: '1', y: '2' });
    const news = room.missing(Y.encodeStateVector(copy));
    expect(news.length).toBeLessThan(room.missing(nothing).length);
    Y.applyUpdateV2(copy, news);
    expect(copy.getMap('values').toJSON()).toEqual({ x: '1', y: '2' });
  });

  test('others hear of an update, its sender does not', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage);
    const [sender, other] = [listener(), listener()];
    room.listen(sender);
    room.listen(other);
    await room.add(updateOf('x', '1'), sender);
    expect([sender.updates.length, other.updates.length]).toEqual([0, 1]);
  });

  test('an update that would make the draft one of a newer version is refused and harms nobody', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage);
    await room.add(updateOf('x', '1'));
    const [sender, other] = [listener(), listener()];
    room.listen(sender);
    room.listen(other);
    const poison = new Y.Doc();
    poison.getMap('values').set(VERSION, DOCUMENT_VERSION + 1);
    const refused = room.add(Y.encodeStateAsUpdate(poison), sender);
    await expect(refused).rejects.toThrow(NewerVersion);
    expect([sender.ends, other.ends]).toEqual([[], ['reload']]);
    const fresh = await loadRoom(storage);
    expect(valuesOf(fresh)).toEqual({ x: '1' });
    expect(await fresh.add(updateOf('y', '2'))).toBe(2);
  });

  test('updates at once are stored in one order without gaps', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage);
    const seqs = await Promise.all(
      Array.from({ length: 20 }, (_, index) => room.add(updateOf(`k${index}`, 'v'))),
    );
    expect(seqs).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(Object.keys(valuesOf(await loadRoom(storage)))).toHaveLength(20);
  });

  test('bytes that are no update are refused and harm nobody', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage);
    const whole = updateOf('x', 'a long value that is cut');
    for (const damaged of [
      Uint8Array.of(255, 255, 255),
      whole.slice(0, whole.length - 6),
      new Uint8Array(),
    ]) {
      await expect(room.add(damaged)).rejects.toThrow(UnreadableUpdate);
    }
    expect(await storage.drafts.updatesAfter('a', 1, 0)).toEqual([]);
    expect(await room.add(updateOf('y', '2'))).toBe(1);
    expect(valuesOf(room)).toEqual({ y: '2' });
  });

  test('an update whose predecessor is missing waits, through a reload as well', async () => {
    const storage = await open();
    await addSite(storage);
    const doc = new Y.Doc();
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    doc.getMap('values').set('x', '1');
    doc.getMap('values').set('y', '2');
    const [first, second] = updates;
    if (!first || !second) throw new Error('two updates are needed');
    await (await loadRoom(storage, 1)).add(second);
    const room = await loadRoom(storage);
    expect(valuesOf(room)).toEqual({});
    await room.add(first);
    expect(valuesOf(room)).toEqual({ x: '1', y: '2' });
  });

  test('the log is folded into a snapshot and reads the same', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage, 5);
    for (let index = 0; index < 7; index += 1) await room.add(updateOf(`k${index}`, 'v'));
    expect(await storage.drafts.snapshot('a', 1)).toMatchObject({ seq: 5 });
    expect(await storage.drafts.updatesAfter('a', 1, 0)).toHaveLength(2);
    const again = await loadRoom(storage);
    expect([again.seq, Object.keys(valuesOf(again)).length]).toEqual([7, 7]);
  });

  test('a write that expects another place in the log is refused and the document stays', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage);
    await room.add(updateOf('x', '1'));
    const late = room.run((write) => write(updateOf('y', '2'), { expectedSeq: 0 }));
    await expect(late).rejects.toThrow(DraftMoved);
    expect(valuesOf(room)).toEqual({ x: '1' });
    expect(await room.run((write) => write(updateOf('y', '2'), { expectedSeq: 1 }))).toBe(2);
  });

  test('a new epoch ends the room', async () => {
    const storage = await open();
    await addSite(storage);
    const room = await loadRoom(storage);
    const heard = listener();
    room.listen(heard);
    await storage.drafts.startNewEpoch();
    await expect(room.add(updateOf('x', '1'))).rejects.toThrow(DraftMoved);
    expect(heard.ends).toEqual(['reload']);
    expect((await loadRoom(storage)).epoch).toBe(2);
  });

  test('one site has one room, however many ask at once; a site that is none has none', async () => {
    const storage = await open();
    await addSite(storage);
    const rooms = new DraftRooms(storage);
    const [first, second] = await Promise.all([rooms.open('a'), rooms.open('a')]);
    expect(first).toBe(second);
    await expect(rooms.open('nobody')).rejects.toMatchObject({ status: 404 });
    await rooms.close();
  });

  test('what a command stores in the same database is there at the next request', async () => {
    const dataDir = temporaryFolder();
    onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    const here = await Storage.open({ databaseUrl: null, dataDir });
    await addSite(here);
    const rooms = new DraftRooms(here);
    await rooms.open('a');
    const beside = await Storage.open({ databaseUrl: null, dataDir });
    await (await loadRoom(beside)).add(updateOf('x', '1'));
    await beside.close();
    expect(valuesOf(await rooms.openCurrent('a'))).toEqual({ x: '1' });
    await rooms.close();
    await here.close();
  });

  describe('two processes', () => {
    test('append to one log and see each other where they share a database', async () => {
      const storage = await open();
      if (storage.kind.name !== 'postgres') return;
      await addSite(storage);
      const url = storage.address;
      const peer = await Storage.open({ databaseUrl: url, dataDir: '' });
      const [here, there] = [new DraftRooms(storage), new DraftRooms(peer)];
      const [mine, theirs] = [await here.open('a'), await there.open('a')];
      const heard = listener();
      theirs.listen(heard);
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? mine : theirs).add(updateOf(`k${index}`, 'v')),
        ),
      );
      for (const room of [mine, theirs])
        await expect.poll(() => Object.keys(valuesOf(room))).toHaveLength(10);
      expect(heard.updates.length).toBeGreaterThan(0);
      expect([mine.seq, theirs.seq]).toEqual([10, 10]);
      await there.close();
      await here.close();
      await peer.close();
    });

    test('a process that missed a fold takes the snapshot', async () => {
      const storage = await open();
      await addSite(storage);
      const behind = await loadRoom(storage);
      const ahead = await loadRoom(storage, 3);
      for (let index = 0; index < 4; index += 1) await ahead.add(updateOf(`k${index}`, 'v'));
      await behind.catchUp();
      expect([behind.seq, Object.keys(valuesOf(behind)).length]).toEqual([4, 4]);
    });
  });
});
