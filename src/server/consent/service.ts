import type { ConsentRequest } from '../../core/api/consent';
import { AppError } from '../../core/errors';
import { BYTE_ORDER_MARK, csvRow } from '../../core/text/csv-table';
import { tooOften } from '../http/rate-limit';
import { networkOf } from '../http/network-of';
import { newId, pseudonym } from '../keys';
import type { ConsentRecord } from '../storage/consents';
import type { Storage } from '../storage/storage';

const RATE = { max: 30, windowMs: 10 * 60 * 1000 };
/** A choice is asked for again after 100 days at the latest; claims about it end after three years at most. */
const KEEP_MS = 3 * 366 * 24 * 60 * 60 * 1000;
const MAX_PER_SITE = 200_000;
/** Counting is left out most of the times. */
const PRUNE_EVERY = 100;
const PAGE = 500;

const HEAD = ['time', 'visitor', 'policy version', 'analytics', 'marketing', 'functional'];

/** What visitors agreed to, so that an owner can show it. No address is kept, not even a pseudonym of it. */
export class ConsentLog {
  readonly #storage: Storage;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #maxPerSite: number;
  readonly #pruneEvery: number;
  #added = 0;

  constructor(setup: {
    storage: Storage;
    secret: string;
    now: () => number;
    maxPerSite?: number;
    pruneEvery?: number;
  }) {
    this.#storage = setup.storage;
    this.#secret = setup.secret;
    this.#now = setup.now;
    this.#maxPerSite = setup.maxPerSite ?? MAX_PER_SITE;
    this.#pruneEvery = setup.pruneEvery ?? PRUNE_EVERY;
  }

  /** @throws AppError 404, 429 */
  async add(siteId: string, address: string, consent: ConsentRequest): Promise<void> {
    if (!(await this.#storage.sites.byId(siteId)))
      throw new AppError('not_found', 'There is no such site.');
    const createdAt = this.#now();
    const key = `consent:${siteId}:${pseudonym(this.#secret, networkOf(address))}`;
    const isPruned = this.#added % this.#pruneEvery === 0;
    this.#added += 1;
    const next = await this.#storage.transaction(async (stores) => {
      await stores.lock(key);
      const retryAt = await stores.rates.hit({ id: newId(), key, now: createdAt, ...RATE });
      if (retryAt !== null) return retryAt;
      const { choice, policyVersion, visitor } = consent;
      await stores.consents.insert({
        id: newId(),
        siteId,
        visitor,
        policyVersion,
        ...choice,
        createdAt,
      });
      if (isPruned) {
        const limits = { max: this.#maxPerSite, since: createdAt - KEEP_MS };
        await stores.consents.prune(siteId, limits);
      }
      return null;
    });
    if (next !== null) throw tooOften(next, createdAt);
  }

  /** A table for spreadsheets, a piece at a time, newest first. */
  async *csv(siteId: string): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvRow(HEAD);
    for (let offset = 0; ; offset += PAGE) {
      const { consents } = await this.#storage.consents.list(siteId, { limit: PAGE, offset });
      if (consents.length > 0) yield consents.map((consent) => csvRow(cells(consent))).join('');
      if (consents.length < PAGE) return;
    }
  }
}

function cells(consent: ConsentRecord): string[] {
  const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
  return [
    new Date(consent.createdAt).toISOString(),
    consent.visitor,
    String(consent.policyVersion),
    yesOrNo(consent.analytics),
    yesOrNo(consent.marketing),
    yesOrNo(consent.functional),
  ];
}
