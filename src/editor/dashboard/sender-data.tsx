import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErasedAnswer, SenderAnswer } from '../../core/api/message';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { LargeDialog } from '../ui/dialog';
import { Notice, Skeleton } from '../ui/notice';
import { timeOf } from './time-of';
import styles from './records.module.css';

/** Everything that one address sent to the site: to answer who asks for their data, and to erase it. */
export function SenderData(props: { siteId: string; email: string; onClose: () => void }) {
  const { siteId, email, onClose } = props;
  const client = useQueryClient();
  const [isSure, setIsSure] = useState(false);
  const address = `/sites/${siteId}/messages/sender`;
  const sender = useQuery({
    queryKey: ['messages', siteId, 'sender', email],
    queryFn: () => api.get<SenderAnswer>(address, { query: { email } }),
  });
  const erase = useMutation({
    mutationFn: () => api.delete<ErasedAnswer>(address, { query: { email } }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: ['messages', siteId] });
    },
  });
  const failure = erase.error ?? sender.error;
  const messages = sender.data?.messages;
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
          {messages?.map(({ id, createdAt, message, name }) => (
            <li key={id} className={styles['row']}>
              <div className={styles['line']}>
                <strong dir="auto">{name}</strong>
                <time dateTime={createdAt}>{timeOf(createdAt)}</time>
              </div>
              <p className={styles['words']} dir="auto">
                {message || 'No text.'}
              </p>
            </li>
          ))}
        </ul>
        {messages !== undefined && (
          <div className={styles['actions']}>
            <Button onPress={() => download(email, messages)}>Download as JSON</Button>
            {isSure ? (
              <Button variant="danger" isDisabled={erase.isPending} onPress={() => erase.mutate()}>
                Erase {messages.length} for good
              </Button>
            ) : (
              <Button variant="danger" onPress={() => setIsSure(true)}>
                Erase all of it
              </Button>
            )}
          </div>
        )}
      </div>
    </LargeDialog>
  );
}

function download(email: string, messages: SenderAnswer['messages']): void {
  const json = JSON.stringify({ email, messages }, null, 2);
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${email.replace(/[^\w.-]+/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
