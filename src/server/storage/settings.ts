import type { Db } from './schema';

/** What the installation remembers about itself: the secret, the set-up link, who operates it. */
export class SettingStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async get(key: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  async set(key: string, value: string): Promise<void> {
    await this.#db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }

  /** Sets a value if there is none. @returns the value that stands, whoever set it first. */
  async setOnce(key: string, value: string): Promise<string> {
    await this.#db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return (await this.get(key)) ?? value;
  }

  /** Removes a value if it is the given one. @returns whether this call removed it: of two at once only one does. */
  async take(key: string, value: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('settings')
      .where('key', '=', key)
      .where('value', '=', value)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }
}
