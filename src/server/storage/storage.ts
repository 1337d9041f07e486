import * as fs from 'node:fs';
import * as path from 'node:path';
import { Kysely, sql, type Dialect } from 'kysely';
import { AuditStore } from './audit';
import { ComplaintStore } from './complaints';
import { ConsentStore } from './consents';
import type { DatabaseKind } from './dialect';
import { DomainStore } from './domains';
import { DraftStore } from './drafts';
import { StorageEvents, type StorageEvent } from './events';
import { InvitationStore } from './invitations';
import { MediaStore } from './media';
import { MemberStore } from './members';
import { MessageStore } from './messages';
import { migrate } from './migrate';
import { OutboxStore } from './outbox';
import { postgresKind } from './postgres';
import { RateStore } from './rates';
import { ReleaseStore } from './releases';
import { ScheduleStore } from './schedules';
import type { Db } from './schema';
import { SettingStore } from './settings';
import { ShareLinkStore } from './share-links';
import { SiteStore } from './sites';
import { sqliteKind } from './sqlite';
import { WebhookStore } from './webhooks';
import { withoutNul } from './without-nul';

/** The stores: the only way to the database. Inside a transaction the same stores, bound to it. */
export class Stores {
  readonly sites: SiteStore;
  readonly domains: DomainStore;
  readonly members: MemberStore;
  readonly drafts: DraftStore;
  readonly releases: ReleaseStore;
  readonly media: MediaStore;
  readonly messages: MessageStore;
  readonly outbox: OutboxStore;
  readonly webhooks: WebhookStore;
  readonly consents: ConsentStore;
  readonly complaints: ComplaintStore;
  readonly shareLinks: ShareLinkStore;
  readonly invitations: InvitationStore;
  readonly schedules: ScheduleStore;
  readonly audit: AuditStore;
  readonly settings: SettingStore;
  readonly rates: RateStore;

  constructor(db: Db) {
    this.sites = new SiteStore(db);
    this.domains = new DomainStore(db);
    this.members = new MemberStore(db);
    this.drafts = new DraftStore(db);
    this.releases = new ReleaseStore(db);
    this.media = new MediaStore(db);
    this.messages = new MessageStore(db);
    this.outbox = new OutboxStore(db);
    this.webhooks = new WebhookStore(db);
    this.consents = new ConsentStore(db);
    this.complaints = new ComplaintStore(db);
    this.shareLinks = new ShareLinkStore(db);
    this.invitations = new InvitationStore(db);
    this.schedules = new ScheduleStore(db);
    this.audit = new AuditStore(db);
    this.settings = new SettingStore(db);
    this.rates = new RateStore(db);
  }
}

/** The stores inside a transaction, with what is done and told when it commits. */
export class TransactionStores extends Stores {
  readonly pending: StorageEvent[] = [];
  readonly acts: (() => void)[] = [];
  /** For the accounts library, as `Storage.db` is. */
  readonly db: Db;
  readonly #lock: (key: string) => Promise<void>;

  constructor(db: Db, kind: DatabaseKind) {
    super(db);
    this.db = db;
    this.#lock = (key) => kind.lock(db, key);
  }

  /** Waits until no other transaction holds this key, and holds it until this one ends: what is counted stays true. */
  lock(key: string): Promise<void> {
    return this.#lock(key);
  }

  /** Does something in this process, if and when the transaction commits, before anybody is told. */
  onCommit(act: () => void): void {
    this.acts.push(act);
  }

  /** Tells this process and its peers, if and when the transaction commits. */
  tell(event: StorageEvent): void {
    this.pending.push(event);
  }
}

/** What else belongs into a transaction. */
export type InTransaction = (stores: TransactionStores) => Promise<void>;
export const nothingMore: InTransaction = () => Promise.resolve();

/** The database of an installation, whichever of the two it is. */
export class Storage extends Stores {
  readonly events = new StorageEvents();
  /** For the accounts library, which brings its own tables. Nobody else writes queries outside this folder. */
  readonly db: Db;
  readonly kind: DatabaseKind;
  /** The address of the database; null for the embedded one. */
  readonly address: string | null;
  readonly #processId = Math.random().toString(36).slice(2);

  private constructor(kind: DatabaseKind, db: Db, address: string | null) {
    super(db);
    this.address = address;
    this.kind = kind;
    this.db = db;
  }

  /** Connects and migrates. `alsoMigrate` runs under the same lock (the accounts library's own tables). */
  static async open(options: {
    databaseUrl: string | null;
    dataDir: string;
    alsoMigrate?: (storage: Storage) => Promise<void>;
    /** The last step of the tables' form, when it isn't to be this version's. */
    upTo?: string | undefined;
  }): Promise<Storage> {
    const kind = options.databaseUrl
      ? postgresKind(options.databaseUrl)
      : sqliteKind(sqliteFile(options.dataDir));
    const over = (dialect: Dialect) =>
      new Storage(kind, new Kysely({ dialect, plugins: [withoutNul()] }), options.databaseUrl);
    const storage = over(kind.dialect);
    const migrating = kind.migrationDialect ? over(kind.migrationDialect) : storage;
    try {
      await kind.withMigrationLock(async () => {
        await migrate(migrating.db, kind, options.upTo);
        await options.alsoMigrate?.(migrating);
      });
      await kind.channel?.listen({
        onEvent: (event) => storage.#receive(event),
        onGap: () => storage.events.emitGap(),
      });
    } catch (error) {
      await storage.close();
      throw error;
    } finally {
      if (migrating !== storage) await migrating.db.destroy();
    }
    return storage;
  }

  /** Runs `work` in one transaction: all of it happens, or nothing. Keep it short and wait for nothing else inside. */
  async transaction<Result>(work: (stores: TransactionStores) => Promise<Result>): Promise<Result> {
    let pending: StorageEvent[] = [];
    let acts: (() => void)[] = [];
    const result = await this.db.transaction().execute(async (trx) => {
      const stores = new TransactionStores(trx, this.kind);
      const value = await work(stores);
      ({ pending, acts } = stores);
      if (this.kind.channel) {
        for (const event of pending) {
          const payload = JSON.stringify({ ...event, from: this.#processId });
          await sql`select pg_notify(${this.kind.channel.name}, ${payload})`.execute(trx);
        }
      }
      return value;
    });
    for (const act of acts) act();
    for (const event of pending) this.events.emit(event);
    return result;
  }

  /** What this process told itself it knows already. */
  #receive(event: StorageEvent & { from?: string }): void {
    if (event.from !== this.#processId) this.events.emit(event);
  }

  /** Fails when the database doesn't answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.kind.close();
    await this.db.destroy();
  }
}

/** Where the embedded database lies in the data folder. */
export function sqliteFile(dataDir: string): string {
  fs.mkdirSync(dataDir, { recursive: true });
  return path.join(dataDir, 'plinth.sqlite');
}
