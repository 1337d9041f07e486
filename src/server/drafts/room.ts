import * as Y from 'yjs';
import { DOCUMENT_VERSION } from '../../core/document/document';
import { VERSION } from '../../core/draft/draft';
import type { Storage } from '../storage/storage';

/** Whoever wants to hear of updates: a live connection. */
export interface RoomListener {
  /** An update of somebody else that is stored now. */
  onUpdate(update: Uint8Array): void;
  onAwareness(update: Uint8Array): void;
  /** The room is over: the site is gone, its epoch has ended, or what is in memory can't be trusted any more. */
  onEnd(reason: 'gone' | 'reload'): void;
}

/** An update that can't be read. It was neither stored nor sent on. */
export class UnreadableUpdate extends Error {}
/** An update that would make the draft one of a newer version, which this program couldn't edit any more. */
export class NewerVersion extends Error {}
/** The draft is in another epoch, gone, or (where a seq was expected) has moved on. */
export class DraftMoved extends Error {}

/** After this many updates the log is folded into a snapshot. */
const FOLD_AFTER = 200;
const LOAD_ATTEMPTS = 5;
/** What Yjs encodes when there is nothing to say. */
const EMPTY_UPDATE_BYTES = 2;

/**
 * One site's draft in the memory of this process. Everything that changes it waits in one queue: store, apply, tell the others,
 * and only then is it done, so that what is acknowledged is stored and everybody sees one order.
 */
export class DraftRoom {
  readonly siteId: string;
  readonly epoch: number;
  readonly doc: Y.Doc;
  readonly #storage: Storage;
  readonly #listeners = new Set<RoomListener>();
  readonly #foldAfter: number;
  #seq: number;
  #foldedSeq: number;
  #queue: Promise<unknown> = Promise.resolve();
  #isOver = false;
  /** The draft as one update, until it changes. */
  #whole: Uint8Array | null = null;

  private constructor(setup: {
    storage: Storage;
    siteId: string;
    loaded: LoadedDraft;
    foldAfter: number;
  }) {
    this.#storage = setup.storage;
    this.#foldAfter = setup.foldAfter;
    this.siteId = setup.siteId;
    this.epoch = setup.loaded.epoch;
    this.doc = setup.loaded.doc;
    this.#seq = setup.loaded.seq;
    this.#foldedSeq = setup.loaded.foldedSeq;
    this.doc.on('afterTransaction', () => {
      this.#whole = null;
    });
  }

  /** Loads a site's draft from the database; null when there is none. */
  static async load(
    storage: Storage,
    siteId: string,
    foldAfter = FOLD_AFTER,
  ): Promise<DraftRoom | null> {
    const loaded = await loadDraft(storage, siteId);
    return loaded && new DraftRoom({ storage, siteId, loaded, foldAfter });
  }

