import type { EventAnswers } from '../../core/api/message';
import { BYTE_ORDER_MARK, csvRow } from '../../core/text/csv-table';
import { AppError } from '../../core/errors';
import { emailKey } from '../../core/validation/email-key';
import type { Releases } from '../releases/service';
import type { MessageFilter, MessageRecord } from '../storage/messages';
import type { SiteRecord } from '../storage/sites';
import type { Storage } from '../storage/storage';
import { isOwnerTold, tellOwner } from './tell-owner';

const PAGE = 500;

const HEAD = [
  'received',
  'kind',
  'name',
  'email',
  'message',
  'read',
  'spam',
  'event',
  'attending',
  'guests',
];

/** What was told is remembered that long; an older message is told to nobody, for it might be the second time. */
const TELL_WITHIN_MS = 29 * 24 * 60 * 60 * 1000;

/** What an owner does with a site's messages. Whoever looks at the inbox learns of each change. */
export class Inbox {
  readonly #storage: Storage;
  readonly #releases: Releases;
  readonly #now: () => number;
  readonly #onMessage: () => void;

  constructor(setup: {
    storage: Storage;
    releases: Releases;
    now: () => number;
    /** Called when there is mail to send, or a webhook to call. */
    onMessage: () => void;
  }) {
    this.#storage = setup.storage;
    this.#releases = setup.releases;
    this.#now = setup.now;
    this.#onMessage = setup.onMessage;
  }

  /** A message that turns out to be no spam goes the way of every other: it is mailed, and told to the webhook. @throws AppError 404 */
  async change(
    siteId: string,
    messageId: string,
    values: { isRead?: boolean | undefined; isSpam?: boolean | undefined },
  ): Promise<MessageRecord> {
    const site = await this.#storage.sites.byId(siteId);
    const to = site && values.isSpam === false ? await this.#contactEmail(site) : '';
    const { message, isTold } = await this.#storage.transaction(async (stores) => {
      await stores.lock(`message:${messageId}`);
      const before = await stores.messages.byId(siteId, messageId);
      await stores.messages.update(siteId, messageId, values);
      const after = await stores.messages.byId(siteId, messageId);
      stores.tell({ kind: 'messages', siteId });
      const now = this.#now();
      const isFound = before?.isSpam === true && after?.isSpam === false;
      const isRecent = after !== null && after.createdAt > now - TELL_WITHIN_MS;
      if (!site || !after || !isFound || !isRecent || (await isOwnerTold(stores, after)))
        return { message: after, isTold: false };
      await tellOwner(stores, { message: after, siteName: site.name, to, now });
      return { message: after, isTold: true };
    });
    if (!message) throw missing();
    if (isTold) this.#onMessage();
    return message;
  }

  async #contactEmail({ id, currentRelease }: SiteRecord): Promise<string> {
    const release = currentRelease === null ? null : await this.#releases.find(id, currentRelease);
    return release?.document.settings.contactEmail ?? '';
  }

  /** With its mail and webhook that are still to be sent. @throws AppError 404 */
  async remove(siteId: string, messageId: string): Promise<void> {
    const isRemoved = await this.#storage.transaction(async (stores) => {
      if (!(await stores.messages.remove(siteId, messageId))) return false;
      await stores.outbox.removeFor([messageId]);
      stores.tell({ kind: 'messages', siteId });
      return true;
    });
    if (!isRemoved) throw missing();
  }

  /** Everything that one person sent, from one site or from all, with the mail about it. @returns how many messages */
  async erase(email: string, siteId: string | null): Promise<number> {
    return this.#storage.transaction(async (stores) => {
      const removed = await stores.messages.removeByEmail(email, siteId);
      await stores.outbox.removeFor(removed.map(({ id }) => id));
      for (const site of new Set(removed.map((message) => message.siteId)))
        stores.tell({ kind: 'messages', siteId: site });
      return removed.length;
    });
  }

  /** Everything that one person sent to a site. */
  async ofSender(siteId: string, email: string): Promise<MessageRecord[]> {
    const all: MessageRecord[] = [];
    for await (const page of this.#pages(siteId, { email })) all.push(...page);
    return all;
  }

  /** Who comes to which event; the event that was last answered to first. */
  async eventAnswers(siteId: string): Promise<EventAnswers[]> {
    const events = new Map<string, EventAnswers>();
    const answered = new Set<string>();
    for await (const page of this.#pages(siteId, { kind: 'rsvp', isSpam: false })) {
      for (const { email, details } of page) {
        const eventId = String(details['eventId'] ?? '');
        const person = JSON.stringify([eventId, emailKey(email)]);
        // The newest answer of a person stands before the older ones.
        if (answered.has(person)) continue;
        answered.add(person);
        const eventName = String(details['eventName'] ?? '');
        const event = events.get(eventId) ?? {
          eventId,
          eventName,
          coming: 0,
          guests: 0,
          declined: 0,
        };
        events.set(eventId, event);
        if (details['isAttending'] === true) {
          event.coming += 1;
          event.guests += Number(details['guests'] ?? 0);
        } else event.declined += 1;
      }
    }
    return [...events.values()];
  }

  /** A table for spreadsheets, a piece at a time. */
  async *csv(siteId: string, filter: MessageFilter): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvRow(HEAD);
    for await (const page of this.#pages(siteId, filter)) {
      yield page.map((message) => csvRow(cells(message))).join('');
    }
  }

  async *#pages(siteId: string, filter: MessageFilter): AsyncGenerator<MessageRecord[]> {
    for (let offset = 0; ; offset += PAGE) {
      const options = { ...filter, limit: PAGE, offset };
      const { messages } = await this.#storage.messages.list(siteId, options);
      if (messages.length > 0) yield messages;
      if (messages.length < PAGE) return;
    }
  }
}

function cells(message: MessageRecord): string[] {
  const { details } = message;
  const detail = (name: string) => {
    const value = details[name];
    return typeof value === 'boolean' ? yesOrNo(value) : String(value ?? '');
  };
  return [
    new Date(message.createdAt).toISOString(),
    message.kind,
    message.name,
    message.email,
    message.message,
    yesOrNo(message.isRead),
    yesOrNo(message.isSpam),
    detail('eventName'),
    detail('isAttending'),
    detail('guests'),
  ];
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

const missing = () => new AppError('not_found', 'There is no such message.');
