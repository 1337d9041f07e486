import type { Selectable } from 'kysely';
import type { Db, SchedulesTable } from './schema';

export type ScheduleRecord = Omit<Selectable<SchedulesTable>, 'claimedUntil'>;

/** What is to happen to sites at a time. In the database, so that it happens whichever process is up by then. */
export class ScheduleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(
    entry: Pick<
      ScheduleRecord,
      | 'id'
      | 'siteId'
      | 'action'
      | 'release'
      | 'at'
      | 'author'
      | 'note'
      | 'createdAt'
      | 'accountId'
      | 'linkId'
    >,
  ): Promise<void> {
    await this.#db
      .insertInto('schedules')
      .values({ ...entry, status: 'waiting', claimedUntil: 0, error: null })
      .execute();
  }

  /** What waits, and what was tried and failed; what is done is in the list of releases. Next first. */
  async list(siteId: string): Promise<ScheduleRecord[]> {
    return this.#columns()
      .where('siteId', '=', siteId)
      .where('status', '!=', 'done')
      .orderBy('at')
      .orderBy('id')
      .execute();
  }

  /** @returns whether there was such an entry that was not done yet. */
  async remove(siteId: string, id: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('schedules')
      .where('siteId', '=', siteId)
      .where('id', '=', id)
      .where('status', '!=', 'done')
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** Takes the entry that is due first: nobody else takes it before `until`. Sites that are deleted wait. */
  async claim(now: number, until: number): Promise<ScheduleRecord | null> {
    for (;;) {
      const due = await this.#columns()
        .where('status', '=', 'waiting')
        .where('at', '<=', now)
        .where('claimedUntil', '<=', now)
        .where((where) =>
          where(
            'siteId',
            'in',
            where.selectFrom('sites').select('sites.id').where('deletedAt', 'is', null),
          ),
        )
        .orderBy('at')
        .orderBy('createdAt')
        .limit(1)
        .executeTakeFirst();
      if (!due) return null;
      const result = await this.#db
        .updateTable('schedules')
        .set({ claimedUntil: until })
        .where('id', '=', due.id)
        .where('status', '=', 'waiting')
        .where('claimedUntil', '<=', now)
        .executeTakeFirst();
      if (result.numUpdatedRows > 0n) return due;
    }
  }

  async finish(
    id: string,
    outcome: { status: 'done' | 'failed'; error: string | null },
  ): Promise<void> {
    await this.#db.updateTable('schedules').set(outcome).where('id', '=', id).execute();
  }

  async waiting(): Promise<number> {
    const rows = await this.#columns().where('status', '=', 'waiting').execute();
    return rows.length;
  }

  #columns() {
    return this.#db
      .selectFrom('schedules')
      .select([
        'id',
        'siteId',
        'action',
        'release',
        'at',
        'author',
        'note',
        'status',
        'error',
        'createdAt',
        'accountId',
        'linkId',
      ]);
  }
}
