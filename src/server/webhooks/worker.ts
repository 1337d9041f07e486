import { isAppError } from '../../core/errors';
import type { Logger } from '../logging';
import { presentMessage } from '../messages/present';
import { FinalFailure, RetryWorker } from '../queue/retry-worker';
import type { Storage } from '../storage/storage';
import type { DeliveryRecord } from '../storage/webhooks';
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
  }
}

async function deliver(
  { storage, gate, post, now }: Setup,
  { id, siteId, messageId }: DeliveryRecord,
): Promise<void> {
  const webhook = await storage.webhooks.bySite(siteId);
  const message = await storage.messages.byId(siteId, messageId);
  if (!webhook || !message) throw new FinalFailure('the webhook or the message is gone');
  const { isRead: _, isSpam: __, ...told } = presentMessage(message);
  const body = JSON.stringify({ event: 'message.created', siteId, message: told });
  const timestamp = Math.floor(now() / 1000);
  const to = await gate.pass(webhook.url).catch((error: unknown) => {
    throw isAppError(error) ? new Error(error.message) : error;
  });
  const status = await post(to, {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Plinth-Webhook',
      'x-plinth-delivery': id,
      'x-plinth-timestamp': String(timestamp),
      'x-plinth-signature': signWebhook(webhook.secret, timestamp, body),
    },
  });
  if (status === GONE) throw new FinalFailure('the receiver answered 410');
  if (status < 200 || status > 299) throw new Error(`the receiver answered ${status}`);
}
