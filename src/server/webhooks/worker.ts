import { isAppError } from '../../core/errors';
import { newId } from '../keys';
import type { Logger } from '../logging';
import { presentMessage } from '../messages/present';
import { FinalFailure, RetryWorker } from '../queue/retry-worker';
import type { Storage } from '../storage/storage';
import type { DeliveryRecord, WebhookRecord } from '../storage/webhooks';
import type { WebhookGate } from './gate';
import type { PostWebhook } from './post';
import { signWebhook } from './sign';

/** About a day with the worker's delays. */
const MAX_ATTEMPTS = 30;
/** The receiver says that it wants no more (RFC 9110, section 15.5.11). */
const GONE = 410;

interface Setup {
  storage: Storage;
  gate: WebhookGate;
  post: PostWebhook;
  log: Logger;
  now: () => number;
}

/** Tells a site's webhook of each message, again and again with growing delays, until it is taken or given up. */
export class WebhookWorker extends RetryWorker<DeliveryRecord> {
  readonly #setup: Setup;

  constructor(setup: Setup) {
    const { storage, log, now } = setup;
    super({
      name: 'webhooks',
      queue: storage.webhooks,
      maxAttempts: MAX_ATTEMPTS,
      log,
      now,
      send: (delivery) => deliver(setup, delivery),
    });
    this.#setup = setup;
  }

  /** Tries a webhook at once, with a message that nobody wrote. */
  try(webhook: WebhookRecord): ReturnType<typeof tryWebhook> {
    return tryWebhook(this.#setup, webhook);
  }
}

async function deliver(setup: Setup, { id, siteId, messageId }: DeliveryRecord): Promise<void> {
  const { storage } = setup;
  const webhook = await storage.webhooks.bySite(siteId);
  const message = await storage.messages.byId(siteId, messageId);
  if (!webhook || !message) throw new FinalFailure('the webhook or the message is gone');
  const { isRead: _, isSpam: __, ...told } = presentMessage(message);
  const status = await callWebhook(setup, webhook, {
    id,
    content: { event: 'message.created', siteId, message: told },
  });
  if (status === GONE) throw new FinalFailure('the receiver answered 410');
  if (!isTaken(status)) throw new Error(`the receiver answered ${status}`);
}

/**
 * Tries a webhook with a message that nobody wrote.
 * @returns the status of the answer; why there is none
 */
async function tryWebhook(
  setup: Pick<Setup, 'gate' | 'post' | 'now'>,
  webhook: WebhookRecord,
): Promise<{ isTaken: boolean; status: number | null; error: string | null }> {
  const { siteId } = webhook;
  const id = newId();
  const message = {
    id,
    kind: 'contact',
    name: 'Test',
    email: 'test@example.com',
    message: 'This is a test. Nobody wrote this message.',
    createdAt: new Date(setup.now()).toISOString(),
    details: {},
  };
  try {
    const content = { event: 'webhook.test', siteId, message };
    const status = await callWebhook(setup, webhook, { id, content });
    return { isTaken: isTaken(status), status, error: null };
  } catch (error) {
    return {
      isTaken: false,
      status: null,
      error: error instanceof Error ? error.message : String(error),
    };
  }
}

const isTaken = (status: number) => status >= 200 && status <= 299;

async function callWebhook(
  { gate, post, now }: Pick<Setup, 'gate' | 'post' | 'now'>,
  { url, secret }: WebhookRecord,
  { id, content }: { id: string; content: object },
): Promise<number> {
  const body = JSON.stringify(content);
  const timestamp = Math.floor(now() / 1000);
  const to = await gate.pass(url).catch((error: unknown) => {
    throw isAppError(error) ? new Error(error.message) : error;
  });
  return post(to, {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Plinth-Webhook',
      'x-plinth-delivery': id,
      'x-plinth-timestamp': String(timestamp),
      'x-plinth-signature': signWebhook(secret, timestamp, body),
    },
  });
}
