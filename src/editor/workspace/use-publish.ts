import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import type { ReleaseAnswer } from '../../core/api/release';
import { LIVE_CLOSE } from '../../core/api/live-protocol';
import { api, isUnauthorized } from '../app/api';
import type { LiveDraft } from '../live/live-draft';
import type { PublishStep } from './publish-dialog';
import { setUi } from './ui-state';
import { askHowSiteStands } from './ask-how-site-stands';

/** Publishes the draft, and says how that stands. */
export function usePublish(
  live: Pick<LiveDraft, 'saved' | 'status' | 'end'>,
  siteId: string,
  canvas: Document | null,
) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  /** Number of the release that was made last. */
  const [release, setRelease] = useState(0);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const show = (publishing: PublishStep) => {
    // Whoever is at another site by now is told nothing of this one.
    if (!hasLeft.current) setUi({ publishing });
  };
  const send = async (note: string) => {
    setPending(true);
    try {
      (canvas?.activeElement as HTMLElement | null)?.blur();
      await live.saved();
      const { number } = await api.post<ReleaseAnswer>(`/sites/${siteId}/publish`, { note });
      setRelease(number);
      client.setQueryData<SiteAnswer>(
        ['site', siteId],
        (site) => site && { ...site, currentRelease: number },
      );
      show('published');
      askHowSiteStands(client, siteId);
    } catch (failure) {
      if (isUnauthorized(failure)) live.end(LIVE_CLOSE.unauthorized);
      setError(failure as Error);
      show('refused');
    } finally {
      setPending(false);
    }
  };
  const publish = (note: string) => {
    if (isPending) return;
    // Without a connection nothing is asked of the server, and nothing is published later behind one's back.
    if (live.status().phase === 'online') void send(note);
    else show('offline');
  };
  return { publish, isPending, error, release };
}
