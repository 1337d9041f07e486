import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OperatorHealth } from '../../core/api/operator';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { Link } from '../app/navigation';
import { Toggle } from '../ui/choice';
import { Notice, Skeleton } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import { bytesOf } from './measures';
import { formatNumber, formatTime } from '../words/format';
import { say, sayCount } from '../words/say';
import styles from './operator.module.css';
import { OPERATOR_TABS } from './operator-tabs';

const REFRESH_MS = 15_000;
/** Below this part of the disk it is time to make room. */
const LEAST_FREE = 0.1;

type Standing = 'good' | 'warning' | 'bad';

/** How the installation fares, at a glance: what answers, what waits, what is full. */
export function OperatorPage() {
  const health = useQuery({
    queryKey: ['operator', 'health'],
    queryFn: () => api.get<OperatorHealth>('/operator/health'),
    refetchInterval: REFRESH_MS,
  });
  if (isUnauthorized(health.error)) return <SignInForm />;
  return (
    <DashboardFrame title={say('Health')} of={say('Operator')} tabs={OPERATOR_TABS}>
      {health.error !== null && <Notice>{messageOf(health.error)}</Notice>}
      {health.isPending && <Skeleton height={320} />}
      {health.data && <Health health={health.data} />}
    </DashboardFrame>
  );
}

function Health({ health }: { health: OperatorHealth }) {
  const { counts, database, mail, storage, queues, limits, version, node } = health;
  return (
    <>
      <ul className={styles['counts']}>
        <Count
          value={counts.sites}
          word={sayCount(counts.sites, { one: 'site', other: 'sites' })}
          to="/operator/sites"
        />
        <Count
          value={counts.accounts}
          word={sayCount(counts.accounts, { one: 'account', other: 'accounts' })}
        />
        <Count
          value={counts.openComplaints}
          word={sayCount(counts.openComplaints, {
            one: 'open complaint',
            other: 'open complaints',
          })}
          to="/operator/complaints"
        />
      </ul>
      <ul className={styles['parts']}>
        <Part name={say('Database')} standing="good" says={say('Answers')}>
          <Fact name={say('Kind')}>{database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}</Fact>
          <Fact name={say('Size')}>{bytesOf(database.bytes)}</Fact>
          <Fact name={say('Schema')}>{database.schema}</Fact>
        </Part>
        <MailPart mail={mail} />
        <StoragePart storage={storage} />
        <Part
          name={say('Queues')}
          standing={queues.media.failed + queues.schedules.failed > 0 ? 'warning' : 'good'}
          says={saysOf(
            queues.media.waiting + queues.schedules.waiting,
            queues.media.failed + queues.schedules.failed,
          )}
        >
          <Fact name={say('Files in the making')}>
            {say('{waiting} waiting, {failed} failed', {
              waiting: queues.media.waiting,
              failed: queues.media.failed,
            })}
          </Fact>
          <Fact name={say('Planned releases')}>
            {say('{waiting} waiting, {failed} failed', {
              waiting: queues.schedules.waiting,
              failed: queues.schedules.failed,
            })}
          </Fact>
        </Part>
        <Part name={say('Program')} standing="good" says={say('Plinth {version}', { version })}>
          <Fact name={say('Runs since')}>{formatTime(health.startedAt)}</Fact>
          <Fact name={say('Memory')}>{bytesOf(health.memoryBytes)}</Fact>
          <Fact name="Node">{node}</Fact>
        </Part>
        <Part name={say('Limits')} says={say('For each file')}>
          <Fact name={say('Pictures')}>{bytesOf(limits.imageBytes)}</Fact>
          <Fact name={say('Videos')}>{bytesOf(limits.videoBytes)}</Fact>
          <Fact name={say('Documents')}>{bytesOf(limits.documentBytes)}</Fact>
        </Part>
      </ul>
      <SignUpSetting isOpen={health.isSignUpOpen} />
    </>
  );
}

function MailPart({ mail }: { mail: OperatorHealth['mail'] }) {
  const { isConfigured, waiting, failed } = mail;
  const standing: Standing = !isConfigured || failed > 0 ? 'warning' : 'good';
  const says = isConfigured ? saysOf(waiting, failed) : say('No mail server');
  return (
    <Part name={say('Mail')} standing={standing} says={says}>
      <Fact name={say('Waiting')}>{waiting}</Fact>
      <Fact name={say('Given up')}>{failed}</Fact>
      {!isConfigured && (
        <Fact name={say('What to do')}>
          {say('Set {variable}. Until then mail is kept, and sent once there is a server.', {
            variable: 'SMTP_URL',
          })}
        </Fact>
      )}
    </Part>
  );
}

function StoragePart({ storage }: { storage: OperatorHealth['storage'] }) {
  const { kind, isWritable, freeBytes, totalBytes } = storage;
  const free = freeBytes !== null && totalBytes ? freeBytes / totalBytes : 1;
  const standing: Standing = !isWritable ? 'bad' : free < LEAST_FREE ? 'warning' : 'good';
  const says = !isWritable
    ? say('Can’t be written')
    : free < LEAST_FREE
      ? say('Nearly full')
      : say('Writable');
  return (
    <Part name={say('Storage')} standing={standing} says={says}>
      <Fact name={say('Files')}>{kind === 's3' ? 'S3' : say('Folder')}</Fact>
      {freeBytes !== null && totalBytes !== null && (
        <Fact name={say('Disk')}>
          {say('{free} of {total} free', {
            free: bytesOf(freeBytes),
            total: bytesOf(totalBytes),
          })}
          <meter
            className={styles['meter']}
            aria-label={say('Disk in use')}
            min={0}
            max={1}
            value={1 - free}
          />
        </Fact>
      )}
    </Part>
  );
}

function saysOf(waiting: number, failed: number): string {
  if (failed > 0) return say('{failed} failed', { failed });
  return waiting > 0 ? say('{waiting} waiting', { waiting }) : say('Nothing waits');
}

function Count(props: {
  value: number;
  word: string;
  to?: '/operator/sites' | '/operator/complaints';
}) {
  const { value, word, to } = props;
  const content = (
    <>
      <strong>{formatNumber(value)}</strong> {word}
    </>
  );
  return <li>{to === undefined ? <span>{content}</span> : <Link to={to}>{content}</Link>}</li>;
}

function Part(props: { name: string; standing?: Standing; says: string; children: ReactNode }) {
  const { name, standing, says, children } = props;
  return (
    <li className={styles['part']}>
      <h2>{name}</h2>
      <p className={styles['says']} data-standing={standing}>
        {says}
      </p>
      <dl>{children}</dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whether strangers may make an account. */
function SignUpSetting({ isOpen }: { isOpen: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (isSignUpOpen: boolean) => api.patch('/operator/settings', { isSignUpOpen }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['operator'] }),
  });
  return (
    <section className={styles['setting']} aria-label={say('Sign-up')}>
      <Toggle
        label={say('Anybody may make an account')}
        value={isPending ? (variables ?? isOpen) : isOpen}
        onChange={mutate}
      />
      <p>
        {say(
          'Off, which is the rule: only whoever is invited. On: anybody who can read mail at an address may make an account here, and sites of their own.',
        )}
      </p>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
    </section>
  );
}
