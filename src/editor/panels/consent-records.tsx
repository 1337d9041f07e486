import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { API_BASE } from '../../core/api/client';
import type { ConsentAnswer } from '../../core/api/consent';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { LargeDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { formatTime } from '../words/format';
import { say, term } from '../words/say';
import styles from './consent-records.module.css';

const STEP = 50;
const CATEGORIES = [
  ['analytics', term('Analytics')],
  ['marketing', term('Marketing')],
  ['functional', term('Functional')],
] as const;

/** What visitors agreed to, newest first: to be shown to whoever asks for proof. */
export function ConsentRecords({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const [limit, setLimit] = useState(STEP);
  const [search, setSearch] = useState('');
  const visitor = useDeferredValue(search.trim());
  const path = `/sites/${encodeURIComponent(siteId)}/consents`;
  const records = useQuery({
    queryKey: ['consents', siteId, visitor, limit],
    queryFn: () =>
      api.get<ConsentAnswer[]>(path, {
        query: { limit, ...(visitor === '' ? {} : { visitor }) },
      }),
    placeholderData: keepPreviousData,
  });
  const total = records.data?.totalCount ?? 0;
  return (
    <LargeDialog
      title={say('What visitors chose')}
      isOpen
      isNarrow
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles['records']}>
        <p className={styles['about']}>
          {say(
            'A visitor is a random id that their browser made, kept there under cookieVisitor. No address is recorded.',
          )}
        </p>
        <div className={styles['tools']}>
          <Field
            aria-label={say('Visitor’s id')}
            placeholder={say('Visitor’s whole id')}
            type="search"
            maxLength={64}
            value={search}
            onChange={setSearch}
          />
          <a href={`${API_BASE}${path}/export`} download>
            <Download aria-hidden="true" />
            {say('Download as CSV')}
          </a>
        </div>
        {records.error !== null && <Notice>{messageOf(records.error)}</Notice>}
        {records.isPending && <Skeleton height={64} />}
        {records.data?.length === 0 && (
          <p className={styles['about']}>
            {visitor === ''
              ? say('Nobody has chosen yet.')
              : say('No choice is known of this visitor.')}
          </p>
        )}
        {records.data !== undefined && records.data.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{say('Agreed to')}</th>
                <th scope="col">{say('Time')}</th>
                <th scope="col">{say('Policy')}</th>
                <th scope="col">{say('Visitor')}</th>
              </tr>
            </thead>
            <tbody>
              {records.data.map(({ id, choice, createdAt, policyVersion, visitor: who }) => (
                <tr key={id}>
                  <td>{choiceWords(choice)}</td>
                  <td>
                    <time dateTime={createdAt}>{formatTime(createdAt)}</time>
                  </td>
                  <td>{policyVersion}</td>
                  <td>
                    <code>{who}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {total > limit && (
          <Button onPress={() => setLimit(limit + STEP)}>
            {say('Show more of {total}', { total })}
          </Button>
        )}
      </div>
    </LargeDialog>
  );
}

function choiceWords(choice: ConsentAnswer['choice']): string {
  const agreed = CATEGORIES.filter(([name]) => choice[name]).map(([, word]) => say(word));
  if (agreed.length === 0) return say('Nothing');
  return agreed.length === CATEGORIES.length ? say('Everything') : agreed.join(', ');
}
