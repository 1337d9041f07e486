/**
 * Uploads under way, kept by the browser so that they go on when the page was loaded anew. Where it keeps nothing, they end
 * with the page.
 */
const DATABASE = 'plinth-uploads';
const STORE = 'files';
const BY_SITE = 'siteId';

export interface KeptUpload {
  id: string;
  siteId: string;
  file: File;
  /** The server's name of it, once it was begun. */
  begun?: string;
}

export class KeptUploads {
  readonly #factory: IDBFactory | undefined;
  #database: Promise<IDBDatabase | null> | undefined;

  constructor(factory: IDBFactory | undefined = globalThis.indexedDB) {
    this.#factory = factory;
  }

  async of(siteId: string): Promise<KeptUpload[]> {
    const kept = await this.#run<KeptUpload[]>('readonly', (store) =>
      store.index(BY_SITE).getAll(siteId),
    );
    return kept ?? [];
  }

  async keep(upload: KeptUpload): Promise<void> {
    await this.#run('readwrite', (store) => store.put(upload));
  }

  async drop(id: string): Promise<void> {
    await this.#run('readwrite', (store) => store.delete(id));
  }

  /** Never rejects. */
  async #run<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest,
  ): Promise<Result | undefined> {
    const database = await (this.#database ??= open(this.#factory));
    if (database === null) return undefined;
    return new Promise((resolve) => {
      try {
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(request.result as Result);
        transaction.onabort = () => resolve(undefined);
      } catch {
        // A file that can't be kept, or a connection that is closing.
        resolve(undefined);
      }
    });
  }
}

function open(factory: IDBFactory | undefined): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (!factory) return resolve(null);
    try {
      const request = factory.open(DATABASE, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_SITE, BY_SITE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}
