import type { Release } from '../../core/document/document';
import type { Releases } from '../releases/service';

/** How many releases back a page's last change is looked for; one that is older counts as of the oldest of them. */
const MAX_RELEASES = 30;

/** By page: the day of the release from which on it has stood as it stands now. */
export async function lastModified(
  releases: Pick<Releases, 'find' | 'list'>,
  siteId: string,
  current: Release,
): Promise<ReadonlyMap<string, string>> {
  const list = await releases.list(siteId, { limit: 500, offset: 0 });
  const earlier = list.releases.filter(({ number }) => number <= current.number);
  const days = new Map<string, string>();
  const open = new Map(current.document.pages.map(({ id }) => [id, fingerprint(current, id)]));
  for (const { number, createdAt } of earlier.slice(0, MAX_RELEASES)) {
    const release = number === current.number ? current : await releases.find(siteId, number);
    for (const [id, print] of open) {
      if (release && fingerprint(release, id) === print)
        days.set(id, new Date(createdAt).toISOString().slice(0, 10));
      else open.delete(id);
    }
    if (open.size === 0) break;
  }
  return days;
}

/** All that is a page's own, in every language. */
function fingerprint({ document, translations }: Release, pageId: string): string {
  const page = document.pages.find(({ id }) => id === pageId);
  if (!page) return '';
  const records = new Set([`page:${pageId}`, ...page.components.map(({ id }) => id)]);
  const texts = Object.entries(translations).map(([language, byKey]) => [
    language,
    Object.entries(byKey).filter(([key]) => records.has(key.split('/', 1)[0] ?? '')),
  ]);
  return JSON.stringify([page, texts]);
}
