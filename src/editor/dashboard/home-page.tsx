import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ListedSiteAnswer } from '../../core/api/site';
import { SignInForm } from '../account/sign-in-form';
import { Select } from '../account/sharing/select';
import { api, isUnauthorized, messageOf } from '../app/api';
import { Link } from '../app/navigation';
import { useAccount } from '../app/queries';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import { DeletedSites } from './deleted-sites';
import { FirstSite, SiteGrid, WaitingGrid } from './site-grid';
import { say, term } from '../words/say';
import styles from './sites.module.css';

type Sort = 'edited' | 'name' | 'created';
const SORTS = [
  ['edited', term('Last edited')],
  ['name', term('Name')],
  ['created', term('Oldest first')],
] as const;
const STEP = 24;
/** From this many on there is something to search. */
const MANY = 6;

/** The owner's sites; signed out: the sign-in. */
export function HomePage() {
  const account = useAccount();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>('edited');
  const [limit, setLimit] = useState(STEP);
  const query = search.trim();
  const sites = useQuery({
    queryKey: ['sites', { query, sort, limit }],
    queryFn: () =>
      api.get<ListedSiteAnswer[]>('/sites', {
        query: { sort, limit, ...(query === '' ? {} : { q: query }) },
      }),
    enabled: account.data !== undefined && account.data !== null,
    placeholderData: keepPreviousData,
  });
  if (account.data === null || isUnauthorized(sites.error)) return <SignInForm />;
  const total = sites.data?.totalCount ?? 0;
  const isFirst =
    sites.data !== undefined && total === 0 && query === '' && !sites.isPlaceholderData;
  const error = account.error ?? sites.error;
  return (
    <DashboardFrame
      title={say('Your sites')}
      action={
        <Link to="/sites/new" className={styles['new']}>
          <Plus aria-hidden="true" />
          {say('New site')}
        </Link>
      }
    >
      {(total >= MANY || query !== '') && (
        <div className={styles['filters']} role="search">
          <Field
            aria-label={say('Search your sites')}
            placeholder={say('Name or address')}
            type="search"
            value={search}
            onChange={setSearch}
          />
          <Select
            label={say('Sort')}
            isLabelHidden
            options={SORTS}
            value={sort}
            onChange={setSort}
          />
        </div>
      )}
      {error !== null && (
        <Notice>
          {messageOf(error)}{' '}
          <Button onPress={() => void sites.refetch()}>{say('Try again')}</Button>
        </Notice>
      )}
      {error === null && sites.data === undefined && <WaitingGrid />}
      {isFirst && <FirstSite />}
      {sites.data !== undefined && total === 0 && query !== '' && (
        <p className={styles['muted']} role="status">
          {say('No site’s name or address has “{query}” in it.', { query })}
        </p>
      )}
      {sites.data !== undefined && total > 0 && <SiteGrid sites={sites.data} />}
      {total > limit && (
        <div>
          <Button onPress={() => setLimit(limit + STEP)}>{say('Show more')}</Button>
        </div>
      )}
      {account.data && <DeletedSites />}
    </DashboardFrame>
  );
}
