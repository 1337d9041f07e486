/** What the builder asks the server, by cache key. */
import { notifyManager, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../core/api/client';
import type { AccountAnswer } from '../../core/api/account';
import type { MediaAnswer } from '../../core/api/media';
import type { ListedSiteAnswer, SiteAnswer } from '../../core/api/site';
import { api, isUnauthorized } from './api';
import { isEditorAddress, matchAddress } from '../../core/paths/builder-addresses';
import { openJournalEarly } from '../live/journal';

const MAX_RETRIES = 2;

// What is under way is known before the next press: of a double click only the first one counts.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal stays one; only what failed on the way is asked again.
      retry: (count, error) =>
        count < MAX_RETRIES &&
        !(error instanceof ApiError && error.status < 500 && error.code !== 'unreadable'),
    },
    // Without a connection it fails at once: nothing is published or deleted later behind one's back.
    mutations: { networkMode: 'always' },
  },
});

/** The signed-in account; null for nobody. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async (): Promise<AccountAnswer | null> => {
    try {
      return await api.get<AccountAnswer>('/account');
    } catch (error) {
      if (isUnauthorized(error)) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: () => api.get<ListedSiteAnswer[]>('/sites'),
});

export const siteQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['site', siteId],
    queryFn: () => api.get<SiteAnswer>(`/sites/${encodeURIComponent(siteId)}`),
  });

/** The site's media files, newest first. */
export const mediaQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['media', siteId],
    queryFn: () =>
      api.get<MediaAnswer[]>(`/sites/${encodeURIComponent(siteId)}/media`, {
        query: { limit: 500 },
      }),
  });

/** Asks for what the editor of a site asks first, while its script is still on the way. */
export function preloadSite(path: string): void {
  const siteId = matchAddress(path)?.params.siteId;
  if (siteId === undefined) return;
  void queryClient.prefetchQuery(siteQuery(siteId));
  void queryClient.prefetchQuery(accountQuery);
  if (!isEditorAddress(path)) return;
  // Coming later, they would render the page once more.
  void queryClient.prefetchQuery(mediaQuery(siteId));
  openJournalEarly(siteId);
}

export const useAccount = () => useQuery(accountQuery);
