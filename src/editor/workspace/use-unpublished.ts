/** How many places of the site have changed since its last release, as far as this browser has seen. */
import { useEffect, useState } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import type { LiveDraft } from '../live/live-draft';

interface Seen {
  release: number | null;
  places: string[];
}

export function useUnpublished(
  live: LiveDraft,
  site: SiteAnswer,
): { count: number; clear: (release: number) => void } {
  const { id, currentRelease } = site;
  const [places, setPlaces] = useState<ReadonlySet<string>>(() => read(id, currentRelease));
  useEffect(
    () =>
      live.store.subscribeAll((keys) => {
        setPlaces((before) => {
          const after = new Set([...before, ...[...keys].map(placeOf)]);
          return after.size === before.size ? before : after;
        });
      }),
    [live],
  );
  useEffect(
    () => write(id, { release: currentRelease, places: [...places] }),
    [id, currentRelease, places],
  );
  return {
    count: places.size,
    clear: (release) => {
      write(id, { release, places: [] });
      setPlaces(new Set());
    },
  };
}

/** What people count as one thing: a text, a value, the order of a list. */
function placeOf(key: string): string {
  return key.startsWith('theme/') ? key.split('/').slice(0, 2).join('/') : key;
}

const nameOf = (siteId: string) => `plinth.unpublished.${siteId}`;

function read(siteId: string, release: number | null): ReadonlySet<string> {
  try {
    const seen = JSON.parse(localStorage.getItem(nameOf(siteId)) ?? 'null') as Seen | null;
    return new Set(seen?.release === release ? seen.places : []);
  } catch {
    // Storage is forbidden, or holds something else: counting starts anew.
    return new Set();
  }
}

function write(siteId: string, seen: Seen): void {
  try {
    localStorage.setItem(nameOf(siteId), JSON.stringify(seen));
  } catch {
    // Then it is only counted while the page is open.
  }
}
