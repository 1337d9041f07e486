import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { Entrance } from './entrance';
import { say } from '../words/say';
import styles from './entrance.module.css';

/** Asks for the mail with which a new password is chosen. Whether there is an account isn't told. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => api.post('/auth/request-password-reset', { email: email.trim() }),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const back = (
    <div className={styles['others']}>
      <a href="/sign-in">{say('Back to signing in')}</a>
    </div>
  );
  if (isSuccess) {
    return (
      <Entrance
        title={say('Look in your mail')}
        lead={say(
          'If there is an account for {email}, a link to choose a new password is on its way. It is good for an hour.',
          { email: email.trim() },
        )}
      >
        {back}
      </Entrance>
    );
  }
  return (
    <Entrance
      title={say('Forgot your password?')}
      lead={say('Choose a new one with a link that comes by mail.')}
    >
      <form onSubmit={handleSubmit}>
        {error !== null && <Notice>{messageOf(error)}</Notice>}
        <Field
          label={say('E-mail')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          isRequired
        />
        <Button type="submit" variant="primary" isWide>
          {isPending ? say('Sending…') : say('Send the link')}
        </Button>
      </form>
      {back}
    </Entrance>
  );
}
