import { domainToUnicode } from 'node:url';
import { emailKey } from '../../core/validation/email-key';
import { countRows } from './count';
import type { Paging } from './sites';
import type { Db } from './schema';

export interface ComplaintRecord {
  id: string;
  siteId: string;
  email: string;
  name: string;
  comment: string;
  addressHash: string;
  status: 'open' | 'resolved' | 'dismissed';
  note: string;
  createdAt: number;
}

/** What visitors reported, for the operator. */
export class ComplaintStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(complaint: ComplaintRecord): Promise<void> {
    await this.#db.insertInto('complaints').values(complaint).execute();
  }

  /** Whether the same person (by e-mail or by address) has an open complaint about the site. */
  async hasOpen(siteId: string, from: { email: string; addressHash: string }): Promise<boolean> {
    const row = await this.#db
      .selectFrom('complaints')
      .select('id')
      .where('siteId', '=', siteId)
      .where('status', '=', 'open')
      .where((where) =>
        where.or([
          where('email', 'in', spellings(from.email)),
          where('addressHash', '=', from.addressHash),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Of every site, newest first. */
  async list(
    filter: Paging & { status?: ComplaintRecord['status'] | undefined },
  ): Promise<{ complaints: ComplaintRecord[]; total: number }> {
    let all = this.#db.selectFrom('complaints');
    if (filter.status !== undefined) all = all.where('status', '=', filter.status);
    const complaints = await all
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute();
    return { complaints, total: await countRows(all) };
  }

  /** Of one person, on every site. */
  async byEmail(email: string): Promise<ComplaintRecord[]> {
    return this.#db
      .selectFrom('complaints')
      .selectAll()
      .where('email', 'in', spellings(email))
      .orderBy('createdAt')
      .execute();
  }

  /** @returns how many were removed */
  async removeByEmail(email: string): Promise<number> {
    const result = await this.#db
      .deleteFrom('complaints')
      .where('email', 'in', spellings(email))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  }

  async update(
    complaintId: string,
    values: { status?: ComplaintRecord['status'] | undefined; note?: string | undefined },
  ): Promise<ComplaintRecord | null> {
    const set = {
      ...(values.status === undefined ? {} : { status: values.status }),
      ...(values.note === undefined ? {} : { note: values.note }),
    };
    if (Object.keys(set).length > 0) {
      await this.#db.updateTable('complaints').set(set).where('id', '=', complaintId).execute();
    }
    const row = await this.#db
      .selectFrom('complaints')
      .selectAll()
      .where('id', '=', complaintId)
      .executeTakeFirst();
    return row ?? null;
  }
}

/** Stored in lower case, as it was written: the domain in its own letters or in ASCII. */
function spellings(email: string): string[] {
  const written = email.trim().toLowerCase();
  const at = written.lastIndexOf('@') + 1;
  const domain = written.slice(at);
  return [...new Set([written, emailKey(written), written.slice(0, at) + domainToUnicode(domain)])];
}
