import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { ReleaseChanges, ScheduleAnswer } from '../../core/api/release';
import type { SiteAnswer } from '../../core/api/site';
import { api, fieldErrorAt, fieldErrorsOf, messageOf } from '../app/api';
import { mayPublish } from '../app/may-publish';
import { countChanges } from '../publishing/count-changes';
import { announce } from '../ui/announce';
import { Button } from '../ui/button';
import { Choice } from '../ui/choice';
import { Confirm } from '../ui/confirm';
import { PopoverDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { formatTime } from '../words/format';
import { say, sayCount, sayMessage, term } from '../words/say';
import { changesKey } from '../workspace/use-unpublished';
import styles from './releases.module.css';

type Action = ScheduleAnswer['action'];
const ACTIONS: readonly (readonly [Action, string])[] = [
  ['publish', term('Publish')],
  ['unpublish', term('Take offline')],
];
const HOUR_MS = 60 * 60 * 1000;

/** What visitors see now, how far the draft is ahead of it, and what is planned. */
export function ReleaseStanding({ site }: { site: SiteAnswer }) {
  const { id, currentRelease, suspended, url } = site;
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const changes = useQuery({
    queryKey: changesKey(id),
    queryFn: () => api.get<ReleaseChanges>(`/sites/${id}/draft/changes`),
  });
  const plans = useQuery({
    queryKey: ['schedules', id],
    queryFn: () => api.get<ScheduleAnswer[]>(`/sites/${id}/schedules`),
  });
  const publish = useMutation({
    mutationFn: () => api.post(`/sites/${id}/publish`, {}),
    onSuccess: () => client.invalidateQueries(),
  });
  const unpublish = useMutation({
    mutationFn: () => api.post(`/sites/${id}/unpublish`),
    onSuccess: async () => {
      announce(say('The site is offline.'));
      await client.invalidateQueries();
    },
  });
  const count = changes.data ? countChanges(changes.data) : 0;
  const error = publish.error ?? unpublish.error;
  return (
    <section className={styles['standing']} aria-label={say('Now')}>
      <div className={styles['now']}>
        <p className={styles['what']}>
          {suspended
            ? say('Suspended by the operator')
            : currentRelease === null
              ? say('Offline')
              : say('Release {currentRelease} is live', { currentRelease })}
        </p>
        <p className={styles['muted']}>
          <a href={url} target="_blank" rel="noopener">
            {new URL(url).host}
          </a>
          {changes.data !== undefined && currentRelease !== null && (
            <>
              {' · '}
              {count === 0
                ? say('the draft is the same')
                : sayCount(count, {
                    one: '{count} change in the draft not published',
                    other: '{count} changes in the draft not published',
                  })}
            </>
          )}
        </p>
      </div>
      {mayPublish(site) && (
        <div className={styles['actions']}>
          <Button
            variant="primary"
            isDisabled={publish.isPending || (currentRelease !== null && count === 0)}
            onPress={() => publish.mutate()}
          >
            {publish.isPending ? say('Publishing…') : say('Publish the draft')}
          </Button>
          <DialogTrigger>
            <Button>{say('Schedule…')}</Button>
            <PopoverDialog label={say('Schedule')} placement="bottom end">
              {(close) => <ScheduleForm siteId={id} onDone={close} />}
            </PopoverDialog>
          </DialogTrigger>
          {currentRelease !== null && (
            <Button variant="quiet" onPress={() => setIsAsking(true)}>
              {say('Take offline')}
            </Button>
          )}
        </div>
      )}
      {error !== null && (
        <Notice>
          {messageOf(error)}
          {fieldErrorsOf(error).length > 0 && ` ${say('The editor shows where.')}`}
        </Notice>
      )}
      {plans.data !== undefined && plans.data.length > 0 && (
        <ul className={styles['plans']} aria-label={say('Planned')}>
          {plans.data.map((plan) => (
            <Plan key={plan.id} siteId={id} plan={plan} mayCancel={mayPublish(site)} />
          ))}
        </ul>
      )}
      <Confirm
        title={say('Take the site offline?')}
        action={say('Take offline')}
        isDangerous
        isOpen={isAsking}
        onConfirm={() => unpublish.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {say(
            'Visitors read that there is no site here yet. Releases and draft stay; publish or make a release live to be back.',
          )}
        </p>
      </Confirm>
    </section>
  );
}

function Plan(props: { siteId: string; plan: ScheduleAnswer; mayCancel: boolean }) {
  const { siteId, plan, mayCancel } = props;
  const { id, action, at, release, note, author, status, error } = plan;
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.delete(`/sites/${siteId}/schedules/${id}`),
    onSuccess: () => client.invalidateQueries(),
  });
  const what =
    action === 'unpublish'
      ? say('Take offline')
      : release === null
        ? say('Publish the draft as it is then')
        : say('Make release {release} live', { release });
  return (
    <li data-failed={status === 'failed' ? '' : undefined}>
      <div>
        <strong>{what}</strong>{' '}
        <time dateTime={at} className={styles['muted']}>
          {formatTime(at)} ({zone()})
        </time>
        {author !== null && (
          <span className={styles['muted']}> · {say('planned by {author}', { author })}</span>
        )}
        {note !== '' && <p dir="auto">{note}</p>}
        {status === 'failed' && (
          <p className={styles['failed']}>
            {say('Not done: {error}', { error: sayMessage(error ?? '') })}
          </p>
        )}
        {cancel.error !== null && <Notice>{messageOf(cancel.error)}</Notice>}
      </div>
      {mayCancel && (
        <Button
          variant="quiet"
          isDisabled={cancel.isPending}
          aria-label={
            status === 'failed'
              ? say('Forget: {what}, {time}', { what, time: formatTime(at) })
              : say('Cancel: {what}, {time}', { what, time: formatTime(at) })
          }
          onPress={() => cancel.mutate()}
        >
          {status === 'failed' ? say('Forget') : say('Cancel')}
        </Button>
      )}
    </li>
  );
}

