import type { Db } from './schema';

export interface MemberRecord {
  id: string;
  siteId: string;
  email: string;
  mayPublish: boolean;
  createdAt: number;
  /** When they first came; null while they are only invited. */
  joinedAt: number | null;
}

/** Who may edit a site besides its owner. Known by e-mail, so that an invitation needs no account yet. */
export class MemberStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds a member, or changes the right of one who is there. */
  async save(member: Omit<MemberRecord, 'joinedAt'>): Promise<void> {
    const mayPublish = member.mayPublish ? 1 : 0;
    await this.#db
      .insertInto('siteMembers')
      .values({ ...member, email: member.email.toLowerCase(), mayPublish, joinedAt: null })
      .onConflict((conflict) => conflict.columns(['siteId', 'email']).doUpdateSet({ mayPublish }))
      .execute();
  }

  async list(siteId: string): Promise<MemberRecord[]> {
    const rows = await this.#db
      .selectFrom('siteMembers')
      .selectAll()
      .where('siteId', '=', siteId)
      .orderBy('createdAt')
      .execute();
    return rows.map((row) => ({ ...row, mayPublish: row.mayPublish === 1 }));
  }

  async byEmail(siteId: string, email: string): Promise<MemberRecord | null> {
    const row = await this.#db
      .selectFrom('siteMembers')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return row ? { ...row, mayPublish: row.mayPublish === 1 } : null;
  }

  /** What one e-mail is a member of, among some sites, by their ids. */
  async ofEmail(siteIds: readonly string[], email: string): Promise<Map<string, MemberRecord>> {
    if (siteIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('siteMembers')
      .selectAll()
      .where('siteId', 'in', siteIds)
      .where('email', '=', email.toLowerCase())
      .execute();
    return new Map(rows.map((row) => [row.siteId, { ...row, mayPublish: row.mayPublish === 1 }]));
  }

  async byId(siteId: string, memberId: string): Promise<MemberRecord | null> {
    const row = await this.#db
      .selectFrom('siteMembers')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('id', '=', memberId)
      .executeTakeFirst();
    return row ? { ...row, mayPublish: row.mayPublish === 1 } : null;
  }

  /** Changes the right of a member who is there; one who has gone in the meantime stays gone. */
  async changeRight(siteId: string, memberId: string, mayPublish: boolean): Promise<void> {
    await this.#db
      .updateTable('siteMembers')
      .set({ mayPublish: mayPublish ? 1 : 0 })
      .where('siteId', '=', siteId)
      .where('id', '=', memberId)
      .execute();
  }

  /** Remembers that somebody who was invited has come. */
  async join(siteId: string, memberId: string, joinedAt: number): Promise<void> {
    await this.#db
      .updateTable('siteMembers')
      .set({ joinedAt })
      .where('siteId', '=', siteId)
      .where('id', '=', memberId)
      .where('joinedAt', 'is', null)
      .execute();
  }

  /** @returns whether there was such a member. */
  async remove(siteId: string, memberId: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('siteMembers')
      .where('siteId', '=', siteId)
      .where('id', '=', memberId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** A member's rights under another e-mail. Where that one is a member already, its right stands. */
  async rename(from: string, to: string): Promise<void> {
    const [before, after] = [from.toLowerCase(), to.toLowerCase()];
    await this.#db
      .updateTable('siteMembers')
      .set({ email: after })
      .where('email', '=', before)
      .where((where) =>
        where(
          'siteId',
          'not in',
          where
            .selectFrom('siteMembers as other')
            .select('other.siteId')
            .where('other.email', '=', after),
        ),
      )
      .execute();
    await this.removeEverywhere(before);
  }

  /** Takes an e-mail's rights to every site. */
  async removeEverywhere(email: string): Promise<void> {
    await this.#db.deleteFrom('siteMembers').where('email', '=', email.toLowerCase()).execute();
  }
}
