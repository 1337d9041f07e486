import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComplaintAnswer, OperatedSiteAnswer } from '../../core/api/operator';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Radios } from '../ui/radios';
import { Confirm } from '../ui/confirm';
import { Field, typedKeys } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import { PersonData } from './sender-data';
import { OPERATOR_TABS } from './operator-tabs';
import { formatTime } from '../words/format';
import { say, term } from '../words/say';
import styles from './records.module.css';

type Status = ComplaintAnswer['status'];
const STATES: readonly (readonly [Status, string])[] = [
  ['open', term('Open')],
  ['resolved', term('Resolved')],
  ['dismissed', term('Dismissed')],
];
const STEP = 50;

/** What visitors report about the installation's sites, for whoever operates it. */
export function ComplaintsPage() {
  const [status, setStatus] = useState<Status>('open');
  const [limit, setLimit] = useState(STEP);
  const complaints = useQuery({
    queryKey: ['complaints', status, limit],
    queryFn: () => api.get<ComplaintAnswer[]>('/operator/complaints', { query: { status, limit } }),
    placeholderData: keepPreviousData,
  });
  if (isUnauthorized(complaints.error)) return <SignInForm />;
  const total = complaints.data?.totalCount ?? 0;
  return (
    <DashboardFrame title={say('Complaints')} of={say('Operator')} tabs={OPERATOR_TABS}>
      <div className={styles['filters']}>
        <Radios
          label={say('State')}
          value={status}
          onChange={setStatus}
          options={STATES.map(([one, word]) => [one, say(word)])}
        />
      </div>
      {complaints.error !== null && <Notice>{messageOf(complaints.error)}</Notice>}
      {complaints.isPending && <Skeleton height={64} />}
      {complaints.data?.length === 0 && (
        <p className={styles['empty']}>
          {status === 'open' ? say('No complaint is open.') : say('There is none.')}
        </p>
      )}
      <ul className={styles['list']}>
        {complaints.data?.map((complaint) => (
          <Complaint key={complaint.id} complaint={complaint} />
        ))}
      </ul>
      {total > limit && <Button onPress={() => setLimit(limit + STEP)}>{say('Show more')}</Button>}
    </DashboardFrame>
  );
}

function Complaint({ complaint }: { complaint: ComplaintAnswer }) {
  const client = useQueryClient();
  const { id, siteId, email, name, comment, status, createdAt, site } = complaint;
  const [note, setNote] = useState(complaint.note);
  const [isAsking, setIsAsking] = useState(false);
  const [hasPerson, setHasPerson] = useState(false);
  const done = () => client.invalidateQueries({ queryKey: ['complaints'] });
  const change = useMutation({
    mutationFn: (values: { status: Status; note: string }) =>
      api.patch<ComplaintAnswer>(`/operator/complaints/${id}`, values),
    onSuccess: done,
  });
  // Apart from a change of status: a note that is left by pressing a button must not stop the press.
  const saveNote = useMutation({
    mutationFn: () => api.patch<ComplaintAnswer>(`/operator/complaints/${id}`, { note }),
    onSuccess: done,
  });
  const operate = useMutation({
    mutationFn: (values: { suspended: boolean }) =>
      api.patch<OperatedSiteAnswer>(`/operator/sites/${siteId}`, values),
    onSuccess: done,
  });
  const failure = change.error ?? saveNote.error ?? operate.error;
  const isBusy = change.isPending || operate.isPending;
  return (
    <li className={styles['row']} data-new={status === 'open' ? '' : undefined}>
      <div className={styles['line']}>
        <strong dir="auto">{site?.name ?? say('A site that is deleted')}</strong>
        {site !== null && (
          <a href={site.url} target="_blank" rel="noopener noreferrer">
            {new URL(site.url).host}
          </a>
        )}
        {site?.suspended && <span className={styles['tag']}>{say('Suspended')}</span>}
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </div>
      <p className={styles['words']} dir="auto">
        {comment}
      </p>
      <div className={styles['line']}>
        <span dir="auto">{name}</span>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      <Field
        label={say('Note')}
        value={note}
        onChange={setNote}
        maxLength={2000}
        onBlur={() => {
          if (note !== complaint.note) saveNote.mutate();
        }}
        onKeyDown={typedKeys({
          isChanged: note !== complaint.note,
          giveBack: () => setNote(complaint.note),
        })}
      />
      {failure !== null && <Notice>{messageOf(failure)}</Notice>}
      <div className={styles['actions']}>
        {STATES.filter(([other]) => other !== status).map(([other, word]) => (
          <Button
            key={other}
            variant="quiet"
            isDisabled={isBusy}
            onPress={() => change.mutate({ status: other, note })}
          >
            {other === 'open' ? say('Open again') : say(word)}
          </Button>
        ))}
        <Button variant="quiet" onPress={() => setHasPerson(true)}>
          {say('All of this person')}
        </Button>
        {site !== null && (
          <Button
            variant="quiet"
            isDisabled={isBusy}
            onPress={() =>
              site.suspended ? operate.mutate({ suspended: false }) : setIsAsking(true)
            }
          >
            {site.suspended ? say('Show the site again') : say('Suspend the site')}
          </Button>
        )}
      </div>
      <Confirm
        title={say('Suspend {name}?', { name: site?.name ?? '' })}
        action={say('Suspend')}
        isDangerous
        isOpen={isAsking}
        onConfirm={() => operate.mutate({ suspended: true })}
        onClose={() => setIsAsking(false)}
      >
        <p>{say('Visitors no longer see it. Its owner keeps the draft and everything in it.')}</p>
      </Confirm>
      {hasPerson && <PersonData {...{ email }} onClose={() => setHasPerson(false)} />}
    </li>
  );
}
