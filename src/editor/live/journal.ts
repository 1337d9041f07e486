/**
 * The browser's own copy of what the server has not acknowledged yet (architecture: "the browser's copy"). It outlives
 * the tab, the browser and the machine's power cord. Where the browser keeps nothing, it lasts as long as the tab.
 */

export interface JournalEntry {
  key: number;
  siteId: string;
  /** The draft's epoch in which the update was made. */
  epoch: number;
  update: Uint8Array;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** Stands for an update that the server would not store: it belongs to no draft, so it is never sent again. */
export const REFUSED_EPOCH = -1;

const DATABASE = 'plinth';
const STORE = 'unacknowledged';
const BY_SITE = 'siteId';

export class Journal {
  readonly #siteId: string;
  readonly #database: Promise<IDBDatabase | null>;

  constructor(siteId: string, factory: IDBFactory | undefined = globalThis.indexedDB) {
    this.#siteId = siteId;
    this.#database = open(factory);
  }

  /** Everything kept of this site, in the order in which it was made. */
  async read(): Promise<JournalEntry[]> {
    const entries = await this.#run('readonly', (store) =>
      store.index(BY_SITE).getAll(this.#siteId),
    );
    return entries ?? [];
  }

  /** Keeps an update. @returns the key under which it is taken out again; undefined where nothing is kept */
  async add(entry: { epoch: number; update: Uint8Array }): Promise<number | undefined> {
    const record = { ...entry, siteId: this.#siteId, madeAt: Date.now() };
    const key = await this.#run('readwrite', (store) => store.add(record));
    return typeof key === 'number' ? key : undefined;
  }

  async remove(keys: readonly number[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#run('readwrite', (store) => {
      let last: IDBRequest | undefined;
      for (const key of keys) last = store.delete(key);
      return last;
    });
  }

  async close(): Promise<void> {
    (await this.#database)?.close();
  }

  /** Never rejects: a browser without storage edits on, and the saving state says what is not saved. */
  async #run<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> {
    const database = await this.#database;
    if (database === null) return undefined;
    return new Promise((resolve) => {
      try {
        const transaction = database.transaction(STORE, mode, { durability: 'relaxed' });
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(request?.result);
        transaction.onabort = () => resolve(undefined);
      } catch {
        // The connection is closing.
        resolve(undefined);
      }
    });
  }
}

/** A site's journal, and what it kept when it was opened. */
export interface OpenJournal {
  journal: Journal;
  kept: Promise<JournalEntry[]>;
}

let early: (OpenJournal & { siteId: string }) | undefined;

/** Opens and reads a site's journal now, while the script that needs it is still on its way. */
export function openJournalEarly(siteId: string): void {
  early = { siteId, ...newJournal(siteId) };
}

/** The journal that was opened early, else a new one. */
export function openJournal(siteId: string): OpenJournal {
  const taken = early;
  early = undefined;
  if (taken?.siteId === siteId) return taken;
  void taken?.journal.close();
  return newJournal(siteId);
}

function newJournal(siteId: string): OpenJournal {
  const journal = new Journal(siteId);
  return { journal, kept: journal.read() };
}

function open(factory: IDBFactory | undefined): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      if (factory === undefined) return resolve(null);
      const request = factory.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore(STORE, {
          keyPath: 'key',
          autoIncrement: true,
        });
        store.createIndex(BY_SITE, 'siteId');
      };
      request.onsuccess = () => {
        // Another tab with a newer program may want to change the database.
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
      request.onerror = () => resolve(null);
    } catch {
      // Even asking may be forbidden.
      resolve(null);
    }
  });
}
