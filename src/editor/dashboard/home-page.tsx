import { useAccount } from '../app/queries';
import { messageOf } from '../app/api';
import { SignInForm } from '../account/sign-in-form';
import { Notice } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import { NewSite } from './new-site';
import { SiteList } from './site-list';

/** The owner's sites; signed out: the sign-in. */
export function HomePage() {
  const account = useAccount();
  if (account.data === null) return <SignInForm />;
  return (
    <DashboardFrame title="Your sites" action={<NewSite />}>
      {account.error === null ? (
        <SiteList isKnown={account.data !== undefined} />
      ) : (
        <Notice>{messageOf(account.error)}</Notice>
      )}
    </DashboardFrame>
  );
}
