/** Updates that the server has not acknowledged: kept in the journal until the acknowledgement. */
import * as Y from 'yjs';
import type { LiveErrorCode } from '../../core/api/live-protocol';
import { REFUSED_EPOCH, type Journal, type JournalEntry } from './journal';

/** Refusals that concern what an update holds: sent again, it would be refused again. */
export const UNSTORABLE: ReadonlySet<LiveErrorCode> = new Set(['unreadable', 'too_large']);

interface Waiting {
  update: Uint8Array;
  /** The journal's key, once it is there. */
  key: Promise<number | undefined>;
}

/** Updates of one moment: a key typed fast is one of many, and each on its own would cost the browser's storage as much. */
const MOMENT_MS = 120;

export class Outbox {
  readonly #journal: Journal;
  /** Made a moment ago: not in the journal yet. */
  #recent: Uint8Array[] = [];
  #epoch = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Not handed to the server yet. */
  #waiting: Waiting[] = [];
  /** Handed over, by the id under which they were sent. */
  readonly #sent = new Map<number, Waiting[]>();
  #nextId = 1;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  get isEmpty(): boolean {
    return this.#recent.length === 0 && this.#waiting.length === 0 && this.#sent.size === 0;
  }

  get hasSent(): boolean {
    return this.#sent.size > 0;
  }

  /** Takes up what an earlier tab left behind. */
  restore(entries: readonly JournalEntry[]): void {
    this.#waiting.unshift(
      ...entries.map(({ update, key }) => ({ update, key: Promise.resolve(key) })),
    );
  }

  add(update: Uint8Array, epoch: number): void {
    this.#recent.push(update);
    this.#epoch = epoch;
    if (this.#recent.length === 1) this.#timer = setTimeout(() => this.keep(), MOMENT_MS);
  }

  /** Writes the updates of the last moment into the journal, now. */
  keep(): void {
    clearTimeout(this.#timer);
    if (this.#recent.length === 0) return;
    const update = Y.mergeUpdates(this.#recent);
    this.#recent = [];
    this.#waiting.push({ update, key: this.#journal.add({ epoch: this.#epoch, update }) });
  }

  /** Everything that waits, as one message to send; null where nothing waits. */
  take(): { id: number; update: Uint8Array } | null {
    this.keep();
    if (this.#waiting.length === 0) return null;
    const id = this.#nextId++;
    const taken = this.#waiting;
    this.#waiting = [];
    this.#sent.set(id, taken);
    return { id, update: Y.mergeUpdates(taken.map(({ update }) => update)) };
  }

  /** What was sent is stored: the browser's copy of it can go. */
  acknowledge(id: number): void {
    const stored = this.#sent.get(id);
    if (stored === undefined) return;
    this.#sent.delete(id);
    void this.#forget(stored);
  }

  /** The connection is gone: what was sent without an answer waits again, before everything newer. */
  requeue(): void {
    const sent = [...this.#sent.entries()].sort(([a], [b]) => a - b);
    this.#sent.clear();
    this.#waiting.unshift(...sent.flatMap(([, updates]) => updates));
  }

  /** What was sent is refused for good: it is kept to be taken home, and never sent again. */
  async refuse(id: number): Promise<void> {
    const refused = this.#sent.get(id) ?? [];
    this.#sent.delete(id);
    await this.#setAside(refused);
  }

  /** Nothing that waits can be stored. */
  async refuseWaiting(): Promise<void> {
    this.keep();
    await this.#setAside(this.#waiting.splice(0));
  }

  async #setAside(updates: readonly Waiting[]): Promise<void> {
    if (updates.length === 0) return;
    const update = Y.mergeUpdates(updates.map((one) => one.update));
    await this.#journal.add({ epoch: REFUSED_EPOCH, update });
    await this.#forget(updates);
  }

  async #forget(updates: readonly Waiting[]): Promise<void> {
    const keys = await Promise.all(updates.map(({ key }) => key));
    await this.#journal.remove(keys.filter((key) => key !== undefined));
  }
}
