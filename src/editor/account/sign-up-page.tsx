import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { emailMessage } from '../ui/email-message';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { installationQuery } from './account-queries';
import { Entrance } from './entrance';
import { say } from '../words/say';
import styles from './entrance.module.css';

/** An account for a stranger, where the operator lets them: it begins with a mail. */
export function SignUpPage() {
  const installation = useQuery(installationQuery);
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => api.post('/sign-up', { email: email.trim() }),
  });
  const problem = emailMessage(email.trim());
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isPending && problem === undefined) mutate();
  };
  const back = (
    <div className={styles['others']}>
      <a href="/sign-in">{say('Sign in instead')}</a>
    </div>
  );
  if (installation.data?.isSignUpOpen === false) {
    return (
      <Entrance
        title={say('By invitation')}
        lead={say(
          'Accounts are made by invitation here. Ask the owner of a site, or whoever runs this installation.',
        )}
      >
        {back}
      </Entrance>
    );
  }
  if (isSuccess) {
    return (
      <Entrance
        title={say('Look in your mail')}
        lead={say('A link to go on is on its way to {email}.', { email: email.trim() })}
      >
        {back}
      </Entrance>
    );
  }
  return (
    <Entrance
      title={say('Make an account')}
      lead={say('A link comes by mail; there you choose a password.')}
    >
      <form onSubmit={handleSubmit} noValidate>
        {error !== null && <Notice>{messageOf(error)}</Notice>}
        <Field
          label={say('E-mail')}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={isChecked ? problem : undefined}
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
