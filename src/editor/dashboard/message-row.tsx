import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageAnswer } from '../../core/api/message';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Notice } from '../ui/notice';
import { replyAddress } from './reply-address';
import { SenderData } from './sender-data';
import { formatTime } from '../words/format';
import { say, sayCount } from '../words/say';
import styles from './records.module.css';

/** One message with what can be done about it. */
export function MessageRow(props: { siteId: string; siteName: string; message: MessageAnswer }) {
  const { siteId, siteName, message } = props;
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
        <span dir="auto">{email}</span>
        {!isRead && <span className={styles['tag']}>{say('New')}</span>}
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </div>
      {kind === 'rsvp' ? (
        <Answer details={details} />
      ) : (
        <p className={styles['words']} dir="auto">
          {message.message || say('No text.')}
        </p>
      )}
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      <div className={styles['actions']}>
        <a
          className={styles['reply']}
          href={replyAddress(message, siteName)}
          onClick={() => {
            if (!isRead) mutate({ isRead: true });
          }}
        >
          {say('Reply')}
        </a>
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate({ isRead: !isRead })}>
          {isRead ? say('Mark as new') : say('Mark as read')}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate({ isSpam: !isSpam })}>
          {isSpam ? say('Not spam') : say('Spam')}
        </Button>
        <Button variant="quiet" onPress={() => setAsks('sender')}>
          {say('All of this sender')}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={() => setAsks('delete')}>
          {say('Delete')}
        </Button>
      </div>
      <Confirm
        title={say('Delete this message?')}
        action={say('Delete')}
        isDangerous
        isOpen={asks === 'delete'}
        onConfirm={() => mutate('delete')}
        onClose={() => setAsks(null)}
      >
        <p>{say('The message of {name} is gone for good.', { name: name || email })}</p>
      </Confirm>
      {asks === 'sender' && <SenderData {...{ siteId, email }} onClose={() => setAsks(null)} />}
    </li>
  );
}

/** What was answered to an invitation, and to which. */
function Answer({ details }: { details: MessageAnswer['details'] }) {
  const guests = Number(details['guests'] ?? 0);
  const isComing = details['isAttending'] === true;
  const event = typeof details['eventName'] === 'string' ? details['eventName'] : '';
  return (
    <p className={styles['line']}>
      <strong>{isComing ? comingWords(guests) : say('Can’t come')}</strong>
      {event !== '' && (
        <span className={styles['tag']} dir="auto">
          {event}
        </span>
      )}
    </p>
  );
}

function comingWords(guests: number): string {
  if (!(guests > 0)) return say('Is coming');
  return sayCount(guests, {
    one: 'Is coming with one guest',
    other: 'Is coming with {count} guests',
  });
}
