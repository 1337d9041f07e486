import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { SessionAnswer } from '../../core/api/account';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Notice, Skeleton } from '../ui/notice';
import { AccountSection } from './account-section';
import { sessionsQuery } from './account-queries';
import { deviceName, isHandheld } from './device-name';
import { signOut } from './sign-in';
import { dayText } from './times';
import { formatTime } from '../words/format';
import { say } from '../words/say';
import styles from './account.module.css';

/** Where one is signed in. */
export function SessionsSection() {
  const client = useQueryClient();
  const { data, error } = useQuery(sessionsQuery);
  const [isAsking, setIsAsking] = useState(false);
  const ending = useMutation({
    mutationFn: (id: string) => api.delete(`/account/sessions/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const everywhere = useMutation({
    mutationFn: () => api.delete('/account/sessions'),
    onSuccess: () => client.resetQueries(),
  });
  const problem = error ?? ending.error ?? everywhere.error;
  return (
    <AccountSection
      title={say('Where you are signed in')}
      about={say('Whoever is signed out stops editing at once, in every window.')}
    >
      {problem !== null && <Notice>{messageOf(problem)}</Notice>}
      {data === undefined && error === null && <Skeleton width="240px" />}
      {data !== undefined && (
        <ul className={styles['list']}>
          {data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              onEnd={() => (session.isCurrent ? void signOut() : ending.mutate(session.id))}
            />
          ))}
        </ul>
      )}
      <div className={styles['row']}>
        <Button variant="danger" onPress={() => setIsAsking(true)}>
          {say('Sign out everywhere')}
        </Button>
      </div>
      <Confirm
        title={say('Sign out everywhere?')}
        action={say('Sign out everywhere')}
        isDangerous
        isOpen={isAsking}
        onConfirm={() => everywhere.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {say(
            'Here, too. Devices that you told not to ask for a code ask for one again. Share links stay as they are.',
          )}
        </p>
      </Confirm>
    </AccountSection>
  );
}

function SessionItem({ session, onEnd }: { session: SessionAnswer; onEnd: () => void }) {
  const { userAgent, createdAt, usedAt, isCurrent } = session;
  const name = deviceName(userAgent);
  const label = isCurrent
    ? say('Sign out here')
    : say('Sign out {name}, since {time}', { name, time: formatTime(createdAt) });
  return (
    <li className={styles['item']}>
      {isHandheld(userAgent) ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />}
      <div>
        <strong>
          {name}
          {isCurrent && <span className={styles['badge']}>{say('This device')}</span>}
        </strong>
        <small>
          {say('Since {time} · last used {day}', {
            time: formatTime(createdAt),
            day: dayText(usedAt),
          })}
        </small>
      </div>
      <Button variant="quiet" aria-label={label} onPress={onEnd}>
        {say('Sign out')}
      </Button>
    </li>
  );
}
