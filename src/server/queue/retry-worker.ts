import type { Logger } from '../logging';

/** One thing to hand over to somebody outside, who may not be there. */
export interface QueueEntry {
  id: string;
  attempts: number;
}

/** Where entries wait. Whoever claims one has it alone until the time given. */
export interface Queue<Entry extends QueueEntry> {
  claim(now: number, until: number, limit: number): Promise<Entry[]>;
  markSent(id: string): Promise<void>;
  markAttempt(
    id: string,
    attempt: { attempts: number; error: string; nextAt: number | null },
  ): Promise<void>;
  removeDone(before: number): Promise<void>;
}

const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 60 * 60 * 1000;
/** Longer than any attempt may take: nobody else may begin the same one while it runs. */
const CLAIM_MS = 3 * 60 * 1000;
const POLL_MS = 15_000;
const CONCURRENCY = 4;
/** How long a stop waits for attempts under way; what they leave is due again when their claim ends. */
const STOP_MS = 5_000;
/** What is done is remembered that long. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
const SWEEP_MS = 60 * 60 * 1000;

interface Setup<Entry extends QueueEntry> {
  /** For the log. */
  name: string;
  queue: Queue<Entry>;
  /** Hands one over; throws when it could not. Must end before the claim does. */
  send: (entry: Entry) => Promise<void>;
  maxAttempts: number;
  /** Entries are kept for later instead of being done with. */
  isHeld?: boolean;
  log: Logger;
  now: () => number;
}

/** Hands over what waits in a queue, again and again with growing delays, until it is taken or given up. */
export class RetryWorker<Entry extends QueueEntry> {
  readonly #setup: Setup<Entry>;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  /** A run that has not begun yet: it will see whatever comes until then. */
  #next: Promise<void> | null = null;
  #isStopped = false;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(setup: Setup<Entry>) {
    this.#setup = setup;
  }

  start(): Promise<void> {
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.#timer.unref();
    this.wake();
    return Promise.resolve();
  }

  /** Looks for entries now. */
  wake(): void {
    void this.flush();
  }

  /** Hands over what is due. @returns when that is done */
  flush(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      this.#running = this.#run();
      return this.#running;
    });
    return this.#next;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([this.#next ?? this.#running, patience]);
    clearTimeout(timer);
  }

  async #run(): Promise<void> {
    const { queue, log, name, now } = this.#setup;
    try {
      if (now() - this.#sweptAt >= SWEEP_MS) {
        this.#sweptAt = now();
        await queue.removeDone(now() - KEEP_MS);
      }
      const isAny = await this.#doOne();
      if (isAny) await Promise.all(Array.from({ length: CONCURRENCY }, () => this.#drain()));
    } catch (error) {
      log.error({ err: error, queue: name }, 'a queue could not be read');
    }
  }

  async #drain(): Promise<void> {
    while (await this.#doOne());
  }

  /** One at a time: a claim never waits behind somebody else's slow attempt. */
  async #doOne(): Promise<boolean> {
    if (this.#isStopped) return false;
    const now = this.#setup.now();
    const [entry] = await this.#setup.queue.claim(now, now + CLAIM_MS, 1);
    if (!entry) return false;
    await this.#attempt(entry);
    return true;
  }

  async #attempt(entry: Entry): Promise<void> {
    const { queue, send, isHeld, maxAttempts, log, name, now } = this.#setup;
    try {
      await send(entry);
    } catch (error) {
      const attempts = entry.attempts + 1;
      const delay = Math.min(FIRST_DELAY_MS * 2 ** entry.attempts, MAX_DELAY_MS);
      const nextAt = attempts >= maxAttempts || isFinal(error) ? null : now() + delay;
      const reason = error instanceof Error ? error.message : String(error);
      await queue.markAttempt(entry.id, { attempts, error: reason, nextAt });
      log.warn({ queue: name, attempts, isGivenUp: nextAt === null }, 'an attempt failed');
      return;
    }
    if (!isHeld) await queue.markSent(entry.id);
  }
}

/** A failure that no later attempt would mend. */
export class FinalFailure extends Error {}

function isFinal(error: unknown): boolean {
  return error instanceof FinalFailure;
}
