import type { ListedSiteAnswer, SiteAnswer } from '../../core/api/site';
import type { Config } from '../config';
import type { Right } from '../http/access';
import { siteOrigin } from '../http/hosts';
import type { SiteFacts } from '../storage/site-facts';
import type { SiteRecord } from '../storage/sites';

/** What may leave of a site. */
export function presentSite(
  site: SiteRecord,
  { right, config }: { right: Right; config: Config },
): SiteAnswer {
  return {
    id: site.id,
    slug: site.slug,
    hash: site.hash,
    name: site.name,
    url: `${siteOrigin(site.slug, config)}/`,
    plan: site.plan,
    suspended: site.isSuspended,
    currentRelease: site.currentRelease,
    createdAt: new Date(site.createdAt).toISOString(),
    right,
  };
}

const momentOf = (time: number | null | undefined): string | null =>
  time === null || time === undefined ? null : new Date(time).toISOString();

/** What may leave of a site's facts: messages are their owner's alone. */
export function presentFacts(
  facts: SiteFacts | undefined,
  right: Right,
): Omit<ListedSiteAnswer, keyof SiteAnswer> {
  const next = facts?.next ?? null;
  return {
    isAhead: facts?.isAhead ?? false,
    editedAt: momentOf(facts?.editedAt),
    publishedAt: momentOf(facts?.publishedAt),
    unread: right === 'own' ? (facts?.unread ?? 0) : null,
    next: next && { action: next.action, at: new Date(next.at).toISOString() },
    host: facts?.host ?? null,
  };
}
