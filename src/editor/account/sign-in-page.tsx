import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from '../app/navigation';
import { accountQuery } from '../app/queries';
import { ForgotPassword } from './forgot-password';
import { ResetPassword } from './reset-password';
import { SignInForm } from './sign-in-form';

/** Signing in by an address of its own, and what a mail about a forgotten password leads to. */
export function SignInPage() {
  const [query] = useState(() => new URLSearchParams(location.search));
  const account = useQuery(accountQuery);
  const token = query.get('reset');
  const isPlain = token === null && !query.has('forgot');
  const isIn = account.data !== undefined && account.data !== null;
  useEffect(() => {
    if (isPlain && isIn) navigate({ to: '/' });
  }, [isPlain, isIn]);
  if (token !== null) return <ResetPassword token={token} />;
  if (query.has('forgot')) return <ForgotPassword />;
  return <SignInForm />;
}
