import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { api, messageOf } from '../app/api';
import { accountQuery } from '../app/queries';
import { DashboardFrame } from '../dashboard/dashboard-frame';
import frame from '../dashboard/dashboard-frame.module.css';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { SignInForm } from './sign-in-form';
import { signOut } from './sign-in';

/** One's own account: who one is, a new password, the way out. */
export function AccountPage() {
  const account = useQuery(accountQuery);
  if (account.data === null) return <SignInForm />;
  return (
    <DashboardFrame title="Account">
      <dl className={frame['facts']}>
        <dt>Name</dt>
        <dd>{account.data?.name ?? <Skeleton width="120px" />}</dd>
        <dt>E-mail</dt>
        <dd>{account.data?.email ?? <Skeleton width="180px" />}</dd>
        {account.data?.isOperator && (
          <>
            <dt>Role</dt>
            <dd>Operator of this installation</dd>
          </>
        )}
      </dl>
      <PasswordForm />
      <section className={frame['block']}>
        <h2 className={frame['heading']}>Leave</h2>
        <div>
          <Button onPress={() => void signOut()}>Sign out</Button>
        </div>
      </section>
    </DashboardFrame>
  );
}

function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
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
    },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form className={frame['block']} onSubmit={handleSubmit}>
      <h2 className={frame['heading']}>New password</h2>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      {isSuccess && (
        <Notice kind="info">The password is changed. Other devices are signed out.</Notice>
      )}
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        isRequired
      />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        value={next}
        onChange={setNext}
        hint="At least 10 characters."
        isRequired
      />
      <div>
        <Button type="submit">{isPending ? 'Changing…' : 'Change password'}</Button>
      </div>
    </form>
  );
}
