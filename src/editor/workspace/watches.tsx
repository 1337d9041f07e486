import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../app/queries';
import type { LiveDraft } from '../live/live-draft';
import { DeletedNotice } from './deleted-notice';
import { setSignIn } from './sign-in-state';
import { changesKey } from './use-unpublished';
import { useWhyNotConnected } from './use-why-not-connected';

/** What is watched while somebody edits: who they are, what others take away, why the connection is gone. */
export function Watches({ live, pageId }: { live: LiveDraft; pageId: string }) {
  const { data: account } = useAccount();
  useEffect(() => {
    if (account) setSignIn({ email: account.email });
  }, [account]);
  useWhyNotConnected(live);
  useSiteOfNow(live);
  return <DeletedNotice {...{ live, pageId }} />;
}

/** Keeps true what is said of the site beside its draft: others publish it too. */
function useSiteOfNow(live: LiveDraft): void {
  const client = useQueryClient();
  useEffect(() => {
    const { siteId } = live;
    const ask = () => {
      for (const queryKey of [['site', siteId], changesKey(siteId), ['releases', siteId]])
        void client.invalidateQueries({ queryKey });
    };
    let before = live.status();
    return live.subscribe(() => {
      const now = live.status();
      // Without a connection nothing was told.
      const isBack = before.phase !== 'online' && now.phase === 'online';
      if (isBack || now.site !== before.site) ask();
      before = now;
    });
  }, [client, live]);
}
