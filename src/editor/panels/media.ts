/** The site's media files: the list, and how another one gets there. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../core/api/client';
import type { MediaRecord } from '../../core/document/document';
import { api, messageOf } from '../app/api';
import { sharedEditingToken } from '../app/shared-editing';

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

/** Sends a file as the API takes it. The generic client speaks JSON only. */
async function sendFile(siteId: string, file: File): Promise<MediaAnswer> {
  const body = new FormData();
  body.append('file', file);
  const token = sharedEditingToken();
  const answer = await fetch(`/api/v1/sites/${siteId}/media`, {
    method: 'POST',
    credentials: 'include',
    headers: token === undefined ? {} : { 'X-Shared-Editing': token },
    body,
  });
  if (answer.ok) return (await answer.json()) as MediaAnswer;
  const failure = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new ApiError({
    status: answer.status,
    code: failure.code ?? 'unknown',
    message: failure.message ?? '',
  });
}

export function useMediaUpload(siteId: string) {
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState('');
  const send = async (file: File): Promise<MediaAnswer | null> => {
    setIsPending(true);
    setError('');
    try {
      return await sendFile(siteId, file);
    } catch (failure) {
      setError(`${file.name}: ${messageOf(failure)}`);
      return null;
    } finally {
      setIsPending(false);
      await client.invalidateQueries({ queryKey: ['media', siteId] });
    }
  };
  return { send, isPending, error };
}
