import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletedSiteAnswer } from '../../core/api/site';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Notice } from '../ui/notice';
import { formatTime } from '../words/format';
import { say } from '../words/say';
import styles from './sites.module.css';

/** Sites that were deleted and can be had back for a while. Nothing at all where there are none. */
export function DeletedSites() {
  const { data = [] } = useQuery({
    queryKey: ['sites', 'deleted'],
    queryFn: () => api.get<DeletedSiteAnswer[]>('/deleted-sites'),
  });
  if (data.length === 0) return null;
  return (
    <section className={styles['deleted']} aria-labelledby="deleted-sites">
      <h2 id="deleted-sites">{say('Deleted')}</h2>
      <ul>
        {data.map((site) => (
          <DeletedSite key={site.id} site={site} />
        ))}
      </ul>
    </section>
  );
}

function DeletedSite({ site }: { site: DeletedSiteAnswer }) {
  const { id, name, slug, goneAt } = site;
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const done = () => client.invalidateQueries();
  const restore = useMutation({
    mutationFn: () => api.post(`/deleted-sites/${id}/restore`),
    onSuccess: done,
  });
  const remove = useMutation({
    mutationFn: () => api.delete(`/deleted-sites/${id}`),
    onSuccess: done,
  });
  const error = restore.error ?? remove.error;
  const isBusy = restore.isPending || remove.isPending;
  return (
    <li>
      <div>
        <strong dir="auto">{name}</strong>
        <span className={styles['muted']}>
          {say('{slug} · gone for good {time}', { slug, time: formatTime(goneAt) })}
        </span>
      </div>
      <div className={styles['actions']}>
        <Button
          isDisabled={isBusy}
          onPress={() => restore.mutate()}
          aria-label={say('Restore {name}', { name })}
        >
          {say('Restore')}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isBusy}
          onPress={() => setIsAsking(true)}
          aria-label={say('Delete {name} for good', { name })}
        >
          {say('Delete for good')}
        </Button>
      </div>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      <Confirm
        title={say('Delete {name} for good?', { name })}
        action={say('Delete for good')}
        isDangerous
        isOpen={isAsking}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {say(
            'Pages, pictures, releases and messages are gone at once. Nobody can bring them back.',
          )}
        </p>
      </Confirm>
    </li>
  );
}
