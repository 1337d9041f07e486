/** How much of the draft visitors don't see yet. The server knows it exactly; until it is asked again, what was touched here counts. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReleaseChanges } from '../../core/api/release';
import type { SiteAnswer } from '../../core/api/site';
import { api } from '../app/api';
import type * as Counting from '../publishing/count-changes';
import type { LiveDraft } from '../live/live-draft';

/** Pause after the last saved change after which the server is asked. */
const PAUSE_MS = 2500;
const NOTHING: ReadonlySet<string> = new Set();

export const changesKey = (siteId: string) => ['changes', siteId] as const;

/** `isNeeded`: whether it is shown; comparing a large site is work for the server. */
function useChanges(site: SiteAnswer, isNeeded: boolean) {
  return useQuery({
    queryKey: changesKey(site.id),
    queryFn: () => api.get<ReleaseChanges>(`/sites/${site.id}/draft/changes`),
    enabled: isNeeded && site.right !== 'preview',
    staleTime: Infinity,
  });
}

/** The number of changes since the release that visitors see; 0 for a site of which they see none: all of it is new. */
export function useUnpublished(live: LiveDraft, site: SiteAnswer): number {
  const client = useQueryClient();
  const isPublished = site.currentRelease !== null;
  const changes = useChanges(site, isPublished);
  const [touched, setTouched] = useState(NOTHING);
  const counted = useRef(NOTHING);
  const { dataUpdatedAt } = changes;
  const [counting, setCounting] = useState<typeof Counting>();
  // Not needed to write on the page. Without it nothing is counted.
  useEffect(() => {
    import('../publishing/count-changes').then(setCounting, console.warn);
  }, []);
  // What the answer counts is no longer counted here.
  useEffect(() => {
    counted.current = NOTHING;
    setTouched(NOTHING);
  }, [dataUpdatedAt]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      if (live.isSaved()) void client.invalidateQueries({ queryKey: changesKey(site.id) });
      else timer = setTimeout(ask, PAUSE_MS);
    };
    const end = live.store.subscribeAll((keys) => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
      // A key in a text that counts already changes nothing, and renders nothing.
      const known = counted.current;
      if (!isPublished || [...keys].every((key) => known.has(key))) return;
      counted.current = new Set([...known, ...keys]);
      // Seen beside the page, and not before it.
      startTransition(() => setTouched(counted.current));
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [live, client, site.id, isPublished]);
  const { data } = changes;
  if (!isPublished || data === undefined || counting === undefined) return 0;
  const pageOf = (section: string) => live.draft.placeOf(section)?.page;
  return counting.countChanges(data) + counting.countTouched(touched, data, pageOf);
}
