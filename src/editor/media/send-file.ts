/** Sends a file so that a broken connection costs only what was under way: it goes on from what has arrived. */
import { ApiError } from '../../core/api/client';
import type { MediaAnswer } from '../../core/api/media';
import type { UploadAnswer, UploadRequest } from '../../core/api/uploads';

/** Pauses between attempts, ms. As many failures in a row, without a byte that arrived, end the upload. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000] as const;

/** How far a file is. */
export interface SendProgress {
  /** Share that has arrived, 0 to 1; at 1 it is being looked at. */
  share: number;
  /** Whether the connection is broken, and is being tried again. */
  isWaiting: boolean;
}

/** What sending needs of the server. */
export interface UploadCalls {
  begin(request: UploadRequest, signal: AbortSignal): Promise<UploadAnswer>;
  /** How much has arrived. */
  find(id: string, signal: AbortSignal): Promise<UploadAnswer>;
  /** Sends the file from a byte on. Gives the file's record once all has arrived, else how far it is. */
  part(
    id: string,
    rest: { offset: number; content: Blob },
    options: { signal: AbortSignal; onSent: (bytes: number) => void },
  ): Promise<MediaAnswer | UploadAnswer>;
  cancel(id: string): Promise<void>;
}

export interface SendOptions {
  file: File;
  calls: UploadCalls;
  signal: AbortSignal;
  onProgress: (progress: SendProgress) => void;
  /** The id of an upload of this file that was begun before. */
  begun?: string | undefined;
  onBegin?: (id: string) => void;
  replaces?: string | undefined;
  /** Waits; ends early when the connection is back. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Resolves with the file's record; its sizes may still be being made.
 * @throws ApiError where the server refuses the file, or can't be reached for long; what has arrived can be gone on with
 * @throws the signal's reason when it is called off; the server forgets it then
 */
export async function sendFile(options: SendOptions): Promise<MediaAnswer> {
  const sending = new Sending(options);
  try {
    return await sending.run();
  } catch (error) {
    if (options.signal.aborted) sending.forget();
    throw error;
  }
}

class Sending {
  readonly #options: SendOptions;
  #id: string | undefined;
  #offset = 0;
  #isKnown = false;
  #failures = 0;

  constructor(options: SendOptions) {
    this.#options = options;
    this.#id = options.begun;
  }

  async run(): Promise<MediaAnswer> {
    const { signal, pause = pauseUntilOnline } = this.#options;
    for (;;) {
      signal.throwIfAborted();
      try {
        const record = await this.#attempt();
        if (record) return record;
      } catch (error) {
        const wait = isPassing(error) ? PAUSES_MS[this.#failures] : undefined;
        if (signal.aborted || wait === undefined) throw error;
        this.#failures += 1;
        this.#isKnown = false;
        this.#tell(this.#offset, true);
        await pause(wait, signal);
      }
    }
  }

  /** Nobody waits for it any more. */
  forget(): void {
    if (this.#id !== undefined) void this.#options.calls.cancel(this.#id).catch(() => undefined);
  }

  async #attempt(): Promise<MediaAnswer | null> {
    const { file, calls, signal } = this.#options;
    const id = await this.#place();
    if (id === undefined) return null;
    const offset = this.#offset;
    this.#tell(offset, false);
    const content = file.slice(offset);
    const onSent = (bytes: number) => this.#tell(offset + bytes, false);
    const answer = await calls.part(id, { offset, content }, { signal, onSent });
    if (!('offset' in answer)) return answer;
    this.#arrived(answer.offset);
    return null;
  }

  /** Begins, or asks where to go on. @returns undefined where the upload is gone, so that it has to begin anew */
  async #place(): Promise<string | undefined> {
    const { file, calls, signal, replaces, onBegin } = this.#options;
    if (this.#id === undefined) {
      const { name, type, size: bytes } = file;
      const words = { name, type, bytes, purpose: 'picture', copyright: 'drop' } as const;
      const { id } = await calls.begin({ ...words, ...(replaces ? { replaces } : {}) }, signal);
      this.#id = id;
      this.#offset = 0;
      this.#isKnown = true;
      onBegin?.(id);
    } else if (!this.#isKnown) {
      try {
        this.#arrived((await calls.find(this.#id, signal)).offset);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        this.#id = undefined;
      }
    }
    return this.#id;
  }

  #arrived(offset: number): void {
    if (offset > this.#offset) this.#failures = 0;
    this.#offset = offset;
    this.#isKnown = true;
  }

  #tell(bytes: number, isWaiting: boolean): void {
    const { file, onProgress } = this.#options;
    onProgress({ share: file.size === 0 ? 0 : Math.min(1, bytes / file.size), isWaiting });
  }
}

/** A failure that another attempt may not meet: no connection, a server that restarts or is busy, a lost place. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === 'unreadable' || error.status >= 500 || [404, 409, 429].includes(error.status)
  );
}

function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
