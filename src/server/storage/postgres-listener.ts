import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { EventChannel } from './dialect';
import type { StorageEvent } from './events';

const CHANNEL = 'plinth';
const RECONNECT_DELAY_MS = 500;
/** Both together are how long a connection that brings nothing any more can go unnoticed. */
const HEARTBEAT_MS = 2_000;
const HEARTBEAT_LIMIT_MS = 2_000;
const CLOSE_LIMIT_MS = 1_000;

interface Handlers {
  onEvent: (event: StorageEvent) => void;
  onGap: () => void;
}

/**
 * The one connection that hears of other processes' changes. Heartbeats go through it, to the database and back, so that
 * one that is open but brings nothing is noticed as well. A lost connection is closed before the next is opened;
 * after that a gap is reported.
 */
export class PostgresListener implements EventChannel {
  readonly name = CHANNEL;
  readonly #connection: pg.ClientConfig;
  readonly #closing = new AbortController();
  /** A channel that this process alone listens to. */
  readonly #heartbeat = `${CHANNEL}_${Math.random().toString(36).slice(2)}`;
  #onHeartbeat: () => void = () => undefined;
  #keeping: Promise<void> = Promise.resolve();

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  /** @throws when the first connection can't be made; every later one is tried until it can */
  async listen(handlers: Handlers): Promise<void> {
    const client = await this.#open(handlers);
    this.#keeping = this.#keep(client, handlers);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#keeping;
  }

  async #keep(first: pg.Client, handlers: Handlers): Promise<void> {
    let client: pg.Client | null = first;
    while (client) {
      // Whatever it fails with, the connection is of no use any more.
      await this.#beatUntilLost(client).catch(() => undefined);
      await end(client);
      client = await this.#reopen(handlers);
      if (client) handlers.onGap();
    }
  }

  /** @returns null where the listener is closed meanwhile */
  async #reopen(handlers: Handlers): Promise<pg.Client | null> {
    for (;;) {
      await this.#pause(RECONNECT_DELAY_MS);
      if (this.#closing.signal.aborted) return null;
      const client = await this.#open(handlers).catch(() => null);
      if (client) return client;
    }
  }

  async #open(handlers: Handlers): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#connection, query_timeout: HEARTBEAT_LIMIT_MS });
    // A connection that is lost fails the heartbeat.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.#heartbeat) this.#onHeartbeat();
      else if (payload !== undefined) handlers.onEvent(JSON.parse(payload) as StorageEvent);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}; listen ${this.#heartbeat}`);
      return client;
    } catch (error) {
      await end(client);
      throw error;
    }
  }

  async #beatUntilLost(client: pg.Client): Promise<void> {
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    const ends = AbortSignal.any([this.#closing.signal, lost.signal]);
    while (!this.#closing.signal.aborted) {
      const heard = new Promise<void>((resolve) => (this.#onHeartbeat = resolve));
      const beat = Promise.all([client.query(`notify ${this.#heartbeat}`), heard]);
      const isHeard = await Promise.race([
        beat.then(() => true),
        delay(HEARTBEAT_LIMIT_MS, false, { ref: false }),
      ]);
      if (!isHeard) return;
      await this.#pause(HEARTBEAT_MS, ends);
    }
  }

  /** Ends early where `signal` says so, by default when the listener is closed. */
  async #pause(milliseconds: number, signal = this.#closing.signal): Promise<void> {
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}

/** Closes a connection; one that doesn't answer is left to the operating system. */
async function end(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => undefined);
  await Promise.race([ended, delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
}
