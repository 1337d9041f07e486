import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveDraft, LiveStatus } from '../live/live-draft';
import { askHowSiteStands } from './ask-how-site-stands';

/** Keeps true what is said of the site beside its draft: others publish it too. */
export function useSiteOfNow(live: Pick<LiveDraft, 'siteId' | 'status' | 'subscribe'>): void {
  const client = useQueryClient();
  useEffect(() => {
    // What was told before anybody listened counts: this is loaded late.
    let before: Pick<LiveStatus, 'phase' | 'site'> = { phase: live.status().phase, site: 0 };
    const follow = () => {
      const now = live.status();
      // Without a connection nothing was told.
      const isBack = before.phase !== 'online' && now.phase === 'online';
      if (isBack || now.site !== before.site) askHowSiteStands(client, live.siteId);
      before = now;
    };
    follow();
    return live.subscribe(follow);
  }, [client, live]);
}
