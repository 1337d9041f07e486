import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ApiError } from '../../core/api/client';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { AccountSection } from './account-section';
import { sessionsQuery } from './account-queries';
import { NewPasswordField } from './new-password-field';
import { passwordProblem } from './password-rule';
import { say } from '../words/say';
import styles from './account.module.css';

/** Another password. It ends every other session. */
export function PasswordSection({ email }: { email: string }) {
  const client = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () =>
      api.post('/auth/change-password', {
        currentPassword: current,
        newPassword: next,
        revokeOtherSessions: true,
      }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      setIsChecked(false);
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isPending && passwordProblem(next) === undefined) mutate();
  };
  return (
    <AccountSection title={say('Password')} about={say('A new one signs every other device out.')}>
      <form className={styles['form']} onSubmit={handleSubmit} noValidate>
        {error !== null && <Notice>{wordsFor(error)}</Notice>}
        {isSuccess && (
          <Notice kind="info">
            {say('The password is changed. Other devices are signed out.')}
          </Notice>
        )}
        {/* For what keeps passwords: whose it is. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <Field
          label={say('Current password')}
          type="password"
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          isRequired
        />
        <NewPasswordField
          label={say('New password')}
          name="new-password"
          value={next}
          onChange={setNext}
          error={isChecked ? passwordProblem(next) : undefined}
        />
        <div>
          <Button type="submit">{isPending ? say('Changing…') : say('Change password')}</Button>
        </div>
      </form>
    </AccountSection>
  );
}

function wordsFor(error: unknown): string {
  const isRefused =
    error instanceof ApiError && error.status === 400 && error.code !== 'unreadable';
  return isRefused ? say('The current password is wrong.') : messageOf(error);
}
