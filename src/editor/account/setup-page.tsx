import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkAnswer } from '../../core/api/account';
import { api, messageOf } from '../app/api';
import { navigate } from '../app/navigation';
import { useAccount } from '../app/queries';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/notice';
import { Entrance } from './entrance';
import { NewAccountForm } from './new-account-form';
import { SignInForm } from './sign-in-form';
import { LINK_KEY, signOut } from './sign-in';
import { say } from '../words/say';
import styles from './entrance.module.css';

/** What a set-up link, an invitation or a sign-up mail leads to. */
export function SetupPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const link = useQuery({
    queryKey: [LINK_KEY, token],
    queryFn: () => api.post<LinkAnswer>('/setup/link', { token }),
    enabled: token !== '',
    // Once its account is made, a link is spent; what it was for stays.
    staleTime: Infinity,
    retry: false,
  });
  const account = useAccount();
  // Somebody who makes the account is signed in with it before they are led on.
  const [isMaking, setIsMaking] = useState(false);
  if (token === '') {
    return (
      <Entrance
        title={say('This link is not complete')}
        lead={say(
          'Open the whole link: the one that the console printed when Plinth first started, or that of your mail.',
        )}
      >
        <a href="/sign-in">{say('Sign in instead')}</a>
      </Entrance>
    );
  }
  if (link.error !== null) {
    return (
      <Entrance title={say('This link doesn’t work any more')} lead={messageOf(link.error)}>
        <a href="/sign-in">{say('Sign in instead')}</a>
      </Entrance>
    );
  }
  if (link.data === undefined || (account.data === undefined && !isMaking)) {
    return (
      <Entrance title={say('One moment')} lead={say('Plinth reads what this link is for.')}>
        <Skeleton height={30} />
      </Entrance>
    );
  }
  const { email, site, hasAccount } = link.data;
  const open = () =>
    site === null
      ? navigate({ to: '/' })
      : navigate({ to: '/sites/$siteId', params: { siteId: site.id } });
  const make = (
    <NewAccountForm
      token={token}
      link={link.data}
      title={titleOf(link.data)}
      onBegin={setIsMaking}
      onMade={open}
    />
  );
  if (isMaking) return make;
  if (account.data && account.data.email === email) {
    return (
      <Entrance
        title={titleOf(link.data)}
        lead={say('You are signed in with the e-mail it was sent to.')}
      >
        <Button variant="primary" isWide onPress={open}>
          {site === null ? say('Go to your sites') : say('Open {name}', { name: site.name })}
        </Button>
      </Entrance>
    );
  }
  if (account.data) {
    return (
      <Entrance
        title={say('This is for somebody else')}
        lead={
          email === null
            ? say('The link is for a new account, and you are signed in as {current}.', {
                current: account.data.email,
              })
            : say('The link is for {email}, and you are signed in as {current}.', {
                email,
                current: account.data.email,
              })
        }
      >
        <Button variant="primary" isWide onPress={() => void signOut()}>
          {say('Sign out and go on')}
        </Button>
        <div className={styles['others']}>
          <a href="/">{say('Stay signed in')}</a>
        </div>
      </Entrance>
    );
  }
  if (hasAccount) {
    return (
      <SignInForm
        title={titleOf(link.data)}
        lead={say('You have an account with this e-mail. Sign in with it.')}
        email={email ?? undefined}
        onSignedIn={open}
      />
    );
  }
  return make;
}

function titleOf({ kind, site }: LinkAnswer): string {
  if (kind === 'first') return say('Lay the first stone');
  if (kind === 'sign-up') return say('Make your account');
  return site === null
    ? say('You are invited')
    : say('You are invited to {name}', { name: site.name });
}
