import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Entrance } from './entrance';
import { NewPasswordField } from './new-password-field';
import { passwordProblem } from './password-rule';
import { say } from '../words/say';
import styles from './entrance.module.css';

/** Chooses a new password with the link of a mail. Every device is signed out by it. */
export function ResetPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => api.post('/auth/reset-password', { token, newPassword: password }),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isPending && passwordProblem(password) === undefined) mutate();
  };
  if (isSuccess) {
    return (
      <Entrance
        title={say('Your password is changed')}
        lead={say('Every device was signed out. Sign in with the new password.')}
      >
        <a href="/sign-in">{say('Sign in')}</a>
      </Entrance>
    );
  }
  return (
    <Entrance
      title={say('Choose a new password')}
      lead={say('Every device is signed out once you have.')}
    >
      <form onSubmit={handleSubmit} noValidate>
        {error !== null && <Notice>{messageOf(error)}</Notice>}
        <NewPasswordField
          label={say('New password')}
          value={password}
          onChange={setPassword}
          error={isChecked ? passwordProblem(password) : undefined}
        />
        <Button type="submit" variant="primary" isWide>
          {isPending ? say('Changing…') : say('Change password')}
        </Button>
      </form>
      {error !== null && (
        <div className={styles['others']}>
          <a href="/sign-in?forgot">{say('Ask for another link')}</a>
        </div>
      )}
    </Entrance>
  );
}
