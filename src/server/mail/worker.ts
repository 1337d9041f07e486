import { domainToASCII } from 'node:url';
import nodemailer from 'nodemailer';
import type { Logger } from '../logging';
import type { Mail, OutboxRecord } from '../storage/outbox';
import type { Storage } from '../storage/storage';

/** Sends one mail; throws when it could not be handed over. */
export type SendMail = (mail: Mail, from: string) => Promise<void>;

const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 60 * 60 * 1000;
/** About three days with the delays above. */
const MAX_ATTEMPTS = 80;
const CLAIM_MS = 60_000;
const BATCH = 20;
const POLL_MS = 15_000;

/** Sends what waits in the outbox, again and again with growing delays, until it is sent or given up. */
export class MailWorker {
  readonly #storage: Storage;
  readonly #send: SendMail | null;
  readonly #from: string;
  readonly #log: Logger;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(setup: {
    storage: Storage;
    /** Null without a mail server: mail is written to the log and kept. */
    send: SendMail | null;
    from: string;
    log: Logger;
    now?: () => number;
  }) {
    this.#storage = setup.storage;
    this.#send = setup.send;
    this.#from = setup.from;
    this.#log = setup.log;
    this.#now = setup.now ?? Date.now;
  }

  async start(): Promise<void> {
    if (this.#send) await this.#storage.outbox.releaseHeld(this.#now());
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for mail now. */
  wake(): void {
    void this.flush();
  }

  /** Sends what is due. @returns when that is done */
  flush(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#sendDue())
      .catch((error: unknown) => this.#log.error({ err: error }, 'the outbox could not be read'));
    return this.#running;
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    for (;;) {
      const now = this.#now();
      const claimed = await this.#storage.outbox.claim(now, now + CLAIM_MS, BATCH);
      if (claimed.length === 0) return;
      for (const entry of claimed) await this.#sendOne(entry);
    }
  }

  async #sendOne({ id, mail, attempts }: OutboxRecord): Promise<void> {
    if (!this.#send) {
      this.#log.info(
        { mail: { subject: mail.subject, text: mail.text } },
        'mail (no SMTP_URL is set)',
      );
      await this.#storage.outbox.hold(id, this.#now());
      return;
    }
    try {
      await this.#send(mail, this.#from);
      await this.#storage.outbox.markSent(id);
    } catch (error) {
      const tried = attempts + 1;
      const delay = Math.min(FIRST_DELAY_MS * 2 ** attempts, MAX_DELAY_MS);
      const nextAt = tried >= MAX_ATTEMPTS ? null : this.#now() + delay;
      const reason = error instanceof Error ? error.message : String(error);
      await this.#storage.outbox.markAttempt(id, { attempts: tried, error: reason, nextAt });
      this.#log.warn({ attempts: tried, isGivenUp: nextAt === null }, 'mail could not be sent');
    }
  }
}

/** Sends over SMTP. The domain of an address is written in its ASCII form, which every server takes. */
export function smtpSender(smtpUrl: string): SendMail {
  const transport = nodemailer.createTransport(smtpUrl);
  return async (mail, from) => {
    await transport.sendMail({
      from,
      to: { name: '', address: asciiDomain(mail.to) },
      ...(mail.replyTo === undefined
        ? {}
        : { replyTo: { name: '', address: asciiDomain(mail.replyTo) } }),
      subject: mail.subject,
      text: mail.text,
    });
  };
}

function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}
