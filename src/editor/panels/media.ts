/** The site's media files: the list, and how another one gets there. */
import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '../app/queries';

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
    ...mediaQuery(siteId),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'processing') ? POLL_MS : false,
  });
}
