import type { Services } from '../server/services';
import type { SiteRecord } from '../server/storage/sites';

/** The site that a command names by its id or by its name in the address. */
export async function findSite(
  { storage }: Pick<Services, 'storage'>,
  name: string,
): Promise<SiteRecord> {
  const site = (await storage.sites.byId(name)) ?? (await storage.sites.bySlug(name));
  if (!site) throw new Error(`There is no site "${name}". Name it by its id or its slug.`);
  return site;
}
