import type { Db } from './schema';

export interface DomainRecord {
  host: string;
  siteId: string;
  token: string;
  verifiedAt: number | null;
  isCanonical: boolean;
}

/** The domains that sites are to be seen at. */
export class DomainStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A site's domains, the oldest first. */
  async list(siteId: string): Promise<DomainRecord[]> {
    const rows = await this.#db
      .selectFrom('domains')
      .select(['host', 'siteId', 'token', 'verifiedAt', 'isCanonical'])
      .where('siteId', '=', siteId)
      .orderBy('createdAt')
      .execute();
    // Where nobody has chosen, it is the first that was proved.
    const verified = rows.filter(({ verifiedAt }) => verifiedAt !== null);
    const canonical = verified.find((row) => row.isCanonical === 1) ?? verified[0];
    return rows.map((row) => ({ ...row, isCanonical: row === canonical }));
  }

  async add(domain: Omit<DomainRecord, 'isCanonical'> & { createdAt: number }): Promise<void> {
    await this.#db
      .insertInto('domains')
      .values({ ...domain, isCanonical: 0 })
      .execute();
  }

  /** Makes one of a site's domains its canonical one. Call it in a transaction. */
  async choose(siteId: string, host: string): Promise<void> {
    const domains = this.#db.updateTable('domains').where('siteId', '=', siteId);
    await domains.set({ isCanonical: 0 }).execute();
    await domains.where('host', '=', host).set({ isCanonical: 1 }).execute();
  }

  /** One site alone has a domain: a deleted one gives it up. Call it in a transaction. Fails where another site has it. */
  async verify(siteId: string, host: string, verifiedAt: number): Promise<void> {
    await this.#db
      .deleteFrom('domains')
      .where('host', '=', host)
      .where('verifiedAt', 'is not', null)
      .where('siteId', 'in', (sites) =>
        sites.selectFrom('sites').select('id').where('deletedAt', 'is not', null),
      )
      .execute();
    await this.#db
      .updateTable('domains')
      .set({ verifiedAt })
      .where('siteId', '=', siteId)
      .where('host', '=', host)
      .execute();
  }

  async remove(siteId: string, host: string): Promise<void> {
    await this.#db
      .deleteFrom('domains')
      .where('siteId', '=', siteId)
      .where('host', '=', host)
      .execute();
  }
}
