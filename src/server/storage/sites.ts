import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { containing, countRows } from './count';
import { siteFacts, type SiteFacts } from './site-facts';
import type { Database, SitesTable, Db } from './schema';

export interface SiteRecord {
  id: string;
  slug: string;
  hash: string;
  name: string;
  ownerId: string | null;
  plan: 'free' | 'paid';
  isSuspended: boolean;
  currentRelease: number | null;
  version: number;
  createdAt: number;
  /** When its owner deleted it; null for a site that is there. */
  deletedAt: number | null;
  formerSlug: string | null;
}

export type NewSite = Omit<SiteRecord, 'version' | 'deletedAt' | 'formerSlug'>;

export interface Paging {
  limit: number;
  offset: number;
}

/** Which sites of a list are wanted, and in which order. */
export interface SiteQuery extends Paging {
  /** Part of a name or an address. */
  search?: string | undefined;
  sort?: 'created' | 'edited' | 'name' | undefined;
}

/** Sites and the hosts that lead to them. */
export class SiteStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @throws a unique violation when the id or the slug is taken. */
  async insert(site: NewSite): Promise<void> {
    await this.#db
      .insertInto('sites')
      .values({ ...site, isSuspended: site.isSuspended ? 1 : 0 })
      .execute();
  }

  /** A site that is there: one that was deleted is found by {@link deleted} alone. */
  async byId(siteId: string): Promise<SiteRecord | null> {
    const row = await this.#db
      .selectFrom('sites')
      .selectAll()
      .where('id', '=', siteId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    return row ? toRecord(row) : null;
  }

  /** Those of some sites that are there, by their ids. */
  async byIds(siteIds: Iterable<string>): Promise<Map<string, SiteRecord>> {
    const wanted = [...new Set(siteIds)];
    if (wanted.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('sites')
      .selectAll()
      .where('id', 'in', wanted)
      .where('deletedAt', 'is', null)
      .execute();
    return new Map(rows.map((row) => [row.id, toRecord(row)]));
  }

  async bySlug(slug: string): Promise<SiteRecord | null> {
    const row = await this.#db
      .selectFrom('sites')
      .selectAll()
      .where('slug', '=', slug)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    return row ? toRecord(row) : null;
  }

  /** The site of a custom domain, once its owner has proved that it is theirs. */
  async byVerifiedHost(host: string): Promise<SiteRecord | null> {
    const row = await this.#db
      .selectFrom('sites')
      .innerJoin('domains', 'domains.siteId', 'sites.id')
      .selectAll('sites')
      .where('domains.host', '=', host)
      .where('domains.verifiedAt', 'is not', null)
      .where('sites.deletedAt', 'is', null)
      .executeTakeFirst();
    return row ? toRecord(row) : null;
  }

  /** The sites that an account owns or is a member of, oldest first. */
  async listFor(
    account: { id: string; email: string },
    query: SiteQuery,
  ): Promise<{ sites: SiteRecord[]; total: number }> {
    const theirs = this.#wanted(query).where((where) =>
      where.or([
        where('ownerId', '=', account.id),
        where(
          'id',
          'in',
          where
            .selectFrom('siteMembers')
            .select('siteId')
            .where('email', '=', account.email.toLowerCase()),
        ),
      ]),
    );
    return this.#page(theirs, query);
  }

  async listAll(
    query: SiteQuery & { plan?: 'free' | 'paid' | undefined; isSuspended?: boolean | undefined },
  ): Promise<{ sites: SiteRecord[]; total: number }> {
    let all = this.#wanted(query);
    if (query.plan !== undefined) all = all.where('plan', '=', query.plan);
    if (query.isSuspended !== undefined)
      all = all.where('isSuspended', '=', query.isSuspended ? 1 : 0);
    return this.#page(all, query);
  }

  /** What a list says of each site besides its record. */
  facts(siteIds: readonly string[]): Promise<Map<string, SiteFacts>> {
    return siteFacts(this.#db, siteIds);
  }

  #wanted({ search = '' }: SiteQuery) {
    const sites = this.#db.selectFrom('sites').where('deletedAt', 'is', null);
    if (search === '') return sites;
    const pattern = containing(search);
    return sites.where((where) =>
      where.or([
        sql<boolean>`folded(${sql.ref('name')}) like ${pattern} escape '\\'`,
        sql<boolean>`${sql.ref('slug')} like ${pattern} escape '\\'`,
      ]),
    );
  }

  async #page(
    wanted: SelectQueryBuilder<Database, 'sites', object>,
    { limit, offset, sort = 'created' }: SiteQuery,
  ): Promise<{ sites: SiteRecord[]; total: number }> {
    let rows = wanted.selectAll('sites');
    if (sort === 'name') rows = rows.orderBy(sql`folded(${sql.ref('name')})`);
    if (sort === 'edited') {
      const editedAt = sql`coalesce((select ${sql.ref('changedAt')} from ${sql.table('drafts')} where ${sql.ref('drafts.siteId')} = ${sql.ref('sites.id')}), 0)`;
      rows = rows.orderBy(editedAt, 'desc');
    }
    const found = await rows
      .orderBy('createdAt')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { sites: found.map(toRecord), total: await countRows(wanted) };
  }

  /** Changes a site and counts its version up, so that no page rendered before is served again. */
  async update(
    siteId: string,
    values: Partial<
      Pick<SiteRecord, 'slug' | 'name' | 'plan' | 'isSuspended' | 'currentRelease' | 'ownerId'>
    >,
  ): Promise<void> {
    const { isSuspended, ...rest } = values;
    await this.#db
      .updateTable('sites')
      .set((set) => ({
        ...rest,
        ...(isSuspended === undefined
          ? {}
          : { isSuspended: isSuspended ? (1 as const) : (0 as const) }),
        version: set('version', '+', 1),
      }))
      .where('id', '=', siteId)
      .execute();
  }

  /** Sites without an owner are the sample, made before anybody had an account. The first account takes them. */
  async adoptOrphans(ownerId: string): Promise<void> {
    await this.#db.updateTable('sites').set({ ownerId }).where('ownerId', 'is', null).execute();
  }

  /** Puts a site aside: nobody finds it any more, its address is free, and nothing of it is lost. */
  async putAside(site: Pick<SiteRecord, 'id' | 'slug'>, now: number): Promise<void> {
    await this.#db
      .updateTable('sites')
      // A dot: no address of a site has one.
      .set({ deletedAt: now, formerSlug: site.slug, slug: `deleted.${site.id}` })
      .where('id', '=', site.id)
      .execute();
  }

  /** @throws a unique violation when the slug is taken. */
  async takeBack(siteId: string, slug: string): Promise<void> {
    await this.#db
      .updateTable('sites')
      .set((set) => ({ deletedAt: null, formerSlug: null, slug, version: set('version', '+', 1) }))
      .where('id', '=', siteId)
      .execute();
  }

  /** A site that waits to be gone. */
  async deleted(siteId: string): Promise<SiteRecord | null> {
    const row = await this.#db
      .selectFrom('sites')
      .selectAll()
      .where('id', '=', siteId)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst();
    return row ? toRecord(row) : null;
  }

  /** What an owner deleted and may still have back, newest first. */
  async listDeleted(ownerId: string): Promise<SiteRecord[]> {
    const rows = await this.#db
      .selectFrom('sites')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .where('deletedAt', 'is not', null)
      .orderBy('deletedAt', 'desc')
      .execute();
    return rows.map(toRecord);
  }

  async deletedBefore(time: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('sites')
      .select('id')
      .where('deletedAt', '<', time)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Removes the site with everything that belongs to it. */
  async remove(siteId: string): Promise<void> {
    await this.#db.deleteFrom('sites').where('id', '=', siteId).execute();
  }
}

function toRecord(row: Selectable<SitesTable>): SiteRecord {
  return { ...row, isSuspended: row.isSuspended === 1 };
}
