/** The media library over the API: searching, where a file is used, replacing, deleting. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaAnswer, MediaQuery, MediaSummary, MediaUses } from '../../core/api/media';
import { api } from '../app/api';

export interface LibraryFilter {
  search: string;
  kind: NonNullable<MediaQuery['kind']> | 'all';
  sort: MediaQuery['sort'];
  isUnused: boolean;
}

/** How often files that are still being made ready are asked for, ms. */
const POLL_MS = 1500;
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
          ...(kind === 'all' ? {} : { kind }),
        },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'processing') ? POLL_MS : false,
  });
}

export function useMediaSummary(siteId: string) {
  return useQuery({
    queryKey: ['media', siteId, 'summary'],
    queryFn: () => api.get<MediaSummary>(`/sites/${siteId}/media/summary`),
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
