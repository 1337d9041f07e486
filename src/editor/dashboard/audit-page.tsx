import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditAnswer } from '../../core/api/operator';
import { Select } from '../account/sharing/select';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { AUDIT_WORDS, detailsOf, wordsOf } from './audit-words';
import { DashboardFrame } from './dashboard-frame';
import { formatTime } from '../words/format';
import { say, sayCount, term } from '../words/say';
import styles from './operator.module.css';
import { OPERATOR_TABS } from './operator-tabs';

const STEP = 50;
/** Whom the server names where nobody was signed in. */
const NOBODY = term('Somebody');
const DAY_MS = 24 * 60 * 60 * 1000;
const SPANS = [
  ['0', term('All time')],
  ['1', term('Last day')],
  ['7', term('Last week')],
  ['30', term('Last month')],
] as const;
const KINDS: readonly (readonly [string, string])[] = [
  ['', term('Everything')],
  ...Object.entries(AUDIT_WORDS),
];

/** What was done that matters: who came in, what was shown, who may do what, what was deleted. */
export function AuditPage() {
  const [kind, setKind] = useState('');
  const [actor, setActor] = useState('');
  const [days, setDays] = useState<(typeof SPANS)[number][0]>('0');
  const [site, setSite] = useState('');
  const [limit, setLimit] = useState(STEP);
  const who = actor.trim();
  const entries = useQuery({
    queryKey: ['operator', 'audit', { kind, who, days, site, limit }],
    queryFn: () =>
      api.get<AuditAnswer[]>('/operator/audit', {
        query: {
          limit,
          ...(kind === '' ? {} : { kind }),
          ...(who === '' ? {} : { actor: who }),
          ...(site === '' ? {} : { site }),
          ...(days === '0'
            ? {}
            : { since: new Date(Date.now() - Number(days) * DAY_MS).toISOString() }),
        },
      }),
    placeholderData: keepPreviousData,
  });
  if (isUnauthorized(entries.error)) return <SignInForm />;
  const total = entries.data?.totalCount ?? 0;
  return (
    <DashboardFrame title={say('Audit log')} of={say('Operator')} tabs={OPERATOR_TABS}>
      <div className={styles['filters']} role="search">
        <Field
          aria-label={say('Who')}
          placeholder={say('Who')}
          type="search"
          value={actor}
          onChange={setActor}
        />
        <Select label={say('What')} isLabelHidden options={KINDS} value={kind} onChange={setKind} />
        <Select label={say('When')} isLabelHidden options={SPANS} value={days} onChange={setDays} />
        {site !== '' && (
          <Button variant="quiet" onPress={() => setSite('')}>
            {say('Of every site again')}
          </Button>
        )}
        <span className={styles['muted']} role="status">
          {entries.data && sayCount(total, { one: '{count} entry', other: '{count} entries' })}
        </span>
      </div>
      {entries.error !== null && <Notice>{messageOf(entries.error)}</Notice>}
      {entries.isPending && <Skeleton height={160} />}
      {entries.data?.length === 0 && (
        <p className={styles['muted']}>{say('Nothing of the kind.')}</p>
      )}
      <ol className={styles['entries']}>
        {entries.data?.map(({ id, at, kind: done, actor: doer, siteId, siteName, details }) => (
          <li key={id}>
            <time dateTime={at}>{formatTime(at)}</time>
            <span>
              <strong dir="auto">{doer === NOBODY ? say(doer) : doer}</strong> {wordsOf(done)}
              <span className={styles['muted']}> {detailsOf(details)}</span>
            </span>
            {siteId !== null && site === '' && (
              <Button
                variant="quiet"
                aria-label={say('Only of {siteName}', { siteName: siteName ?? siteId })}
                onPress={() => setSite(siteId)}
              >
                {siteName ?? siteId}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {total > limit && (
        <div>
          <Button onPress={() => setLimit(limit + STEP)}>{say('Show earlier ones')}</Button>
        </div>
      )}
    </DashboardFrame>
  );
}
