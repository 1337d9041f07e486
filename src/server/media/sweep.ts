import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { readDocument } from '../../core/draft/read-document';
import type { Drafts } from '../drafts/drafts';
import type { Storage } from '../storage/storage';
import { copyTo, type FileStore } from './files';
import { MEDIA_PATH } from './intake';
import { typeOfEnding } from './types';
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
    const names = addresses.map((address) => address.slice(MEDIA_PATH.length));
    const isNeeded = () => storage.media.isReferredTo(url);
    if (!(await isNeeded())) await removeUnlessNeeded(files, names, isNeeded);
    await storage.media.emptyBin(url);
  }
}

/**
 * Removes files of which somebody may be bringing the same content just now. Whoever brings it notes it first and stores it
 * then: either it is stored after it was removed here, or its note is seen here and the files are put back.
 */
async function removeUnlessNeeded(
  files: FileStore,
  names: readonly string[],
  isNeeded: () => Promise<boolean>,
): Promise<void> {
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'plinth-sweep-'));
  try {
    const kept: string[] = [];
    for (const name of names) {
      if (await copyTo(files, name, path.join(folder, name))) kept.push(name);
      await files.remove(name);
    }
    if (!(await isNeeded())) return;
    for (const name of kept) {
      const type = typeOfEnding(name.split('.').at(-1) ?? '');
      if (!(await files.find(name))) await files.put(name, { file: path.join(folder, name) }, type);
    }
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}
