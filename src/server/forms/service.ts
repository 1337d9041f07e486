import { COMPONENT_FIELD, ELAPSED_FIELD, HONEYPOT_FIELD } from '../../core/api/contact-form-fields';
import { AppError, type FieldError } from '../../core/errors';
import { cleanComplaint, complaintErrors } from '../../core/validation/complaint-form';
import { cleanContact, contactErrors } from '../../core/validation/contact-form';
import { isSame, newId, pseudonym } from '../keys';
import type { Releases } from '../releases/service';
import type { SiteRecord } from '../storage/sites';
import type { Storage } from '../storage/storage';

/** A form that comes back sooner after its page was shown was filled by a program. */
const MIN_ELAPSED_MS = 2_000;
const RATE_WINDOW_MS = 10 * 60 * 1000;
const RATE_MAX = 10;
/** One header line of a mail, whatever a site's name holds. */
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

/** What a visitor's form posted: JSON or form-encoded, nothing of it trusted. */
export type Posted = Readonly<Record<string, unknown>>;

interface Sender {
  siteId: string;
  /** The visitor's network address. It is never stored, only a pseudonym of it. */
  address: string;
  posted: Posted;
}

/** Too many messages: with the number of seconds after which the next one is taken. */
export class TooManyMessages extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('rate_limited');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What happens with the forms that visitors send. */
export class VisitorForms {
  readonly #storage: Storage;
  readonly #releases: Releases;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #onMail: () => void;

  constructor(setup: {
    storage: Storage;
    releases: Releases;
    secret: string;
    now: () => number;
    /** Called when there is mail to send. */
    onMail: () => void;
  }) {
    this.#storage = setup.storage;
    this.#releases = setup.releases;
    this.#secret = setup.secret;
    this.#now = setup.now;
    this.#onMail = setup.onMail;
  }

  /**
   * Keeps a contact message in the site's inbox, together with its mail to the site's contact address. What looks like spam is kept
   * apart and not mailed.
   * @throws AppError 404, 422 naming every field, 429
   */
  async contact({ siteId, address, posted }: Sender): Promise<void> {
    const site = await this.#checkSite(siteId, posted);
    const values = cleanContact({
      name: textOf(posted['name']),
      email: textOf(posted['email']),
      message: textOf(posted['message']),
    });
    refuse(contactErrors(values));
    const isSpam = looksLikeSpam(posted);
    const to = isSpam ? '' : await this.#contactEmail(site);
    const createdAt = this.#now();
    const next = await this.#storage.transaction(async (stores) => {
      const retryAt = await stores.rates.hit({
        id: newId(),
        key: `contact:${siteId}:${pseudonym(this.#secret, address)}`,
        now: createdAt,
        max: RATE_MAX,
        windowMs: RATE_WINDOW_MS,
      });
      if (retryAt !== null) return retryAt;
      const { name, email, message } = values;
      const details =
        posted['isCookieAccepted'] === undefined
          ? {}
          : { isCookieAccepted: isTrue(posted['isCookieAccepted']) };
      await stores.messages.insert({
        id: newId(),
        siteId,
        kind: 'contact',
        name,
        email,
        message,
        details,
        isRead: false,
        isSpam,
        createdAt,
      });
      if (to !== '') {
        const subject = `New message from ${name} on ${site.name}`.replace(LINE_BREAKS, ' ');
        const text = `${message}\n\n${name}\n${email}\n`;
        await stores.outbox.insert({
          id: newId(),
          siteId,
          mail: { to, replyTo: email, subject, text },
          createdAt,
        });
      }
      return null;
    });
    if (next !== null) throw new TooManyMessages(Math.ceil((next - createdAt) / 1000));
    if (to !== '') this.#onMail();
  }

  /**
   * Puts a complaint into the operator's queue.
   * @throws AppError 403 while an earlier one of the same person is open, 404, 422 naming every field
   */
  async complaint({ siteId, address, posted }: Sender): Promise<void> {
    await this.#checkSite(siteId, posted);
    const values = cleanComplaint({
      email: textOf(posted['email']),
      name: textOf(posted['name']),
      comment: textOf(posted['comment']),
    });
    refuse(complaintErrors(values));
    const addressHash = pseudonym(this.#secret, address);
    await this.#storage.transaction(async (stores) => {
      if (
        await stores.complaints.hasOpen(siteId, { email: values.email.toLowerCase(), addressHash })
      ) {
        throw new AppError(
          'forbidden',
          'Your complaint about this website is already being reviewed.',
        );
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

  async #checkSite(siteId: string, posted: Posted): Promise<SiteRecord> {
    const site = await this.#storage.sites.byId(siteId);
    if (!site) throw new AppError('not_found', 'There is no such site.');
    if (!isSame(textOf(posted['siteHash']), site.hash)) {
      refuse({ siteHash: 'This form belongs to another site. Load the page again.' });
    }
    return site;
  }

  async #contactEmail(site: SiteRecord): Promise<string> {
    if (site.currentRelease === null) return '';
    const release = await this.#releases.find(site.id, site.currentRelease);
    return release?.document.settings.contactEmail ?? '';
  }
}

/** The id of the section that a form without script came from; null when it isn't one. */
export function componentOf(posted: Posted): string | null {
  const component = textOf(posted[COMPONENT_FIELD]);
  return /^[\w-]{1,64}$/.test(component) ? component : null;
}

function looksLikeSpam(posted: Posted): boolean {
  if (textOf(posted[HONEYPOT_FIELD]) !== '') return true;
  const elapsed = posted[ELAPSED_FIELD];
  if (elapsed === undefined || elapsed === '') return false;
  return !(Number(elapsed) >= MIN_ELAPSED_MS);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function refuse(errors: Readonly<Record<string, string | undefined>>): void {
  const fields: FieldError[] = Object.entries(errors).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  );
  if (fields.length > 0) throw new AppError('validation_failed', undefined, { fields });
}
