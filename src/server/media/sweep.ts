import { readDocument } from '../../core/draft/read-document';
import type { Drafts } from '../drafts/drafts';
import type { Storage } from '../storage/storage';
import type { FileStore } from './files';
import { MEDIA_PATH } from './intake';
import { findUses, stemOf } from './uses';

/** How long a file that left the library is kept for whoever changes their mind. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
export const SWEEP_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the bytes of files that left the library long ago, or whose site is gone, once nothing refers to them: no draft, no release
 * (one can always be gone back to), no other record of the same content.
 */
export async function sweepMedia(setup: {
  storage: Storage;
  files: FileStore;
  drafts: Drafts;
  now: number;
}): Promise<void> {
  const { storage, files, drafts, now } = setup;
  for (const media of await storage.media.removedBefore(now - KEPT_MS)) {
    const stem = stemOf(media.url);
    const releases = await storage.media.releasesWith(media.siteId, MEDIA_PATH + stem);
    if (releases.length > 0) continue;
    const uses = await drafts.withDraft(media.siteId, (draft) => findUses(readDocument(draft)));
    if (uses.some(({ stems }) => stems.includes(stem))) continue;
    await storage.transaction(async (stores) => {
      await stores.media.bin(media, now);
      await stores.media.forget(media.siteId, media.id);
    });
  }
  for (const { url, files: addresses } of await storage.media.binned(now + 1)) {
    if (!(await storage.media.isReferredTo(url))) {
      for (const address of addresses) await files.remove(address.slice(MEDIA_PATH.length));
    }
    await storage.media.emptyBin(url);
  }
}
