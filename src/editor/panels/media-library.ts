/** The media library over the API: searching, where a file is used, replacing, deleting. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MediaAnswer, MediaQuery, MediaSummary, MediaUses } from '../../core/api/media';
import type { SiteAnswer } from '../../core/api/site';
import { api } from '../app/api';
import type { LiveDraft } from '../live/live-draft';

export interface LibraryFilter {
  search: string;
  kind: NonNullable<MediaQuery['kind']> | 'all';
  sort: MediaQuery['sort'];
  isUnused: boolean;
}

/** How often files that are still being made ready are asked for, ms. */
const POLL_MS = 1500;
/** Pause after the last change of the draft after which the server is asked what is used, ms. */
const PAUSE_MS = 1000;
/** What of the library depends on what uses the files. */
const DEPEND_ON_USES: ReadonlySet<unknown> = new Set(['library', 'summary', 'uses']);
export const LIBRARY_STEP = 60;

export function useLibrary(siteId: string, filter: LibraryFilter, limit: number) {
  const { search, kind, sort, isUnused } = filter;
  return useQuery({
    queryKey: ['media', siteId, 'library', filter, limit],
    queryFn: () =>
      api.get<MediaAnswer[]>(`/sites/${siteId}/media`, {
        query: {
          search: search.trim(),
          sort,
          limit,
          unused: isUnused,
          published: true,
          ...(kind === 'all' ? {} : { kind }),
        },
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'processing') ? POLL_MS : false,
  });
}

export function useMediaSummary(siteId: string) {
  return useQuery({
    queryKey: ['media', siteId, 'summary'],
    queryFn: () => api.get<MediaSummary>(`/sites/${siteId}/media/summary`),
    staleTime: 0,
  });
}

export function useMediaFile(siteId: string, id: string) {
  return useQuery({
    queryKey: ['media', siteId, 'file', id],
    queryFn: () => api.get<MediaAnswer>(`/sites/${siteId}/media/${id}`),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? POLL_MS : false),
  });
}

export function useMediaUses(siteId: string, id: string) {
  return useQuery({
    queryKey: ['media', siteId, 'uses', id],
    queryFn: () => api.get<MediaUses>(`/sites/${siteId}/media/${id}/uses`),
    staleTime: 0,
  });
}

/** Says that the site's files have changed, whoever shows them. */
export function useMediaChanged(siteId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['media', siteId] });
}

/** Keeps what is shown of the library true while the draft changes, by anybody, and while the site is published. */
export function useUsesOfNow(
  live: Pick<LiveDraft, 'isSaved'> & { store: Pick<LiveDraft['store'], 'subscribeAll'> },
  { id, currentRelease }: Pick<SiteAnswer, 'id' | 'currentRelease'>,
): void {
  const client = useQueryClient();
  const counted = useRef(currentRelease);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      // The server counts in what it has.
      if (!live.isSaved()) return askLater();
      void client.invalidateQueries({
        queryKey: ['media', id],
        predicate: ({ queryKey }) => DEPEND_ON_USES.has(queryKey[2]),
      });
    };
    const askLater = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    };
    if (counted.current !== currentRelease || !live.isSaved()) askLater();
    counted.current = currentRelease;
    const end = live.store.subscribeAll(askLater);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, live, id, currentRelease]);
}
