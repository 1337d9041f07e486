import type * as Y from 'yjs';
import { AppError } from '../../core/errors';
import type { Storage } from '../storage/storage';
import { DraftRoom } from './room';

/** How long a draft that nobody looks at stays in memory. */
const IDLE_MS = 60_000;

/** The drafts that this process holds in memory, at most one room for each site. */
export class DraftRooms {
  readonly #storage: Storage;
  readonly #renew: (doc: Y.Doc) => Uint8Array | null;
  readonly #rooms = new Map<string, Promise<DraftRoom | null>>();
  readonly #lastUse = new Map<string, number>();
  readonly #sweeper: NodeJS.Timeout;

  /** `renew` gives the update that brings a loaded draft to this program's version; null where it is there already. */
  constructor(storage: Storage, renew: (doc: Y.Doc) => Uint8Array | null = () => null) {
    this.#storage = storage;
    this.#renew = renew;
    storage.events.onEvent((event) => {
      if (event.kind === 'draft') this.#onOpen(event.siteId, (room) => room.catchUp(event.seq));
    });
    storage.events.onGap(() => {
      for (const siteId of this.#rooms.keys()) this.#onOpen(siteId, (room) => room.catchUp());
    });
    this.#sweeper = setInterval(() => this.#sweep(), IDLE_MS);
    this.#sweeper.unref();
  }

  /** The room of a site. @throws AppError 404 */
  async open(siteId: string): Promise<DraftRoom> {
    this.#lastUse.set(siteId, Date.now());
    const open = await this.#rooms.get(siteId);
    if (open && !open.isOver) return open;
    const loading = this.#load(siteId);
    const room = await loading;
    if (!room) throw new AppError('not_found', 'There is no such site.');
    return room;
  }

  #load(siteId: string): Promise<DraftRoom | null> {
    const current = this.#rooms.get(siteId);
    const loading = (async () => {
      const earlier = await current?.catch(() => null);
      if (earlier && !earlier.isOver) return earlier;
      const room = await DraftRoom.load(this.#storage, siteId);
      const update = room && this.#renew(room.doc);
      if (room && update) await room.add(update);
      return room;
    })();
    this.#rooms.set(siteId, loading);
    const forget = () => {
      if (this.#rooms.get(siteId) === loading) this.#rooms.delete(siteId);
    };
    loading.then((room) => room ?? forget(), forget);
    return loading;
  }

  /** The room of a site as it is in the database now, whichever process changed it last. @throws AppError 404 */
  async openCurrent(siteId: string): Promise<DraftRoom> {
    const room = await this.open(siteId);
    await room.catchUp().catch(() => undefined);
    return room.isOver ? this.open(siteId) : room;
  }

  /** Closes the room of a site that is no more. */
  async drop(siteId: string): Promise<void> {
    const room = await this.#rooms.get(siteId);
    this.#rooms.delete(siteId);
    room?.end('gone');
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    const rooms = await Promise.allSettled(this.#rooms.values());
    for (const room of rooms) if (room.status === 'fulfilled') room.value?.end('reload');
    this.#rooms.clear();
  }

  #onOpen(siteId: string, work: (room: DraftRoom) => Promise<void>): void {
    // What fails here ends the room, and whoever needs it next loads it anew.
    this.#rooms
      .get(siteId)
      ?.then((room) => room && work(room))
      .catch(() => undefined);
  }

  #sweep(): void {
    for (const [siteId, loading] of this.#rooms) {
      if (Date.now() - (this.#lastUse.get(siteId) ?? 0) < IDLE_MS) continue;
      void loading.then((room) => {
        if (room?.hasListeners) return;
        this.#rooms.delete(siteId);
        this.#lastUse.delete(siteId);
        room?.end('reload');
      });
    }
  }
}
