import { sampleSite } from '../../sections/sample-site';
import type { Services } from '../services';
import { templateEdits } from './sample-edits';

const SEEDED_KEY = 'sample';

/**
 * Makes and publishes the sample site on an empty installation. Whoever makes the first account owns it. A start that was
 * interrupted left a sample without an owner and without a mark: it is made anew.
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
    const { edits, done } = await templateEdits(services, site.id, 'sample');
    await drafts.applyMany(site.id, edits);
    await done;
    await releases.publish(site.id, { author: 'Plinth', note: 'The sample' });
    return storage.settings.set(SEEDED_KEY, 'yes');
  });
}