function ScheduleForm({ siteId, onDone }: { siteId: string; onDone: () => void }) {
  const client = useQueryClient();
  const [action, setAction] = useState<Action>('publish');
  const [time, setTime] = useState(() => localTime(nextHour()));
  const [note, setNote] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.post(`/sites/${siteId}/schedules`, {
        action,
        at: new Date(time).toISOString(),
        note: note.trim(),
      }),
    onSuccess: async () => {
      await client.invalidateQueries();
      onDone();
    },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && time !== '') mutate();
  };
  const problem = fieldErrorAt(error, 'at');
  return (
    <form className={styles['schedule']} onSubmit={handleSubmit}>
      {error !== null && problem === undefined && <Notice>{messageOf(error)}</Notice>}
      <Choice
        label={say('What')}
        options={ACTIONS.map(([one, word]) => [one, say(word)])}
        value={action}
        onChange={setAction}
      />
      <Field
        label={say('When')}
        type="datetime-local"
        value={time}
        onChange={(value) => {
          // A field that is marked as wrong keeps the form from being sent: what was refused is forgotten at the next key.
          reset();
          setTime(value);
        }}
        error={problem}
        hint={say('Your time: {zone}', { zone: zone() })}
        isRequired
      />
      <Field
        label={say('Note')}
        value={note}
        onChange={setNote}
        maxLength={1000}
        hint={
          action === 'publish'
            ? say(
                'The draft goes live as it is by then. If you may not publish any more, it doesn’t.',
              )
            : say('Releases and draft stay.')
        }
      />
      <Button type="submit" variant="primary" isWide isDisabled={isPending}>
        {isPending ? say('Planning…') : say('Schedule')}
      </Button>
    </form>
  );
}

/** The zone in which this browser reads and writes times. */
function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function nextHour(): Date {
  return new Date(Math.ceil((Date.now() + 1) / HOUR_MS) * HOUR_MS);
}

/** A time as an input has it: without its zone. */
function localTime(date: Date): string {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
