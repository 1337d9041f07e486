import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { MessageAnswer } from '../../core/api/message';
import { SignInForm } from '../account/sign-in-form';
import { api, isUnauthorized, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Notice, Skeleton } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import styles from './records.module.css';

type Folder = 'inbox' | 'spam';

/** What visitors have sent, newest first. */
export function InboxPage() {
  const { siteId } = useParams({ from: '/sites/$siteId/inbox' });
  const [folder, setFolder] = useState<Folder>('inbox');
  const messages = useQuery({
    queryKey: ['messages', siteId, folder],
    queryFn: () => api.get<MessageAnswer[]>(`/sites/${siteId}/messages`, { query: { folder } }),
  });
  if (isUnauthorized(messages.error)) return <SignInForm />;
  return (
    <DashboardFrame
      title="Inbox"
      action={
        <ToggleButtonGroup
          className={styles['folders'] ?? ''}
          aria-label="Folder"
          selectedKeys={[folder]}
          onSelectionChange={(keys) => setFolder([...keys][0] === 'spam' ? 'spam' : 'inbox')}
          disallowEmptySelection
        >
          <ToggleButton id="inbox">Messages</ToggleButton>
          <ToggleButton id="spam">Spam</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {messages.error !== null && <Notice>{messageOf(messages.error)}</Notice>}
      {messages.isPending && <Skeleton height={64} />}
      {messages.data?.length === 0 && (
        <p className={styles['empty']}>
          {folder === 'inbox'
            ? 'Nothing yet. Messages from your contact forms arrive here.'
            : 'Nothing was held back.'}
        </p>
      )}
      <ul className={styles['list']}>
        {messages.data?.map((message) => (
          <Message key={message.id} {...{ siteId, message }} />
        ))}
      </ul>
    </DashboardFrame>
  );
}

function Message({ siteId, message }: { siteId: string; message: MessageAnswer }) {
  const client = useQueryClient();
  const address = `/sites/${siteId}/messages/${message.id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { isRead?: boolean; isSpam?: boolean } | 'delete') =>
      change === 'delete' ? api.delete<unknown>(address) : api.patch<unknown>(address, change),
    onSuccess: () => client.invalidateQueries({ queryKey: ['messages', siteId] }),
  });
  const { name, email, createdAt, isRead, isSpam } = message;
  return (
    <li className={styles['row']} data-new={isRead ? undefined : ''}>
      <div className={styles['line']}>
        <strong dir="auto">{name}</strong>
        <a href={`mailto:${email}`}>{email}</a>
        <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>
      </div>
      <p className={styles['words']} dir="auto">
        {message.message || 'No text.'}
      </p>
      <div className={styles['actions']}>
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate({ isRead: !isRead })}>
          {isRead ? 'Mark as new' : 'Mark as read'}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate({ isSpam: !isSpam })}>
          {isSpam ? 'Not spam' : 'Spam'}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate('delete')}>
          Delete
        </Button>
      </div>
    </li>
  );
}
