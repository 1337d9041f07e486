/** The site's media files: the list, and how another one gets there. */
import { useQuery } from '@tanstack/react-query';
import type { MediaRecord } from '../../core/document/document';
import { api } from '../app/api';

export interface MediaAnswer extends MediaRecord {
  name: string;
  bytes: number;
  status: 'ready' | 'processing' | 'failed';
}

export const ACCEPTED_PICTURES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
];

/** How often a file that is still being made ready is asked for, ms. */
const POLL_MS = 1500;

export function useMediaList(siteId: string) {
  return useQuery({
    queryKey: ['media', siteId],
    queryFn: () => api.get<MediaAnswer[]>(`/sites/${siteId}/media`, { query: { limit: 500 } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'processing') ? POLL_MS : false,
  });
}
