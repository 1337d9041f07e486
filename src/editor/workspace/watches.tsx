import { useEffect } from 'react';
import { useAccount } from '../app/queries';
import type { LiveDraft } from '../live/live-draft';
import { DeletedNotice } from './deleted-notice';
import { setSignIn } from './sign-in-state';
import { useSiteOfNow } from './use-site-of-now';
import { useWhyNotConnected } from './use-why-not-connected';

/** What is watched while somebody edits: who they are, what others take away or publish, why the connection is gone. */
export function Watches({ live, pageId }: { live: LiveDraft; pageId: string }) {
  const { data: account } = useAccount();
  useEffect(() => {
    if (account) setSignIn({ email: account.email });
  }, [account]);
  useWhyNotConnected(live);
  useSiteOfNow(live);
  return <DeletedNotice {...{ live, pageId }} />;
}
