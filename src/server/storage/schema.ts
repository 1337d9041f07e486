import type { Generated, Kysely } from 'kysely';

/**
 * The tables, in one form for both databases. What differs between the two never leaves this folder: JSON is text,
 * a flag is 0 or 1, a time is a whole number of milliseconds since 1970, bytes are a blob.
 */
export interface Database {
  sites: SitesTable;
  siteMembers: SiteMembersTable;
  domains: DomainsTable;
  drafts: DraftsTable;
  draftUpdates: DraftUpdatesTable;
  draftSnapshots: DraftSnapshotsTable;
  releases: ReleasesTable;
  media: MediaTable;
  mediaBin: MediaBinTable;
  messages: MessagesTable;
  outbox: OutboxTable;
  webhooks: WebhooksTable;
  webhookDeliveries: WebhookDeliveriesTable;
  consents: ConsentsTable;
  complaints: ComplaintsTable;
  shareLinks: ShareLinksTable;
  invitations: InvitationsTable;
  schedules: SchedulesTable;
  audit: AuditTable;
  settings: SettingsTable;
  rateHits: RateHitsTable;
}

/** A connection, or a transaction on it. */
export type Db = Kysely<Database>;

type Flag = 0 | 1;

export interface SitesTable {
  id: string;
  slug: string;
  hash: string;
  name: string;
  ownerId: string | null;
  plan: 'free' | 'paid';
  isSuspended: Flag;
  currentRelease: number | null;
  /** Counts every change that the site's pages show: release, plan, suspension, hosts. */
  version: Generated<number>;
  createdAt: number;
  /** When its owner deleted it; it can be had back for a while. */
  deletedAt: number | null;
  /** Its name in the address until it was deleted: others may take it meanwhile. */
  formerSlug: string | null;
}

export interface SiteMembersTable {
  id: string;
  siteId: string;
  email: string;
  mayPublish: Flag;
  createdAt: number;
  /** When they first came; null while they are only invited. */
  joinedAt: number | null;
}

export interface InvitationsTable {
  tokenHash: string;
  email: string;
  siteId: string | null;
  createdAt: number;
  expiresAt: number;
}

export interface DomainsTable {
  host: string;
  siteId: string;
  token: string;
  verifiedAt: number | null;
  createdAt: number;
  /** The one by which the site calls itself, where the owner has chosen. */
  isCanonical: Flag;
}

export interface DraftsTable {
  siteId: string;
  epoch: number;
  seq: number;
  changedAt: number | null;
}

export interface DraftUpdatesTable {
  siteId: string;
  epoch: number;
  seq: number;
  data: Uint8Array;
  createdAt: number;
}

export interface DraftSnapshotsTable {
  siteId: string;
  epoch: number;
  seq: number;
  data: Uint8Array;
}

export interface ReleasesTable {
  siteId: string;
  number: number;
  json: string;
  author: string;
  note: string;
  createdAt: number;
  /** The draft's version that it was made of; null where an earlier version didn't note it. */
  draftVersion: number | null;
}

export interface MediaTable {
  id: string;
  siteId: string;
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  alt: string;
  status: 'ready' | 'processing' | 'failed';
  url: string;
  variants: string;
  createdAt: number;
  /** The file with all its sizes. */
  storedBytes: number;
  details: string;
  /** The file that this one was made from. */
  sourceId: string | null;
  /** How often its sizes were begun. */
  attempts: number;
  /** Out of the library since; kept as long as a release or the draft refers to it. */
  removedAt: number | null;
}

/** Files in the store that nothing may refer to any more. */
export interface MediaBinTable {
  url: string;
  files: string;
  since: number;
}

export interface MessagesTable {
  id: string;
  siteId: string;
  kind: 'contact' | 'rsvp';
  name: string;
  email: string;
  message: string;
  details: string;
  isRead: Flag;
  isSpam: Flag;
  createdAt: number;
  /** The address in the one form by which a person's messages are found. */
  emailKey: string;
  searchText: string;
}

export interface OutboxTable {
  id: string;
  /** Null for mail of the installation itself, such as a new password. */
  siteId: string | null;
  mail: string;
  status: 'pending' | 'sent' | 'failed';
  attempts: number;
  nextAt: number;
  error: string | null;
  createdAt: number;
  /** The message that the mail tells about: it goes when the message does. */
  messageId: string | null;
}

export interface WebhooksTable {
  siteId: string;
  url: string;
  secret: string;
  createdAt: number;
}

export interface WebhookDeliveriesTable {
  id: string;
  siteId: string;
  messageId: string;
  status: 'pending' | 'sent' | 'failed';
  attempts: number;
  nextAt: number;
  error: string | null;
  createdAt: number;
}

export interface ConsentsTable {
  id: string;
  siteId: string;
  visitor: string;
  policyVersion: number;
  analytics: Flag;
  marketing: Flag;
  functional: Flag;
  createdAt: number;
}

export interface ComplaintsTable {
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

export interface ShareLinksTable {
  id: string;
  siteId: string;
  tokenHash: string;
  right: 'edit' | 'preview';
  mayPublish: Flag;
  expiresAt: number | null;
  createdAt: number;
  /** The release that a link to look shows; null for the draft. */
  release: number | null;
}

export interface SchedulesTable {
  id: string;
  siteId: string;
  action: 'publish' | 'unpublish';
  /** The release to publish; null for the draft as it will be. */
  release: number | null;
  at: number;
  author: string;
  note: string;
  status: 'waiting' | 'done' | 'failed';
  /** Until then it is one process's to do. */
  claimedUntil: number;
  error: string | null;
  createdAt: number;
  /** Who planned it: an account, or whoever holds a share link. */
  accountId: string | null;
  linkId: string | null;
}

/** What was done, by whom. */
export interface AuditTable {
  id: string;
  at: number;
  kind: string;
  accountId: string | null;
  actor: string;
  siteId: string | null;
  details: string;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface RateHitsTable {
  id: string;
  key: string;
  at: number;
}
