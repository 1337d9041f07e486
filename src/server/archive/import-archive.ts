import * as Y from 'yjs';
import { withNewAddresses } from '../../core/archive/addresses';
import type { ArchivedMedium } from '../../core/archive/format';
import { withNewIds } from '../../core/archive/new-ids';
import { Draft } from '../../core/draft/draft';
import { flatContentUpdate } from '../../core/draft/flat-content';
import { readDocument } from '../../core/draft/read-document';
import { isAppError } from '../../core/errors';
import { slugRefusal } from '../../core/paths/site-slug';
import { flattenText } from '../../core/text/commit-text';
import { newId } from '../keys';
import type { Services } from '../services';
import type { StoredMedia } from '../storage/media';
import type { SiteRecord } from '../storage/sites';
import type { Storage, TransactionStores } from '../storage/storage';
import { readArchive, type Archive } from './read-archive';
import { refuseArchive } from './safe-zip';

type Targets = Pick<Services, 'storage' | 'drafts' | 'sites' | 'media' | 'now'>;

interface ImportOptions {
  ownerId: string | null;
  /** `keep`: the archive's ids, where they are free. `new`: none of them, of whatever is in it. */
  ids?: 'keep' | 'new' | undefined;
  /** The site's name in its address; without it the archive's, where it is free. */
  slug?: string | undefined;
}

/**
 * Makes a site from an archive: with its draft, all releases, files and messages, published as it was. What is wrong
 * with the archive is found before anything is written; what fails later is taken back.
 * @throws AppError 422 for an archive that can't be imported, 409 for a slug that is taken
 */
export async function importArchive(
  services: Targets,
  file: string,
  options: ImportOptions,
): Promise<SiteRecord> {
  const { catalogue } = services.drafts;
  const read = await readArchive(file, catalogue);
  try {
    const archive =
      options.ids === 'new' ? { ...read, ...withNewIds(read, catalogue, newId) } : read;
    const update = draftUpdate(archive, services);
    const site = await createSite(services, archive, options);
    try {
      const addresses = await addMedia(services, site.id, archive);
      const moved =
        addresses.size === 0
          ? { update, releases: archive.releases }
          : {
              update: draftUpdate(
                { ...archive, draft: withNewAddresses(archive.draft, addresses) },
                services,
              ),
              releases: withNewAddresses(archive.releases, addresses),
            };
      return await services.sites.finish(site, options.ownerId, (stores) =>
        fill(stores, site, { archive, ...moved, now: services.now() }),
      );
    } catch (error) {
      await services.sites.remove(site.id);
      throw error;
    }
  } finally {
    read.close();
  }
}

/** The draft as one update; made once before anything is written, so that a draft that can't be made stops the import. */
function draftUpdate({ draft }: Pick<Archive, 'draft'>, { drafts }: Targets): Uint8Array {
  try {
    const made = new Draft(new Y.Doc(), drafts.catalogue);
    const update = flatContentUpdate(draft, made);
    readDocument(made);
    return update;
  } catch (error) {
    throw refuseArchive('its draft is not what it should be.', error);
  }
}

async function createSite(
  { sites, storage }: Targets,
  { manifest }: Archive,
  options: ImportOptions,
): Promise<SiteRecord> {
  const { id, hash, slug, name } = manifest.site;
  const isKept = options.ids !== 'new' && (await isIdFree(storage, id, options.ownerId));
  const isSlugFree = slugRefusal(slug) === undefined && !(await storage.sites.bySlug(slug));
  return sites.create({
    name: flattenText(name),
    slug: options.slug ?? (isSlugFree ? slug : undefined),
    ownerId: options.ownerId,
    edits: [],
    isUnfinished: true,
    ...(isKept ? { id, hash } : {}),
  });
}

/** A deleted site keeps its id until it is gone, from everybody but its own owner. */
async function isIdFree(storage: Storage, id: string, ownerId: string | null): Promise<boolean> {
  if ((await storage.sites.byId(id)) !== null) return false;
  const aside = await storage.sites.deleted(id);
  return aside === null || aside.ownerId === null || aside.ownerId === ownerId;
}

/** Takes in every file as an upload would be. @returns the addresses that are others here than they were there */
async function addMedia(
  { media }: Targets,
  siteId: string,
  archive: Archive,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const medium of archive.media) {
    const added = await addOne(media, siteId, medium, () => archive.bytesOf(medium));
    for (const [before, now] of addressPairs(medium, added))
      if (before !== now) addresses.set(before, now);
    if (medium.isRemoved) await media.remove(siteId, added.id);
  }
  return addresses;
}

async function addOne(
  media: Targets['media'],
  siteId: string,
  medium: ArchivedMedium,
  read: () => Promise<Uint8Array>,
): Promise<StoredMedia> {
  const { id, name, type, alt, file, purpose, madeFrom } = medium;
  try {
    const source = madeFrom && (await media.find(siteId, madeFrom.id));
    if (madeFrom && source) return await media.make(siteId, source.id, madeFrom.rendition, id);
    const content = await read();
    return await media.add(siteId, { id, name, claimed: type, alt, content, purpose });
  } catch (error) {
    if (isAppError(error)) throw refuseArchive(`${file} is not accepted: ${error.message}`, error);
    throw error;
  }
}

/** Addresses of a file and its sizes, as they were and as they are. */
function addressPairs(before: ArchivedMedium, now: StoredMedia): [string, string][] {
  const pairs: [string, string][] = [[before.url, now.url]];
  for (const size of ['small', 'medium', 'large', 'xlarge'] as const) {
    for (const format of ['avif', 'webp', 'fallback'] as const) {
      const old = before.variants[size]?.[format];
      // A size that isn't made any more is shown by the file itself.
      if (old !== undefined) pairs.push([old, now.variants[size]?.[format] ?? now.url]);
    }
  }
  for (const [index, icon] of (before.icons ?? []).entries())
    pairs.push([icon, now.details.icons?.[index]?.url ?? now.url]);
  return pairs;
}

async function fill(
  stores: TransactionStores,
  site: SiteRecord,
  from: {
    archive: Archive;
    update: Uint8Array;
    releases: Archive['releases'];
    now: number;
  },
): Promise<void> {
  const { archive, update, releases, now } = from;
  const seq = await stores.drafts.append(site.id, { epoch: 1, data: update, createdAt: now });
  if (seq !== null) stores.tell({ kind: 'draft', siteId: site.id, epoch: 1, seq });
  for (const { createdAt, author, note, content } of releases) {
    const json = JSON.stringify(content);
    await stores.releases.insert(site.id, { json, author, note, createdAt: Date.parse(createdAt) });
  }
  for (const { id, createdAt, ...message } of archive.messages) {
    const isTaken = await stores.messages.isTaken(id);
    await stores.messages.insert({
      ...message,
      id: isTaken ? newId() : id,
      siteId: site.id,
      createdAt: Date.parse(createdAt),
    });
  }
  await stores.sites.update(site.id, { currentRelease: archive.manifest.site.currentRelease });
  stores.tell({ kind: 'site', siteId: site.id });
}
