import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MediaRecord } from '../../core/document/document';
import { mediaQuery } from './queries';

const NO_MEDIA: Readonly<Record<string, MediaRecord>> = {};

/** The site's media files by the address under which its document refers to them. */
export function useMedia(siteId: string): Readonly<Record<string, MediaRecord>> {
  const { data } = useQuery(mediaQuery(siteId));
  return useMemo(
    () => (data ? Object.fromEntries(data.map((file) => [file.url, file])) : NO_MEDIA),
    [data],
  );
}
