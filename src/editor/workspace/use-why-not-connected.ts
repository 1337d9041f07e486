import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../core/api/client';
import { LIVE_CLOSE } from '../../core/api/live-protocol';
import { api } from '../app/api';
import type { LiveDraft } from '../live/live-draft';

/** What stands before an HTTP status among the codes with which a live connection ends. */
const CLOSE_CODES = 4000;
const FINAL_CODES: readonly number[] = Object.values(LIVE_CLOSE);

/** A browser says of a refused connection only that it failed: the answer to a plain request says why. */
export function useWhyNotConnected(
  live: Pick<LiveDraft, 'siteId' | 'subscribe' | 'status' | 'end'>,
): void {
  // Another one with each attempt that failed.
  const status = useSyncExternalStore(live.subscribe, live.status);
  useEffect(() => {
    if (status.phase !== 'offline') return;
    api.get(`/sites/${live.siteId}`).catch((error: unknown) => {
      if (live.status() !== status || !(error instanceof ApiError)) return;
      const code = CLOSE_CODES + error.status;
      if (FINAL_CODES.includes(code)) live.end(code, error.message);
    });
  }, [live, status]);
}
