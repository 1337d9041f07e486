import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../core/api/client';
import type { SetWebhookAnswer, WebhookAnswer, WebhookTestAnswer } from '../../core/api/message';
import { CopyField } from '../account/sharing/copy-field';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { LargeDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { WebhookDeliveries } from './webhook-deliveries';
import { say, sayMessage } from '../words/say';
import styles from './records.module.css';

/** Where each new message is told to: an address of another program, the secret that signs, and how it went. */
export function WebhookDialog({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const webhook = useQuery({
    queryKey: ['webhook', siteId],
    queryFn: async (): Promise<WebhookAnswer | null> => {
      try {
        return await api.get<WebhookAnswer>(`/sites/${siteId}/webhook`);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
  return (
    <LargeDialog
      title={say('Webhook')}
      isOpen
      isNarrow
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles['sender']}>
        <p className={styles['empty']}>
          {say(
            'Each new message is posted to this address as JSON, signed with a secret, so that another program can take it in.',
          )}
        </p>
        {webhook.error !== null && <Notice>{messageOf(webhook.error)}</Notice>}
        {webhook.isPending && <Skeleton height={64} />}
        {webhook.data !== undefined && (
          <WebhookForm
            key={webhook.data?.url}
            {...{ siteId }}
            webhook={webhook.data}
            onSecret={setSecret}
          />
        )}
        {secret !== null && webhook.data && <Secret secret={secret} />}
        {webhook.data && <WebhookDeliveries siteId={siteId} />}
      </div>
    </LargeDialog>
  );
}

function WebhookForm(props: {
  siteId: string;
  webhook: WebhookAnswer | null;
  onSecret: (secret: string | null) => void;
}) {
  const { siteId, webhook, onSecret } = props;
  const path = `/sites/${siteId}/webhook`;
  const client = useQueryClient();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [asks, setAsks] = useState<'secret' | 'remove' | null>(null);
  const set = useMutation({
    mutationFn: (values: { url: string; newSecret?: boolean }) =>
      api.put<SetWebhookAnswer>(path, values),
    onSuccess: ({ secret, ...shown }) => {
      if (secret !== undefined) onSecret(secret);
      client.setQueryData(['webhook', siteId], shown);
    },
  });
  const remove = useMutation({
    mutationFn: () => api.delete<unknown>(path),
    onSuccess: () => {
      onSecret(null);
      client.setQueryData(['webhook', siteId], null);
    },
  });
  const test = useMutation({ mutationFn: () => api.post<WebhookTestAnswer>(`${path}/test`) });
  const isChanged = url.trim() !== (webhook?.url ?? '');
  const failure = remove.error ?? test.error;
  return (
    <form
      className={styles['webhook']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) set.mutate({ url: url.trim() });
      }}
    >
      <Field
        label={say('Address')}
        type="url"
        placeholder="https://example.com/hook"
        value={url}
        onChange={setUrl}
        error={set.error === null ? undefined : messageOf(set.error)}
      />
      <div className={styles['actions']}>
        <Button
          type="submit"
          variant="primary"
          isDisabled={!isChanged || url.trim() === '' || set.isPending}
        >
          {webhook === null ? say('Set webhook') : say('Save address')}
        </Button>
        {webhook !== null && (
          <>
            <Button isDisabled={test.isPending || isChanged} onPress={() => test.mutate()}>
              {say('Send a test')}
            </Button>
            <Button variant="quiet" onPress={() => setAsks('secret')}>
              {say('New secret')}
            </Button>
            <Button variant="quiet" onPress={() => setAsks('remove')}>
              {say('Remove webhook')}
            </Button>
          </>
        )}
      </div>
      {failure !== null && <Notice>{messageOf(failure)}</Notice>}
      {test.data !== undefined && !test.isPending && <TestResult {...test.data} />}
      <Confirm
        title={say('Make a new secret?')}
        action={say('Make a new one')}
        isOpen={asks === 'secret'}
        onConfirm={() => webhook && set.mutate({ url: webhook.url, newSecret: true })}
        onClose={() => setAsks(null)}
      >
        <p>
          {say(
            'The old one ends at once. The receiver refuses messages until it knows the new one.',
          )}
        </p>
      </Confirm>
      <Confirm
        title={say('Remove the webhook?')}
        action={say('Remove')}
        isDangerous
        isOpen={asks === 'remove'}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsks(null)}
      >
        <p>{say('What was still to be told is told no more. The messages stay in the inbox.')}</p>
      </Confirm>
    </form>
  );
}

function TestResult({ isTaken, status, error }: WebhookTestAnswer) {
  if (isTaken)
    return (
      <Notice kind="info">
        {say('The receiver took the test ({status}).', { status: status ?? '' })}
      </Notice>
    );
  return (
    <Notice>
      {status === null
        ? say('The test could not be sent: {error}.', { error: sayMessage(error ?? 'no answer') })
        : say('The receiver answered {status}.', { status })}
    </Notice>
  );
}

/** Shown once: the server gives it out no more. */
function Secret({ secret }: { secret: string }) {
  return (
    <div className={styles['secret']} role="status">
      <p>{say('Give the receiver this secret now. It is shown only this once.')}</p>
      <CopyField label={say('Secret')} value={secret} />
    </div>
  );
}
