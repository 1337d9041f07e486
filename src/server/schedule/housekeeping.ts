import type { AuditLog } from '../audit/audit-log';
import type { Logger } from '../logging';
import type { Sites } from '../sites/service';

const SWEEP_MS = 60 * 60 * 1000;

/** Does away with what has been kept long enough: sites that were deleted, old entries of the record. */
export class Housekeeping {
  readonly #sites: Sites;
  readonly #audit: AuditLog;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(setup: { sites: Sites; audit: AuditLog; log: Logger }) {
    this.#sites = setup.sites;
    this.#audit = setup.audit;
    this.#log = setup.log;
  }

  start(): void {
    this.#timer = setInterval(() => void this.sweep(), SWEEP_MS);
    this.#timer.unref();
    void this.sweep();
  }

  sweep(): Promise<void> {
    this.#running = this.#running
      .then(async () => {
        await this.#sites.removeExpired();
        await this.#audit.sweep();
      })
      .catch((error: unknown) =>
        this.#log.error({ err: error }, 'old things could not be removed'),
      );
    return this.#running;
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }
}
