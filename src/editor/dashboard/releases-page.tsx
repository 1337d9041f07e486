import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '../app/navigation';
import type { ReleaseAnswer } from '../../core/api/release';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Notice, Skeleton } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import styles from './records.module.css';

/** What was published, newest first; any of it can be live again at once. */
export function ReleasesPage() {
  const { siteId = '' } = useParams();
  const client = useQueryClient();
  const releases = useQuery({
    queryKey: ['releases', siteId],
    queryFn: () => api.get<ReleaseAnswer[]>(`/sites/${siteId}/releases`),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: { number: number; to: 'live' | 'draft' }) =>
      api.post<unknown>(`/sites/${siteId}/releases/${request.number}/restore`, { to: request.to }),
    onSuccess: () => client.invalidateQueries(),
  });
  if (isUnauthorized(releases.error)) return <SignInForm />;
  const failure = error ?? releases.error;
  return (
    <DashboardFrame title="Releases">
      {failure !== null && <Notice>{messageOf(failure)}</Notice>}
      {releases.isPending && <Skeleton height={64} />}
      {releases.data?.length === 0 && (
        <p className={styles['empty']}>
          Nothing is published yet. Publish makes the first release.
        </p>
      )}
      <ul className={styles['list']}>
        {releases.data?.map(({ number, author, createdAt, note, isCurrent }) => (
          <li key={number} className={styles['row']} data-new={isCurrent ? '' : undefined}>
            <div className={styles['line']}>
              <strong>Release {number}</strong>
              <span>{author}</span>
              <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>
            </div>
            {note !== '' && <p className={styles['words']}>{note}</p>}
            <div className={styles['actions']}>
              {isCurrent ? (
                <span className={styles['live']}>Live now</span>
              ) : (
                <Button isDisabled={isPending} onPress={() => mutate({ number, to: 'live' })}>
                  Make live
                </Button>
              )}
              <Button
                variant="quiet"
                isDisabled={isPending}
                onPress={() => mutate({ number, to: 'draft' })}
              >
                Copy to the draft
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </DashboardFrame>
  );
}
