import { newId } from '../keys';
import type { MessageRecord } from '../storage/messages';
import type { Mail } from '../storage/outbox';
import type { Stores } from '../storage/storage';

/** One header line of a mail, whatever a site's name holds. */
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

/**
 * Puts a message's mail to the site's contact address into the outbox, and its call of the site's webhook beside it. Belongs into
 * the transaction that stores the message, or that finds it to be none of the spam.
 * @param to where messages go; empty for nowhere
 */
export async function tellOwner(
  stores: Stores,
  told: { message: MessageRecord; siteName: string; to: string; now: number },
): Promise<void> {
  const { message, siteName, to, now } = told;
  const { id: messageId, siteId } = message;
  if (to !== '') {
    const mail = ownerMail(message, siteName, to);
    await stores.outbox.insert({ id: newId(), siteId, mail, createdAt: now, messageId });
  }
  if (await stores.webhooks.bySite(siteId)) {
    await stores.webhooks.insertDelivery({ id: newId(), siteId, messageId, createdAt: now });
  }
}

/** Whether the owner's mail or webhook knows of a message, or is about to. */
export async function isOwnerTold(
  { outbox, webhooks }: Stores,
  { siteId, id }: Pick<MessageRecord, 'siteId' | 'id'>,
): Promise<boolean> {
  return (await outbox.hasFor(siteId, id)) || (await webhooks.hasDeliveryFor(siteId, id));
}

function ownerMail(message: MessageRecord, siteName: string, to: string): Mail {
  const { subject, text } = wordsOf(message, siteName);
  return {
    to,
    replyTo: message.email,
    subject: subject.replace(LINE_BREAKS, ' '),
    text: `${text}\n\n${message.name}\n${message.email}\n`,
  };
}

function wordsOf(
  { kind, name, message, details }: MessageRecord,
  siteName: string,
): { subject: string; text: string } {
  if (kind === 'contact')
    return { subject: `New message from ${name} on ${siteName}`, text: message };
  const event = typeof details['eventName'] === 'string' ? details['eventName'] : '';
  const isAttending = details['isAttending'] === true;
  return {
    subject: `${name} ${isAttending ? 'is coming to' : 'can’t come to'} ${event}`,
    text: `${event}: ${isAttending ? `yes, with ${Number(details['guests'] ?? 0)} guests` : 'no'}`,
  };
}
