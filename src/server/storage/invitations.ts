import type { Db } from './schema';

export interface InvitationRecord {
  tokenHash: string;
  email: string;
  /** The site that it invites to; null where it only makes an account. */
  siteId: string | null;
  createdAt: number;
  expiresAt: number;
}

/** Links by which an e-mail makes its account or comes to a site. Of their keys only hashes are stored. */
export class InvitationStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(invitation: InvitationRecord): Promise<void> {
    await this.#db.insertInto('invitations').values(invitation).execute();
  }

  async valid(tokenHash: string, now: number): Promise<InvitationRecord | null> {
    const row = await this.#db
      .selectFrom('invitations')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return row ?? null;
  }

  /** @returns whether this call removed it: of two at once only one does. */
  async take(tokenHash: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('invitations')
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** Calls back what was sent to somebody about a site. */
  async removeFor(siteId: string, email: string): Promise<void> {
    await this.#db
      .deleteFrom('invitations')
      .where('siteId', '=', siteId)
      .where('email', '=', email.toLowerCase())
      .execute();
  }

  async removeExpired(now: number): Promise<void> {
    await this.#db.deleteFrom('invitations').where('expiresAt', '<=', now).execute();
  }
}
