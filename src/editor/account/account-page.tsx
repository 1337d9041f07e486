import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../app/api';
import { accountQuery } from '../app/queries';
import { DashboardFrame } from '../dashboard/dashboard-frame';
import { Button } from '../ui/button';
import { Notice, Skeleton } from '../ui/notice';
import { DeleteSection } from './delete-section';
import { PasskeysSection } from './passkeys-section';
import { PasswordSection } from './password-section';
import { PreferencesSection } from './preferences-section';
import { EmailConfirmation, ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { SignInForm } from './sign-in-form';
import { signOut } from './sign-in';
import { TwoFactorSection } from './two-factor-section';
import { say } from '../words/say';

/** One's own account: who one is, how one comes in, where one is signed in, and the way out. */
export function AccountPage() {
  const account = useQuery(accountQuery);
  const [confirmed] = useState(() => new URLSearchParams(location.search).get('confirm'));
  if (account.data === null) {
    return confirmed === null ? (
      <SignInForm />
    ) : (
      <SignInForm
        lead={say('Sign in to confirm your new e-mail; until then, with the one that you had.')}
      />
    );
  }
  return (
    <DashboardFrame
      title={say('Account')}
      action={<Button onPress={() => void signOut()}>{say('Sign out')}</Button>}
    >
      {confirmed !== null && account.data !== undefined && <EmailConfirmation token={confirmed} />}
      {account.error !== null && <Notice>{messageOf(account.error)}</Notice>}
      {account.data === undefined ? (
        <Skeleton width="240px" />
      ) : (
        <>
          <ProfileSection account={account.data} />
          <PasswordSection email={account.data.email} />
          <TwoFactorSection />
          <PasskeysSection />
          <SessionsSection />
          <PreferencesSection />
          <DeleteSection account={account.data} />
        </>
      )}
    </DashboardFrame>
  );
}
