import { sampleSite } from '../../sections/sample-site';
import type { Services } from '../services';
import { templateEdits } from './sample-edits';

const SEEDED_KEY = 'sample';
/** Published; its pictures have no sizes yet. */
const WITHOUT_SIZES = 'without sizes';

/**
 * Makes and publishes the sample site on an empty installation, its pictures as they are: {@link completeSample} makes their
 * sizes. The first account becomes its owner. A start that was interrupted left a sample without an owner and without a mark:
 * it is replaced.
 */
export async function seedSample(services: Services): Promise<void> {
  const { storage, sites, drafts, releases } = services;
  await storage.kind.withMigrationLock(async () => {
    if ((await storage.settings.get(SEEDED_KEY)) !== null) return;
    const { slug, name } = sampleSite();
    const unfinished = await storage.sites.bySlug(slug);
    if (unfinished && unfinished.ownerId === null) await sites.remove(unfinished.id);
    const { total } = await storage.sites.listAll({ limit: 1, offset: 0 });
    if (total > 0) return storage.settings.set(SEEDED_KEY, 'no');
    const site = await sites.create({ name, slug, ownerId: null, edits: [] });
    const edits = await templateEdits(services, site.id, 'sample');
    await drafts.applyMany(site.id, edits);
    await releases.publish(site.id, { author: 'Plinth', note: 'The sample', isAtOnce: true });
    return storage.settings.set(SEEDED_KEY, `${WITHOUT_SIZES}: ${site.id}`);
  });
}

/** Makes the sizes of the sample's pictures and adds them to its release, after an interrupted start too. */
export async function completeSample({ storage, media, releases }: Services): Promise<void> {
  const [state, siteId] = (await storage.settings.get(SEEDED_KEY))?.split(': ') ?? [];
  if (state !== WITHOUT_SIZES || siteId === undefined) return;
  if (!(await media.complete(siteId))) return;
  // It may have been deleted meanwhile.
  if (await storage.sites.byId(siteId)) await releases.addSizes(siteId, 1);
  await storage.settings.set(SEEDED_KEY, 'yes');
}
