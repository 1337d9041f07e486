import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '../app/navigation';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { API_BASE } from '../../core/api/client';
import type { MessageAnswer, MessageCount } from '../../core/api/message';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Radios, Toggle } from '../ui/choice';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import { SenderData } from './sender-data';
import styles from './records.module.css';

type Folder = 'inbox' | 'spam';
const STEP = 50;

/** What visitors have sent, newest first. */
export function InboxPage() {
  const { siteId = '' } = useParams();
  const [folder, setFolder] = useState<Folder>('inbox');
  const [isUnread, setIsUnread] = useState(false);
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const wanted = useDeferredValue(search.trim());
  const filter = {
    folder,
    ...(isUnread ? { unread: true } : {}),
    ...(wanted === '' ? {} : { search: wanted }),
  };
  const messages = useQuery({
    queryKey: ['messages', siteId, filter, limit],
    queryFn: () =>
      api.get<MessageAnswer[]>(`/sites/${siteId}/messages`, { query: { ...filter, limit } }),
    placeholderData: keepPreviousData,
  });
  const count = useQuery({
    queryKey: ['messages', siteId, 'count'],
    queryFn: () => api.get<MessageCount>(`/sites/${siteId}/messages/count`),
  });
  if (isUnauthorized(messages.error)) return <SignInForm />;
  const total = messages.data?.totalCount ?? 0;
  const isFiltered = isUnread || wanted !== '';
  return (
    <DashboardFrame
      title="Inbox"
      action={
        <Link to="/sites/$siteId" params={{ siteId }}>
          Open the editor
        </Link>
      }
    >
      <div className={styles['filters']}>
        <Radios
          label="Folder"
          value={folder}
          onChange={setFolder}
          options={[
            ['inbox', withCount('Messages', count.data?.unread)],
            ['spam', withCount('Spam', count.data?.spam)],
          ]}
        />
        <Field
          aria-label="Search messages"
          placeholder="Search name, e-mail, words"
          type="search"
          value={search}
          onChange={setSearch}
        />
        <Toggle label="Only new" value={isUnread} onChange={setIsUnread} />
        <a className={styles['download']} href={exportAddress(siteId, filter)} download>
          <Download aria-hidden="true" />
          Download as CSV
        </a>
      </div>
      {messages.error !== null && <Notice>{messageOf(messages.error)}</Notice>}
      {messages.isPending && <Skeleton height={64} />}
      {messages.data?.length === 0 && (
        <p className={styles['empty']}>{emptyWords(folder, isFiltered)}</p>
      )}
      <ul className={styles['list']}>
        {messages.data?.map((message) => (
          <Message key={message.id} {...{ siteId, message }} />
        ))}
      </ul>
      {total > limit && (
        <Button onPress={() => setLimit(limit + STEP)}>
          Show more of {total.toLocaleString()}
        </Button>
      )}
    </DashboardFrame>
  );
}

function withCount(word: string, count: number | undefined): string {
  return count ? `${word} ${count.toLocaleString()}` : word;
}

function emptyWords(folder: Folder, isFiltered: boolean): string {
  if (isFiltered) return 'No message fits.';
  return folder === 'inbox'
    ? 'Nothing yet. Messages from your contact forms arrive here.'
    : 'Nothing was held back.';
}

function exportAddress(siteId: string, filter: Readonly<Record<string, string | boolean>>): string {
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  );
  return `${API_BASE}/sites/${encodeURIComponent(siteId)}/messages/export?${query.toString()}`;
}

function Message({ siteId, message }: { siteId: string; message: MessageAnswer }) {
  const client = useQueryClient();
  const [asks, setAsks] = useState<'delete' | 'sender' | null>(null);
  const address = `/sites/${siteId}/messages/${message.id}`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: { isRead?: boolean; isSpam?: boolean } | 'delete') =>
      change === 'delete' ? api.delete<unknown>(address) : api.patch<unknown>(address, change),
    onSuccess: () => client.invalidateQueries({ queryKey: ['messages', siteId] }),
  });
  const { kind, name, email, createdAt, isRead, isSpam, details } = message;
  return (
    <li className={styles['row']} data-new={isRead ? undefined : ''}>
      <div className={styles['line']}>
        <strong dir="auto">{name}</strong>
        <a href={`mailto:${email}`}>{email}</a>
        {kind === 'rsvp' && <span className={styles['tag']}>Invitation</span>}
        <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>
      </div>
      <p className={styles['words']} dir="auto">
        {message.message || 'No text.'}
      </p>
      <Details details={details} />
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      <div className={styles['actions']}>
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate({ isRead: !isRead })}>
          {isRead ? 'Mark as new' : 'Mark as read'}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate({ isSpam: !isSpam })}>
          {isSpam ? 'Not spam' : 'Spam'}
        </Button>
        <Button variant="quiet" onPress={() => setAsks('sender')}>
          All of this sender
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={() => setAsks('delete')}>
          Delete
        </Button>
      </div>
      <Confirm
        title="Delete this message?"
        action="Delete"
        isDangerous
        isOpen={asks === 'delete'}
        onConfirm={() => mutate('delete')}
        onClose={() => setAsks(null)}
      >
        <p>The message of {name || email} is gone for good.</p>
      </Confirm>
      {asks === 'sender' && <SenderData {...{ siteId, email }} onClose={() => setAsks(null)} />}
    </li>
  );
}

/** What a kind of message has beyond the common fields, as far as it is words. */
function Details({ details }: { details: MessageAnswer['details'] }) {
  const shown = Object.entries(details).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  if (shown.length === 0) return null;
  return (
    <dl className={styles['details']}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name.replace(/([A-Z])/g, ' $1').toLowerCase()}</dt>
          <dd dir="auto">{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
