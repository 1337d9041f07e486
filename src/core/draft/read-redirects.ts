/** Old paths of pages that were renamed. */
import type { Draft } from './draft';
import { pageKey } from './keys';

const PREFIX = 'redirects/';

/** The page to which each old path leads; of pages that are there. */
export function readRedirects(draft: Draft): Record<string, string> {
  const redirects: [string, string][] = [];
  for (const [key, page] of draft.values.entries()) {
    if (!key.startsWith(PREFIX) || typeof page !== 'string' || !draft.placeOf(pageKey(page)))
      continue;
    try {
      redirects.push([decodeURIComponent(key.slice(PREFIX.length)), page]);
    } catch {
      // Not one of ours: a key that nobody encoded.
    }
  }
  // Sorted, so that the same draft always makes the same release.
  return Object.fromEntries(redirects.sort(([a], [b]) => (a < b ? -1 : 1)));
}
