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
        where.or([where('email', '=', from.email), where('addressHash', '=', from.addressHash)]),
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
