import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '../app/navigation';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { API_BASE } from '../../core/api/client';
import type { EventAnswers, MessageAnswer } from '../../core/api/message';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { siteQuery } from '../app/queries';
import { Button } from '../ui/button';
import { Toggle } from '../ui/choice';
import { Radios } from '../ui/radios';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { useMessageCount } from './message-count';
import { UnsentMailNotice } from './unsent-mail';
import { MessageRow } from './message-row';
import { WebhookDialog } from './webhook-dialog';
import { SiteFrame } from './site-frame';
import { formatNumber } from '../words/format';
import { say, term } from '../words/say';
import styles from './records.module.css';

type Folder = 'inbox' | 'rsvp' | 'spam';
const STEP = 50;

/** What visitors have sent, newest first. */
export function InboxPage() {
  const { siteId = '' } = useParams();
  const [folder, setFolder] = useState<Folder>('inbox');
  const [isUnread, setIsUnread] = useState(false);
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const [hasWebhook, setHasWebhook] = useState(false);
  const wanted = useDeferredValue(search.trim());
  const filter = {
    folder: folder === 'spam' ? 'spam' : 'inbox',
    ...(folder === 'rsvp' ? { kind: 'rsvp' } : {}),
    ...(isUnread ? { unread: true } : {}),
    ...(wanted === '' ? {} : { search: wanted }),
  };
  const messages = useQuery({
    queryKey: ['messages', siteId, filter, limit],
    queryFn: () =>
      api.get<MessageAnswer[]>(`/sites/${siteId}/messages`, { query: { ...filter, limit } }),
    placeholderData: keepPreviousData,
  });
  const site = useQuery(siteQuery(siteId));
  const count = useMessageCount(siteId, site.data?.right === 'own');
  if (isUnauthorized(messages.error)) return <SignInForm />;
  const total = messages.data?.totalCount ?? 0;
  const isFiltered = isUnread || wanted !== '';
  return (
    <SiteFrame
      siteId={siteId}
      title={say('Inbox')}
      action={
        <Button variant="quiet" onPress={() => setHasWebhook(true)}>
          {say('Webhook')}
        </Button>
      }
    >
      <UnsentMailNotice siteId={siteId} isOwner={site.data?.right === 'own'} />
      <div className={styles['filters']}>
        <Radios
          label={say('Folder')}
          value={folder}
          onChange={setFolder}
          options={[
            ['inbox', withCount(say('Messages'), count?.unread)],
            ['rsvp', say('Invitations')],
            ['spam', withCount(say('Spam'), count?.spam)],
          ]}
        />
        <Field
          aria-label={say('Search messages')}
          placeholder={say('Search name, e-mail, words')}
          type="search"
          value={search}
          onChange={setSearch}
        />
        <Toggle label={say('Only new')} value={isUnread} onChange={setIsUnread} />
        <a className={styles['download']} href={exportAddress(siteId, filter)} download>
          <Download aria-hidden="true" />
          {say('Download as CSV')}
        </a>
      </div>
      {folder === 'rsvp' && <WhoComes siteId={siteId} />}
      {messages.error !== null && <Notice>{messageOf(messages.error)}</Notice>}
      {messages.isPending && <Skeleton height={64} />}
      {messages.data?.length === 0 && (
        <p className={styles['empty']}>{emptyWords(folder, isFiltered)}</p>
      )}
      <ul className={styles['list']}>
        {messages.data?.map((message) => (
          <MessageRow key={message.id} {...{ siteId, message }} siteName={site.data?.name ?? ''} />
        ))}
      </ul>
      {total > limit && (
        <Button onPress={() => setLimit(limit + STEP)}>
          {say('Show more of {total}', { total })}
        </Button>
      )}
      {hasWebhook && <WebhookDialog siteId={siteId} onClose={() => setHasWebhook(false)} />}
    </SiteFrame>
  );
}

function withCount(word: string, count: number | undefined): string {
  return count ? `${word} ${formatNumber(count)}` : word;
}

const EMPTY: Readonly<Record<Folder, string>> = {
  inbox: term('Nothing yet. Messages from your contact forms arrive here.'),
  rsvp: term(
    'Nobody has answered yet. Answers to the section “Invitation with answer” arrive here.',
  ),
  spam: term('Nothing was held back.'),
};

function emptyWords(folder: Folder, isFiltered: boolean): string {
  return isFiltered ? say('No message fits.') : say(EMPTY[folder]);
}

function exportAddress(siteId: string, filter: Readonly<Record<string, string | boolean>>): string {
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  );
  return `${API_BASE}/sites/${encodeURIComponent(siteId)}/messages/export?${query.toString()}`;
}

/** Each event with how many will be there. */
function WhoComes({ siteId }: { siteId: string }) {
  const events = useQuery({
    queryKey: ['messages', siteId, 'events'],
    queryFn: () => api.get<EventAnswers[]>(`/sites/${siteId}/messages/events`),
  });
  return (
    <ul className={styles['events']} aria-label={say('Who comes')}>
      {events.data?.map(({ eventId, eventName, coming, guests, declined }) => (
        <li key={eventId}>
          <strong dir="auto">{eventName || say('An event that is gone')}</strong>
          <span>
            {say(
              '{total} will be there: {coming} answered yes and bring {guests}; {declined} can’t come',
              {
                total: coming + guests,
                coming,
                guests,
                declined,
              },
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
