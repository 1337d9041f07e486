import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { PasskeyAnswer } from '../../core/api/account-security';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { say } from '../words/say';
import styles from './account.module.css';

/** What a passkey is called: by their makers’ names several are hard to tell apart. */
export function RenamePasskey(props: { passkey: PasskeyAnswer; onDone: () => Promise<void> }) {
  const { passkey, onDone } = props;
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.patch(`/account/passkeys/${encodeURIComponent(passkey.id)}`, { name: name.trim() }),
    onSuccess: onDone,
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <Field
        label={say('Its name')}
        value={name}
        onChange={(value) => {
          // A field that is marked as wrong keeps the form from being sent: what was refused is forgotten at the next key.
          reset();
          setName(value);
        }}
        error={error === null ? undefined : messageOf(error)}
        maxLength={100}
        takesFocus
        isRequired
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary" isDisabled={isPending}>
          {say('Save')}
        </Button>
      </div>
    </form>
  );
}
