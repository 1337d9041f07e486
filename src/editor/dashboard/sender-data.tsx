import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErasedAnswer, SenderAnswer } from '../../core/api/message';
import type { PersonAnswer } from '../../core/api/operator';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { LargeDialog } from '../ui/dialog';
import { Notice, Skeleton } from '../ui/notice';
import { saveFile } from '../ui/save-file';
import { formatTime } from '../words/format';
import { say } from '../words/say';
import styles from './records.module.css';

/** Everything that one address sent to the site: to answer who asks for their data, and to erase it. */
export function SenderData(props: { siteId: string; email: string; onClose: () => void }) {
  const { siteId, ...rest } = props;
  const path = `/sites/${siteId}/messages/sender`;
  return <PersonDialog {...rest} path={path} outdated={['messages', siteId]} />;
}

/** Everything that one address sent to any site of the installation, complaints too, for whoever operates it. */
export function PersonData(props: { email: string; onClose: () => void }) {
  return <PersonDialog {...props} path="/operator/people" outdated={['complaints']} />;
}

type Data = SenderAnswer & Partial<Pick<PersonAnswer, 'complaints'>>;

function PersonDialog(props: {
  path: string;
  email: string;
  /** What is asked for anew once it is erased. */
  outdated: readonly string[];
  onClose: () => void;
}) {
  const { path, email, outdated, onClose } = props;
  const client = useQueryClient();
  const [isSure, setIsSure] = useState(false);
  const sender = useQuery({
    queryKey: [...outdated, 'sender', email],
    queryFn: () => api.get<Data>(path, { query: { email } }),
  });
  const erase = useMutation({
    mutationFn: () => api.delete<ErasedAnswer>(path, { query: { email } }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: outdated });
    },
  });
  const failure = erase.error ?? sender.error;
  const messages = sender.data?.messages ?? [];
  const complaints = sender.data?.complaints ?? [];
  return (
    <LargeDialog
      title={email}
      isOpen
      isNarrow
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles['sender']}>
        {failure !== null && <Notice>{messageOf(failure)}</Notice>}
        {sender.isPending && <Skeleton height={64} />}
        <ul className={styles['list']}>
          {messages.map(({ id, createdAt, message, name }) => (
            <Sent key={id} {...{ createdAt, name }} words={message || say('No text.')} />
          ))}
          {complaints.map(({ id, createdAt, comment, name }) => (
            <Sent key={id} {...{ createdAt, name }} tag={say('Complaint')} words={comment} />
          ))}
        </ul>
        {sender.data !== undefined && (
          <div className={styles['actions']}>
            <Button onPress={() => download(sender.data)}>{say('Download as JSON')}</Button>
            {isSure ? (
              <Button variant="danger" isDisabled={erase.isPending} onPress={() => erase.mutate()}>
                {say('Erase {count} for good', { count: messages.length + complaints.length })}
              </Button>
            ) : (
              <Button variant="danger" onPress={() => setIsSure(true)}>
                {say('Erase all of it')}
              </Button>
            )}
          </div>
        )}
      </div>
    </LargeDialog>
  );
}

function Sent(props: { createdAt: string; name: string; words: string; tag?: string }) {
  const { createdAt, name, words, tag } = props;
  return (
    <li className={styles['row']}>
      <div className={styles['line']}>
        <strong dir="auto">{name}</strong>
        {tag !== undefined && <span className={styles['tag']}>{tag}</span>}
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </div>
      <p className={styles['words']} dir="auto">
        {words}
      </p>
    </li>
  );
}

function download(data: Data): void {
  // What belongs to the answer itself, such as its count, is nobody's data.
  const { email, messages, complaints } = data;
  const content = JSON.stringify({ email, messages, complaints }, null, 2);
  saveFile({ name: `${email.replace(/[^\w.-]+/g, '-')}.json`, type: 'application/json', content });
}
