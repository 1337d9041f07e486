/** How many messages a site has, followed while somebody looks. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { API_BASE } from '../../core/api/client';
import type { MessageCount } from '../../core/api/message';
import { api } from '../app/api';

const countQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['messages', siteId, 'count'],
    queryFn: () => api.get<MessageCount>(`/sites/${encodeURIComponent(siteId)}/messages/count`),
  });

/**
 * The counts of a site's inbox, as the server tells them; the lists of messages are asked for anew when they change. A tab
 * that nobody sees lets go of its connection: a browser has but a few for a host.
 * @param isOwner whether they may be seen: nobody but the owner has an inbox
 */
export function useMessageCount(siteId: string, isOwner: boolean): MessageCount | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...countQuery(siteId), enabled: isOwner });
  useEffect(() => {
    if (!isOwner) return;
    const { queryKey } = countQuery(siteId);
    const take = (count: MessageCount) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, count);
      if (before === undefined || isSame(before, count)) return;
      void client.invalidateQueries({
        queryKey: ['messages', siteId],
        predicate: (query) => query.queryKey[2] !== 'count',
      });
    };
    let source: EventSource | null = null;
    const follow = () => {
      source?.close();
      source = null;
      if (document.visibilityState === 'hidden') return;
      source = new EventSource(`${API_BASE}/sites/${encodeURIComponent(siteId)}/messages/live`);
      // What the server writes is a MessageCount.
      source.addEventListener('message', ({ data: text }: MessageEvent<string>) =>
        take(JSON.parse(text) as MessageCount),
      );
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    };
  }, [client, siteId, isOwner]);
  return data;
}

function isSame(one: MessageCount, other: MessageCount): boolean {
  return one.total === other.total && one.unread === other.unread && one.spam === other.spam;
}