  /** The place in the log of the last update that the document holds. */
  get seq(): number {
    return this.#seq;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  /**
   * What a copy lacks that has what its state vector says, as an update of Yjs' second version. All of it is written out
   * once for everybody who opens the draft.
   */
  missing(stateVector: Uint8Array): Uint8Array {
    if (!isEmptyStateVector(stateVector)) return Y.encodeStateAsUpdateV2(this.doc, stateVector);
    return (this.#whole ??= Y.encodeStateAsUpdateV2(this.doc));
  }

  listen(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  relayAwareness(update: Uint8Array, from: RoomListener): void {
    for (const listener of this.#listeners) if (listener !== from) listener.onAwareness(update);
  }

  /**
   * Stores an update, applies it and tells everybody but `from`.
   * @returns its seq, when it is on disk
   * @throws UnreadableUpdate for bytes that are no update; DraftMoved
   */
  add(update: Uint8Array, from?: RoomListener): Promise<number> {
    return this.run((write) => write(update, { from }));
  }

  /**
   * Runs `work` when all earlier changes are done and no later one has begun. `work` reads the document and may write
   * updates. The document holds everything that any process has stored by then.
   */
  run<Result>(
    work: (
      write: (
        update: Uint8Array,
        options?: { from?: RoomListener | undefined; expectedSeq?: number | undefined },
      ) => Promise<number>,
    ) => Promise<Result> | Result,
  ): Promise<Result> {
    return this.#enqueue(() => work((update, options = {}) => this.#write(update, options)));
  }

  /** Takes in what other processes have stored. */
  catchUp(seq = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#enqueue(() => (this.#seq < seq ? this.#fetch() : Promise.resolve()));
  }

  end(reason: 'gone' | 'reload'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const listener of this.#listeners) listener.onEnd(reason);
    this.#listeners.clear();
  }

  #enqueue<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    const result = this.#queue.then(() => {
      if (this.#isOver) throw new DraftMoved('The draft was closed.');
      return work();
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #write(
    update: Uint8Array,
    { from, expectedSeq }: { from?: RoomListener | undefined; expectedSeq?: number | undefined },
  ): Promise<number> {
    if (isNothing(update)) return this.#seq;
    if (expectedSeq !== undefined && expectedSeq !== this.#seq) {
      throw new DraftMoved('The draft has moved on.');
    }
    const wasNewer = isNewer(this.doc);
    this.#apply(update);
    if (!wasNewer && isNewer(this.doc)) {
      // It is in memory, but not stored: everybody else loads what is stored, its sender is told why.
      if (from) this.#listeners.delete(from);
      this.end('reload');
      throw new NewerVersion('A draft of a newer version.');
    }
    let seq: number | null;
    try {
      seq = await this.#append(update, expectedSeq);
    } catch (error) {
      // Memory holds what the disk doesn't: whoever is connected loads it anew and sends again what was not acknowledged.
      this.end('reload');
      throw error;
    }
    if (seq === null) {
      this.end('reload');
      throw new DraftMoved('The draft has moved on.');
    }
    for (const listener of this.#listeners) if (listener !== from) listener.onUpdate(update);
    if (seq === this.#seq + 1) this.#seq = seq;
    else await this.#fetch();
    if (this.#seq - this.#foldedSeq >= this.#foldAfter) await this.#fold();
    return seq;
  }

  #append(data: Uint8Array, expectedSeq: number | undefined): Promise<number | null> {
    const { siteId, epoch } = this;
    return this.#storage.transaction(async (stores) => {
      const createdAt = Date.now();
      const seq = await stores.drafts.append(siteId, { epoch, data, createdAt, expectedSeq });
      if (seq !== null) stores.tell({ kind: 'draft', siteId, epoch, seq });
      return seq;
    });
  }

  /** Reads the bytes before it trusts them. If they spoil the document all the same, what is stored is loaded anew. */
  #apply(update: Uint8Array): void {
    try {
      Y.decodeUpdate(update);
    } catch (error) {
      throw new UnreadableUpdate('This is not an update.', { cause: error });
    }
    try {
      Y.applyUpdate(this.doc, update);
    } catch (error) {
      this.end('reload');
      throw new UnreadableUpdate('This update could not be applied.', { cause: error });
    }
  }

  /** Applies the rows that aren't in memory yet. Where they were folded meanwhile, the snapshot stands for them. */
  async #fetch(): Promise<void> {
    const { drafts } = this.#storage;
    const head = await drafts.head(this.siteId);
    if (!head) return this.end('gone');
    if (head.epoch !== this.epoch) return this.end('reload');
    if (head.seq <= this.#seq) return undefined;
    const before = Y.encodeStateVector(this.doc);
    let rows = await drafts.updatesAfter(this.siteId, this.epoch, this.#seq);
    if (rows[0]?.seq !== this.#seq + 1) {
      const snapshot = await drafts.snapshot(this.siteId, this.epoch);
      if (!snapshot) return this.end('reload');
      Y.applyUpdate(this.doc, snapshot.data);
      this.#foldedSeq = snapshot.seq;
      this.#seq = Math.max(this.#seq, snapshot.seq);
      rows = await drafts.updatesAfter(this.siteId, this.epoch, this.#seq);
    }
    for (const row of rows) {
      Y.applyUpdate(this.doc, row.data);
      this.#seq = row.seq;
    }
    const news = Y.encodeStateAsUpdate(this.doc, before);
    for (const listener of this.#listeners) listener.onUpdate(news);
  }

  async #fold(): Promise<void> {
    const snapshot = { epoch: this.epoch, seq: this.#seq, data: Y.encodeStateAsUpdate(this.doc) };
    await this.#storage.transaction((stores) => stores.drafts.fold(this.siteId, snapshot));
    this.#foldedSeq = snapshot.seq;
  }
}

interface LoadedDraft {
  doc: Y.Doc;
  epoch: number;
  seq: number;
  foldedSeq: number;
}

/** Reads snapshot and updates; again when another process folded them in between. */
async function loadDraft({ drafts }: Storage, siteId: string): Promise<LoadedDraft | null> {
  for (let attempt = 0; attempt < LOAD_ATTEMPTS; attempt += 1) {
    const head = await drafts.head(siteId);
    if (!head) return null;
    const snapshot = await drafts.snapshot(siteId, head.epoch);
    const foldedSeq = snapshot?.seq ?? 0;
    const rows = await drafts.updatesAfter(siteId, head.epoch, foldedSeq);
    const seq = rows.at(-1)?.seq ?? foldedSeq;
    if (seq !== foldedSeq + rows.length || seq < head.seq) continue;
    const doc = new Y.Doc();
    if (snapshot) Y.applyUpdate(doc, snapshot.data);
    for (const row of rows) Y.applyUpdate(doc, row.data);
    return { doc, epoch: head.epoch, seq, foldedSeq };
  }
  throw new Error(`The draft of site ${siteId} has gaps in its log`);
}

/** Whether a newer program wrote the draft: this one would lose what it doesn't know. */
export function isNewer(doc: Y.Doc): boolean {
  const version = doc.getMap('values').get(VERSION);
  return typeof version === 'number' && version > DOCUMENT_VERSION;
}

/** Whether a state vector names no change at all. */
function isEmptyStateVector(stateVector: Uint8Array): boolean {
  return stateVector.length === 1 && stateVector[0] === 0;
}

function isNothing(update: Uint8Array): boolean {
  return update.length === EMPTY_UPDATE_BYTES && update[0] === 0 && update[1] === 0;
}
