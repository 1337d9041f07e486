import type { SiteAnswer } from '../../core/api/site';
import type { Config } from '../config';
import type { Right } from '../http/access';
import { siteOrigin } from '../http/hosts';
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
