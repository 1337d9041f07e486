import type { ServerResponse } from 'node:http';
import type { MessageCount } from '../../core/api/message';
import type { Storage } from '../storage/storage';

const BEAT_MS = 25_000;
const MAX_LISTENERS_PER_SITE = 50;

interface Listener {
  response: ServerResponse;
  /** Whether they may still look. */
  isAllowed: () => Promise<boolean>;
  last: string;
}

/**
 * Tells whoever has an inbox open how many messages there are, as server-sent events (HTML standard, section 9.2): at once,
 * and at every change in any process.
 */
export class LiveCount {
  readonly #storage: Storage;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #timer: NodeJS.Timeout;
  readonly #unsubscribe: (() => void)[];

  constructor({ storage }: { storage: Storage }) {
    this.#storage = storage;
    this.#unsubscribe = [
      storage.events.onEvent((event) => {
        if (event.kind === 'messages') void this.#tell(event.siteId);
      }),
      storage.events.onGap(() => {
        for (const siteId of this.#listeners.keys()) void this.#tell(siteId);
      }),
    ];
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  /** Whether one more may listen. */
  hasRoom(siteId: string): boolean {
    return (this.#listeners.get(siteId)?.size ?? 0) < MAX_LISTENERS_PER_SITE;
  }

  /** Writes to a response until its reader goes away. */
  async add(
    siteId: string,
    { response, isAllowed }: Pick<Listener, 'response' | 'isAllowed'>,
  ): Promise<void> {
    const listener: Listener = { response, isAllowed, last: '' };
    const others = this.#listeners.get(siteId) ?? new Set();
    this.#listeners.set(siteId, others.add(listener));
    response.on('close', () => {
      others.delete(listener);
      if (others.size === 0 && this.#listeners.get(siteId) === others)
        this.#listeners.delete(siteId);
    });
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that collects answers before it sends them would hold every event back.
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    response.flushHeaders();
    await this.#storage.messages.count(siteId).then(
      (count) => write(listener, count),
      () => response.end(),
    );
  }

  close(): void {
    clearInterval(this.#timer);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const listeners of this.#listeners.values()) {
      for (const { response } of listeners) response.end();
    }
    this.#listeners.clear();
  }

  async #tell(siteId: string): Promise<void> {
    const listeners = this.#listeners.get(siteId);
    if (!listeners) return;
    try {
      const count = await this.#storage.messages.count(siteId);
      for (const listener of listeners) write(listener, count);
    } catch {
      // The database is away or closing. The readers ask again by themselves when they are let go.
      for (const { response } of listeners) response.end();
    }
  }

  /** Keeps proxies from closing a silent connection, and lets go of whoever may no longer look. */
  async #beat(): Promise<void> {
    for (const listeners of this.#listeners.values()) {
      for (const { response, isAllowed } of listeners) {
        if (await isAllowed().catch(() => false)) response.write(':\n\n');
        else response.end();
      }
    }
  }
}

function write(listener: Listener, count: MessageCount): void {
  const data = JSON.stringify(count);
  if (data === listener.last || listener.response.writableEnded) return;
  listener.last = data;
  listener.response.write(`data: ${data}\n\n`);
}
