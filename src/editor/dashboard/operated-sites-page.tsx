import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatedSiteAnswer } from '../../core/api/operator';
import { Select } from '../account/sharing/select';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import { formatTime } from '../words/format';
import { say, sayCount, term } from '../words/say';
import styles from './operator.module.css';
import { OPERATOR_TABS } from './operator-tabs';

const FILTERS = [
  ['all', term('All sites')],
  ['free', term('Free plan')],
  ['paid', term('Paid plan')],
  ['suspended', term('Suspended')],
] as const;
const PLANS = [
  ['free', term('Free plan')],
  ['paid', term('Paid plan')],
] as const;
type Filter = (typeof FILTERS)[number][0];
const STEP = 50;

/** All sites of the installation with their owners, their plan, and whether they are shown. */
export function OperatedSitesPage() {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(STEP);
  const q = search.trim();
  const sites = useQuery({
    queryKey: ['operator', 'sites', { q, filter, limit }],
    queryFn: () =>
      api.get<OperatedSiteAnswer[]>('/operator/sites', {
        query: {
          limit,
          ...(q === '' ? {} : { q }),
          ...(filter === 'free' || filter === 'paid' ? { plan: filter } : {}),
          ...(filter === 'suspended' ? { state: 'suspended' } : {}),
        },
      }),
    placeholderData: keepPreviousData,
  });
  if (isUnauthorized(sites.error)) return <SignInForm />;
  const total = sites.data?.totalCount ?? 0;
  return (
    <DashboardFrame title={say('Sites')} of={say('Operator')} tabs={OPERATOR_TABS}>
      <div className={styles['filters']} role="search">
        <Field
          aria-label={say('Search all sites')}
          placeholder={say('Name or address')}
          type="search"
          value={search}
          onChange={setSearch}
        />
        <Select
          label={say('Show')}
          isLabelHidden
          options={FILTERS}
          value={filter}
          onChange={setFilter}
        />
        <span className={styles['muted']} role="status">
          {sites.data && sayCount(total, { one: '{count} site', other: '{count} sites' })}
        </span>
      </div>
      <p className={styles['muted']}>
        {say(
          'A site on the free plan shows visitors who provides it and lets them report it. Choose “Paid plan” beside a site to remove that bar.',
        )}
      </p>
      {sites.error !== null && <Notice>{messageOf(sites.error)}</Notice>}
      {sites.isPending && <Skeleton height={160} />}
      <ul className={styles['rows']}>
        {sites.data?.map((site) => (
          <OperatedSite key={site.id} site={site} />
        ))}
      </ul>
      {total > limit && (
        <div>
          <Button onPress={() => setLimit(limit + STEP)}>{say('Show more')}</Button>
        </div>
      )}
    </DashboardFrame>
  );
}

function OperatedSite({ site }: { site: OperatedSiteAnswer }) {
  const { id, name, url, plan, suspended, createdAt, owner } = site;
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: { plan?: 'free' | 'paid'; suspended?: boolean }) =>
      api.patch(`/operator/sites/${id}`, values),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <li className={styles['row']}>
      <div className={styles['site']}>
        <h2 dir="auto">{name}</h2>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {new URL(url).host}
        </a>
      </div>
      <div className={styles['owner']}>
        {owner === null ? (
          <span className={styles['muted']}>{say('Nobody yet')}</span>
        ) : (
          <>
            <span dir="auto">{owner.name}</span>
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </>
        )}
        <span className={styles['muted']}>
          {say('since {time}', { time: formatTime(createdAt) })}
        </span>
      </div>
      <div className={styles['actions']}>
        {suspended && <span className={styles['suspended']}>{say('Suspended')}</span>}
        <Select
          label={say('Plan of {name}', { name })}
          isLabelHidden
          options={PLANS}
          value={plan}
          onChange={(value) => mutate({ plan: value })}
        />
        <Button
          variant={suspended ? 'plain' : 'danger'}
          isDisabled={isPending}
          aria-label={suspended ? say('Show {name}', { name }) : say('Suspend {name}', { name })}
          onPress={() => (suspended ? mutate({ suspended: false }) : setIsAsking(true))}
        >
          {suspended ? say('Show again') : say('Suspend')}
        </Button>
      </div>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      <Confirm
        title={say('Suspend {name}?', { name })}
        action={say('Suspend')}
        isDangerous
        isOpen={isAsking}
        onConfirm={() => mutate({ suspended: true })}
        onClose={() => setIsAsking(false)}
      >
        <p>{say('Visitors no longer see it. Its owner keeps the draft and everything in it.')}</p>
      </Confirm>
    </li>
  );
}
