import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery } from '../../core/api/message';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { formatTime } from '../words/format';
import { say, sayCount, sayMessage } from '../words/say';
import styles from './records.module.css';

const STEP = 10;
/** What waits is soon told. */
const REFRESH_MS = 5_000;

/** What was told to the webhook of late, and what became of it. */
export function WebhookDeliveries({ siteId }: { siteId: string }) {
  const path = `/sites/${siteId}/webhook/deliveries`;
  const client = useQueryClient();
  const [limit, setLimit] = useState(STEP);
  const deliveries = useQuery({
    queryKey: ['webhook', siteId, 'deliveries', limit],
    queryFn: () => api.get<WebhookDelivery[]>(path, { query: { limit } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const retry = useMutation({
    mutationFn: (id: string) => api.post<unknown>(`${path}/${id}/retry`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['webhook', siteId, 'deliveries'] }),
  });
  const failure = retry.error ?? deliveries.error;
  return (
    <section aria-label={say('Deliveries')}>
      <h3 className={styles['heading']}>{say('Deliveries')}</h3>
      {failure !== null && <Notice>{messageOf(failure)}</Notice>}
      {deliveries.data?.length === 0 && (
        <p className={styles['empty']}>{say('No message has come since.')}</p>
      )}
      <ul className={styles['list']}>
        {deliveries.data?.map(({ id, createdAt, status, attempts, error }) => (
          <li key={id} className={styles['delivery']}>
            <span data-state={status}>{stateWords(status, attempts)}</span>
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            {status === 'failed' && (
              <Button variant="quiet" isDisabled={retry.isPending} onPress={() => retry.mutate(id)}>
                {say('Send again')}
              </Button>
            )}
            {error !== null && <small>{sayMessage(error)}</small>}
          </li>
        ))}
      </ul>
      {(deliveries.data?.totalCount ?? 0) > limit && (
        <Button onPress={() => setLimit(limit + STEP)}>{say('Show more')}</Button>
      )}
    </section>
  );
}

function stateWords(status: WebhookDelivery['status'], attempts: number): string {
  if (status === 'sent') return say('Taken');
  if (status === 'failed') return say('Given up');
  return attempts === 0
    ? say('Waiting')
    : sayCount(attempts, { one: 'Tried once', other: 'Tried {count} times' });
}
