import type { Selectable } from 'kysely';
import { countRows } from './count';
import type { ConsentsTable, Db } from './schema';
import type { Paging } from './sites';

export interface ConsentRecord {
  id: string;
  siteId: string;
  /** A random id that the visitor's browser made. Never an address. */
  visitor: string;
  policyVersion: number;
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
  createdAt: number;
}

/** What visitors agreed to. */
export class ConsentStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(consent: ConsentRecord): Promise<void> {
    await this.#db
      .insertInto('consents')
      .values({
        ...consent,
        analytics: consent.analytics ? 1 : 0,
        marketing: consent.marketing ? 1 : 0,
        functional: consent.functional ? 1 : 0,
      })
      .execute();
  }

  /** Newest first. */
  async list(
    siteId: string,
    { limit, offset, visitor }: Paging & { visitor?: string | undefined },
  ): Promise<{ consents: ConsentRecord[]; total: number }> {
    let all = this.#db.selectFrom('consents').where('siteId', '=', siteId);
    if (visitor !== undefined) all = all.where('visitor', '=', visitor);
    const rows = await all
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { consents: rows.map(toConsent), total: await countRows(all) };
  }

  /** Keeps the newest of a site, and of those only what isn't older than `since`. */
  async prune(siteId: string, { max, since }: { max: number; since: number }): Promise<void> {
    const surplus = await this.#db
      .selectFrom('consents')
      .select('createdAt')
      .where('siteId', '=', siteId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .offset(max)
      .executeTakeFirst();
    await this.#db
      .deleteFrom('consents')
      .where('siteId', '=', siteId)
      .where('createdAt', '<=', Math.max(since, surplus?.createdAt ?? since))
      .execute();
  }
}

function toConsent(row: Selectable<ConsentsTable>): ConsentRecord {
  return {
    ...row,
    analytics: row.analytics === 1,
    marketing: row.marketing === 1,
    functional: row.functional === 1,
  };
}
