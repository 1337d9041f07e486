import { AppError, isAppError } from '../../core/errors';
import type { Access } from '../http/access';
import type { Logger } from '../logging';
import type { Releases } from '../releases/service';
import type { ScheduleRecord } from '../storage/schedules';
import type { Storage } from '../storage/storage';

/** How late something may be. */
const POLL_MS = 2_000;
/** Longer than a publish takes; if this process dies meanwhile, another one does it then. */
const CLAIM_MS = 60_000;

/** Publishes and takes offline what was planned, when its time has come, whichever process is up. */
export class Scheduler {
  readonly #storage: Storage;
  readonly #releases: Releases;
  readonly #access: Pick<Access, 'mayStillPublish'>;
  readonly #log: Logger;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(setup: {
    storage: Storage;
    releases: Releases;
    access: Pick<Access, 'mayStillPublish'>;
    log: Logger;
    now: () => number;
  }) {
    this.#storage = setup.storage;
    this.#releases = setup.releases;
    this.#access = setup.access;
    this.#log = setup.log;
    this.#now = setup.now;
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), POLL_MS);
    this.#timer.unref();
    void this.flush();
  }

  /** Does what is due. @returns when that is done */
  flush(): Promise<void> {
    this.#running = this.#running.then(() => this.#runDue());
    return this.#running;
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  async #runDue(): Promise<void> {
    try {
      for (;;) {
        const now = this.#now();
        const entry = await this.#storage.schedules.claim(now, now + CLAIM_MS);
        if (!entry) return;
        await this.#run(entry);
      }
    } catch (error) {
      // What was claimed is done when its claim has run out.
      this.#log.error({ err: error }, 'what was planned could not be done');
    }
  }

  /** The change and the mark that it is done are one transaction: it never happens twice. */
  async #run(entry: ScheduleRecord): Promise<void> {
    const { id, siteId, action, release, author, note } = entry;
    const also = (stores: Pick<Storage, 'schedules'>) =>
      stores.schedules.finish(id, { status: 'done', error: null });
    try {
      if (!(await this.#access.mayStillPublish(siteId, entry))) {
        throw new AppError('forbidden', `${author} may not publish this site any more.`);
      }
      if (action === 'unpublish') await this.#releases.unpublish(siteId, also);
      else if (release === null) await this.#releases.publish(siteId, { author, note }, also);
      else await this.#releases.restore(siteId, release, also);
    } catch (error) {
      if (!isAppError(error)) throw error;
      await this.#storage.schedules.finish(id, { status: 'failed', error: error.message });
    }
  }
}
