import type { Db } from './schema';

/** What a list of sites says of each besides its record. */
export interface SiteFacts {
  /** Whether the draft holds what visitors don't see; false also where an earlier version didn't note it. */
  isAhead: boolean;
  editedAt: number | null;
  publishedAt: number | null;
  unread: number;
  /** What is to happen next. */
  next: { action: 'publish' | 'unpublish'; at: number } | null;
  /** The domain by which the site calls itself. */
  host: string | null;
}

const NONE: SiteFacts = {
  isAhead: false,
  editedAt: null,
  publishedAt: null,
  unread: 0,
  next: null,
  host: null,
};

/** The facts of some sites, in a few questions however many they are. */
export async function siteFacts(
  db: Db,
  siteIds: readonly string[],
): Promise<Map<string, SiteFacts>> {
  const facts = new Map(siteIds.map((id) => [id, { ...NONE }]));
  if (siteIds.length === 0) return facts;
  const standing = await db
    .selectFrom('sites')
    .leftJoin('drafts', 'drafts.siteId', 'sites.id')
    .leftJoin('releases', (join) =>
      join
        .onRef('releases.siteId', '=', 'sites.id')
        .onRef('releases.number', '=', 'sites.currentRelease'),
    )
    .select([
      'sites.id',
      'drafts.seq',
      'drafts.changedAt',
      'releases.draftVersion',
      'releases.createdAt as publishedAt',
    ])
    .where('sites.id', 'in', siteIds)
    .execute();
  for (const row of standing) {
    const entry = facts.get(row.id);
    if (!entry) continue;
    entry.isAhead = row.seq !== null && row.draftVersion !== null && row.seq > row.draftVersion;
    entry.editedAt = row.changedAt;
    entry.publishedAt = row.publishedAt;
  }
  const unread = await db
    .selectFrom('messages')
    .select((select) => ['siteId', select.fn.countAll().as('count')])
    .where('siteId', 'in', siteIds)
    .where('isSpam', '=', 0)
    .where('isRead', '=', 0)
    .groupBy('siteId')
    .execute();
  for (const { siteId, count } of unread) {
    const entry = facts.get(siteId);
    if (entry) entry.unread = Number(count);
  }
  const planned = await db
    .selectFrom('schedules')
    .select(['siteId', 'action', 'at'])
    .where('siteId', 'in', siteIds)
    .where('status', '=', 'waiting')
    .orderBy('at', 'desc')
    .execute();
  for (const { siteId, action, at } of planned) {
    const entry = facts.get(siteId);
    if (entry) entry.next = { action, at };
  }
  const domains = await db
    .selectFrom('domains')
    .select(['siteId', 'host'])
    .where('siteId', 'in', siteIds)
    .where('verifiedAt', 'is not', null)
    .orderBy('isCanonical')
    .orderBy('createdAt', 'desc')
    .execute();
  for (const { siteId, host } of domains) {
    const entry = facts.get(siteId);
    if (entry) entry.host = host;
  }
  return facts;
}
