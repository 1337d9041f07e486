import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { AccountAnswer } from '../../core/api/account';
import { api, fieldErrorsOf, messageOf } from '../app/api';
import { accountQuery } from '../app/queries';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { AccountSection } from './account-section';
import { say } from '../words/say';
import styles from './account.module.css';

/** Who one is: a name that others see, and the e-mail that one signs in with. */
export function ProfileSection({ account }: { account: AccountAnswer }) {
  return (
    <AccountSection
      title={say('You')}
      about={
        account.isOperator
          ? say('Others see your name when you edit. This account runs the installation.')
          : say('Others see your name when you edit.')
      }
    >
      <NameForm account={account} />
      <EmailForm account={account} />
    </AccountSection>
  );
}

function NameForm({ account }: { account: AccountAnswer }) {
  const client = useQueryClient();
  const [name, setName] = useState(account.name);
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    mutationFn: () => api.patch<AccountAnswer>('/account', { name: name.trim() }),
    onSuccess: (changed) => client.setQueryData(accountQuery.queryKey, changed),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      <Field
        label={say('Name')}
        name="name"
        autoComplete="name"
        value={name}
        onChange={(value) => {
          setName(value);
          reset();
        }}
        isRequired
      />
      <div className={styles['row']}>
        <Button type="submit" isDisabled={isPending || name.trim() === account.name}>
          {say('Save name')}
        </Button>
        {isSuccess && (
          <span role="status" className={styles['muted']}>
            {say('Saved')}
          </span>
        )}
      </div>
    </form>
  );
}

/** The e-mail changes once somebody who reads mail at the new one has confirmed it. */
function EmailForm({ account }: { account: AccountAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, isSuccess, variables } = useMutation({
    mutationFn: (values: { email: string; password: string }) => api.post('/account/email', values),
    onSuccess: () => {
      setIsOpen(false);
      setEmail('');
      setPassword('');
    },
  });
  const problems = Object.fromEntries(
    fieldErrorsOf(error).map(({ path, message }) => [path, message]),
  );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ email: email.trim(), password });
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <p>
        <span className={styles['muted']}>{say('E-mail')}</span> {account.email}
      </p>
      {isSuccess && (
        <Notice kind="info">
          {say('Open the link in the mail to {email}. Until then {current} stays.', {
            email: variables.email,
            current: account.email,
          })}
        </Notice>
      )}
      {isOpen ? (
        <>
          {error !== null && Object.keys(problems).length === 0 && (
            <Notice>{messageOf(error)}</Notice>
          )}
          <Field
            label={say('New e-mail')}
            type="email"
            name="new-email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={problems['email']}
            isRequired
            takesFocus
          />
          <Field
            label={say('Your password')}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={problems['password']}
            isRequired
          />
          <div className={styles['row']}>
            <Button type="submit">{isPending ? say('Sending…') : say('Send the link')}</Button>
            <Button variant="quiet" onPress={() => setIsOpen(false)}>
              {say('Cancel')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button onPress={() => setIsOpen(true)}>{say('Change e-mail')}</Button>
        </div>
      )}
    </form>
  );
}

/** What the link of that mail leads to. */
export function EmailConfirmation({ token }: { token: string }) {
  const client = useQueryClient();
  // As a query, so that a link that works once is used once, however often this is drawn.
  const { data, error } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      const changed = await api.post<AccountAnswer>('/account/email/confirm', { token });
      client.setQueryData(accountQuery.queryKey, changed);
      return changed;
    },
    staleTime: Infinity,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (error !== null) return <Notice>{messageOf(error)}</Notice>;
  if (data === undefined)
    return <Notice kind="info">{say('Your new e-mail is being confirmed…')}</Notice>;
  return (
    <Notice kind="info">
      {say('From now on you sign in with {email}.', { email: data.email })}
    </Notice>
  );
}
