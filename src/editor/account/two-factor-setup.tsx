import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { TwoFactorBegunAnswer } from '../../core/api/account-security';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { QrCode } from './qr-code';
import { say } from '../words/say';
import styles from './account.module.css';

/** Brings the secret into somebody's app, and asks for a first code to see that it has arrived. */
export function TwoFactorSetup(props: { begun: TwoFactorBegunAnswer; onConfirmed: () => void }) {
  const { begun, onConfirmed } = props;
  const [code, setCode] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.post('/account/two-factor/confirm', { code: code.replace(/\s/g, '') }),
    onSuccess: onConfirmed,
  });
  const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isPending) mutate();
  };
  return (
    <form className={styles['steps']} onSubmit={handleSubmit} noValidate>
      <p>
        {say(
          'Scan this with an app for codes: the one of your phone’s passwords, or any other authenticator.',
        )}
      </p>
      <QrCode text={begun.uri} label={say('QR code for your app')} />
      <p className={styles['muted']}>
        {say('Without a camera, type this key into the app:')}{' '}
        <span className={styles['secret']}>{grouped(secret)}</span>
      </p>
      <Field
        label={say('Code that the app shows')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(value) => {
          setCode(value);
          reset();
        }}
        error={error === null ? undefined : messageOf(error)}
        isRequired
      />
      <div className={styles['answers']}>
        <Button type="submit" variant="primary">
          {isPending ? say('Checking…') : say('Turn on')}
        </Button>
      </div>
    </form>
  );
}

/** In fours, as it is easier to type. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
