import type { Logger } from '../logging';
import { RetryWorker } from '../queue/retry-worker';
import type { Mail, OutboxRecord } from '../storage/outbox';
import type { Storage } from '../storage/storage';

/** Hands one mail over; throws when it could not be. The id stays the same however often it is tried. */
export type SendMail = (mail: Mail, from: string, id: string) => Promise<void>;

/** About three days with the worker's delays. */
const MAX_ATTEMPTS = 80;

interface Setup {
  storage: Storage;
  /** Null without a mail server: mail is written to the log and kept. */
  send: SendMail | null;
  from: string;
  log: Logger;
  now?: () => number;
}

/** Sends what waits in the outbox, again and again with growing delays, until it is sent or given up. */
export class MailWorker extends RetryWorker<OutboxRecord> {
  readonly #setup: Setup;

  constructor(setup: Setup) {
    const { storage, send, from, log, now = Date.now } = setup;
    super({
      name: 'mail',
      queue: storage.outbox,
      maxAttempts: MAX_ATTEMPTS,
      log,
      now,
      isHeld: send === null,
      send: async ({ id, mail }) => {
        if (send) return send(mail, from, id);
        const { subject, text } = mail;
        log.info({ mail: { subject, text } }, 'mail (no SMTP_URL is set)');
        await storage.outbox.hold(id, now());
      },
    });
    this.#setup = setup;
  }

  /** Begins to look for mail; what was held back while there was no mail server is due now. */
  override async start(): Promise<void> {
    const { storage, send, now = Date.now } = this.#setup;
    if (send) await storage.outbox.releaseHeld(now());
    await super.start();
  }
}
