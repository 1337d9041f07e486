import type { SiteEvent } from '../../core/document/document';
import { canonicalPath } from '../../core/paths/page-path';
import { AppError } from '../../core/errors';
import {
  cleanComplaint,
  complaintErrors,
  COMPLAINT_MESSAGES,
} from '../../core/validation/complaint-form';
import { cleanContact, contactErrors } from '../../core/validation/contact-form';
import { cleanRsvp, rsvpErrors } from '../../core/validation/rsvp-form';
import { tooOften } from '../http/rate-limit';
import { networkOf } from '../http/network-of';
import { isSame, newId, pseudonym } from '../keys';
import { tellOwner } from '../messages/tell-owner';
import { languageAt } from '../pages/resolve';
import type { Releases } from '../releases/service';
import type { SiteRecord } from '../storage/sites';
import type { MessageRecord } from '../storage/messages';
import type { Storage } from '../storage/storage';
import type { SeenForm } from './answer-words';
import {
  consentOf,
  EVENT_GONE,
  looksLikeSpam,
  OTHER_SITE,
  refuse,
  textOf,
  type Posted,
} from './posted';
import { sectionLabels } from './section-labels';

const RATE_WINDOW_MS = 10 * 60 * 1000;
const RATE_MAX = 10;

interface Sender {
  siteId: string;
  /** The visitor's network address. It is never stored, only a pseudonym of it. */
  address: string;
  posted: Posted;
}

type Written = Pick<MessageRecord, 'kind' | 'name' | 'email' | 'message' | 'details'>;

/** What happens with the forms that visitors send. */
export class VisitorForms {
  readonly #storage: Storage;
  readonly #releases: Releases;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #onMessage: () => void;

  constructor(setup: {
    storage: Storage;
    releases: Releases;
    secret: string;
    now: () => number;
    /** Called when there is mail to send, or a webhook to call. */
    onMessage: () => void;
  }) {
    this.#storage = setup.storage;
    this.#releases = setup.releases;
    this.#secret = setup.secret;
    this.#now = setup.now;
    this.#onMessage = setup.onMessage;
  }

  /**
   * Keeps a contact message in the site's inbox, together with its mail to the site's contact address. What looks like spam is kept
   * apart and not mailed.
   * @throws AppError 404, 422 naming every field, 429
   */
  async contact(sender: Sender): Promise<void> {
    const { posted } = sender;
    const site = await this.#checkSite(sender);
    const values = cleanContact({
      name: textOf(posted['name']),
      email: textOf(posted['email']),
      message: textOf(posted['message']),
    });
    refuse(contactErrors(values));
    const { name, email, message } = values;
    const details = consentOf(posted);
    await this.#keep(sender, site, { kind: 'contact', name, email, message, details });
  }

  /**
   * Keeps an answer to an invitation in the site's inbox, as a contact message is kept. Without an event's id it is about
   * the first one.
   * @throws AppError 404, 422 naming every field, 429
   */
  async rsvp(sender: Sender): Promise<void> {
    const { posted } = sender;
    const site = await this.#checkSite(sender);
    const values = cleanRsvp(posted);
    const event = await this.#event(site, textOf(posted['eventId']));
    refuse({
      ...rsvpErrors(values),
      ...(event ? {} : { eventId: EVENT_GONE }),
    });
    const { name, email, guests } = values;
    const isAttending = values.isAttending === true;
    await this.#keep(sender, site, {
      kind: 'rsvp',
      name,
      email,
      message: '',
      details: {
        eventId: event?.id ?? '',
        eventName: event?.name ?? '',
        isAttending,
        guests,
        ...consentOf(posted),
      },
    });
  }

  /**
   * Puts a complaint into the operator's queue.
   * @throws AppError 403 while an earlier one of the same person is open, 404, 422 naming every field
   */
  async complaint(sender: Sender): Promise<void> {
    const { siteId, address, posted } = sender;
    await this.#checkSite(sender);
    const values = cleanComplaint({
      email: textOf(posted['email']),
      name: textOf(posted['name']),
      comment: textOf(posted['comment']),
    });
    refuse(complaintErrors(values));
    const addressHash = pseudonym(this.#secret, networkOf(address));
    await this.#storage.transaction(async (stores) => {
      await stores.lock(`complaints:${siteId}`);
      if (await stores.complaints.hasOpen(siteId, { email: values.email, addressHash })) {
        throw new AppError('forbidden', COMPLAINT_MESSAGES.underReview);
      }
      await stores.complaints.insert({
        id: newId(),
        siteId,
        ...values,
        email: values.email.toLowerCase(),
        addressHash,
        status: 'open',
        note: '',
        createdAt: this.#now(),
      });
    });
  }

  /** The address of the page that shows a section: where a form goes back to when the browser doesn't say where it was. */
  async pageOf(siteId: string, componentId: string): Promise<string> {
    const site = await this.#storage.sites.byId(siteId);
    const document = site ? (await this.#release(site))?.document : undefined;
    const page = document?.pages.find(({ components }) =>
      components.some(({ id }) => id === componentId),
    );
    const base = document?.settings.routeBase.replace(/\/+$/, '') ?? '';
    return encodeURI(base + canonicalPath(page?.path ?? '/'));
  }

  /** What somebody saw of a form: where it was, by the page's path, and its section's id, if it was of one. */
  async formSeen(siteId: string, path: string, componentId: string | null): Promise<SeenForm> {
    const site = await this.#storage.sites.byId(siteId);
    const release = site ? await this.#release(site) : null;
    if (!release) return { language: '', labels: null };
    const language = languageAt(release, path)?.code ?? '';
    return { language, labels: sectionLabels(release, language, componentId) };
  }

  /** The message, its mail and its webhook: all of it is stored, or nothing. */
  async #keep(
    { siteId, address, posted }: Sender,
    site: SiteRecord,
    written: Written,
  ): Promise<void> {
    const isSpam = looksLikeSpam(posted);
    const to = isSpam ? '' : ((await this.#release(site))?.document.settings.contactEmail ?? '');
    const now = this.#now();
    const message = { id: newId(), siteId, ...written, isRead: false, isSpam, createdAt: now };
    const key = `contact:${siteId}:${pseudonym(this.#secret, networkOf(address))}`;
    const next = await this.#storage.transaction(async (stores) => {
      await stores.lock(key);
      const limit = { id: newId(), key, now, max: RATE_MAX, windowMs: RATE_WINDOW_MS };
      const retryAt = await stores.rates.hit(limit);
      if (retryAt !== null) return retryAt;
      await stores.messages.insert(message);
      if (!isSpam) await tellOwner(stores, { message, siteName: site.name, to, now });
      stores.tell({ kind: 'messages', siteId });
      return null;
    });
    if (next !== null) throw tooOften(next, now);
    if (!isSpam) this.#onMessage();
  }

  async #checkSite({ siteId, posted }: Sender): Promise<SiteRecord> {
    const site = await this.#storage.sites.byId(siteId);
    if (!site) throw new AppError('not_found', 'There is no such site.');
    if (!isSame(textOf(posted['siteHash']), site.hash)) {
      refuse({ siteHash: OTHER_SITE });
    }
    return site;
  }

  async #release(site: SiteRecord) {
    if (site.currentRelease === null) return null;
    return this.#releases.find(site.id, site.currentRelease);
  }

  async #event(site: SiteRecord, eventId: string): Promise<SiteEvent | undefined> {
    const events = (await this.#release(site))?.document.events ?? [];
    return eventId === '' ? events[0] : events.find(({ id }) => id === eventId);
  }
}
