import { sql } from 'kysely';
import { containing, countRows } from './count';
import type { Paging } from './sites';
import type { Db } from './schema';

/** What matters enough to be remembered: who came in, what was shown, who may do what, what was deleted. */
export const AUDIT_KINDS = [
  'sign-in',
  'sign-in-refused',
  'password-changed',
  'email-changed',
  'sessions-ended',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
  'account-made',
  'account-deleted',
  'site-made',
  'site-deleted',
  'site-restored',
  'site-operated',
  'published',
  'unpublished',
  'release-restored',
  'scheduled',
  'member-saved',
  'member-removed',
  'member-left',
  'link-made',
  'link-revoked',
  'domain-verified',
  'domain-chosen',
  'domain-removed',
  'complaint-changed',
  'settings-changed',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export interface AuditRecord {
  id: string;
  at: number;
  kind: AuditKind;
  accountId: string | null;
  /** The name by which whoever did it was known then. */
  actor: string;
  siteId: string | null;
  details: Record<string, unknown>;
}

/** The record of what was done. It is only ever added to, and what is old enough is forgotten. */
export class AuditStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(entry: AuditRecord): Promise<void> {
    await this.#db
      .insertInto('audit')
      .values({ ...entry, details: JSON.stringify(entry.details) })
      .execute();
  }

  /** Newest first; of one site where one is named. */
  async list(
    filter: Paging & {
      siteId?: string | undefined;
      kind?: string | undefined;
      /** Part of the doer's name. */
      actor?: string | undefined;
      since?: number | undefined;
    },
  ): Promise<{ entries: AuditRecord[]; total: number }> {
    let all = this.#db.selectFrom('audit');
    if (filter.siteId !== undefined) all = all.where('siteId', '=', filter.siteId);
    if (filter.kind !== undefined) all = all.where('kind', '=', filter.kind);
    if (filter.since !== undefined) all = all.where('at', '>=', filter.since);
    if (filter.actor !== undefined && filter.actor !== '') {
      const pattern = containing(filter.actor);
      all = all.where(sql<boolean>`folded(${sql.ref('actor')}) like ${pattern} escape '\\'`);
    }
    const rows = await all
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute();
    const entries = rows.map((row) => ({
      ...row,
      // Only this store writes them.
      kind: row.kind as AuditKind,
      details: JSON.parse(row.details) as Record<string, unknown>,
    }));
    return { entries, total: await countRows(all) };
  }

  async removeBefore(time: number): Promise<void> {
    await this.#db.deleteFrom('audit').where('at', '<', time).execute();
  }

  /** Whoever deletes their account is named nowhere any more. */
  async forget(accountId: string): Promise<void> {
    await this.#db
      .updateTable('audit')
      .set({ accountId: null, actor: 'A deleted account' })
      .where('accountId', '=', accountId)
      .execute();
  }
}
