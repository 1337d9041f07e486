import type { LiveDraft } from '../live/live-draft';
import { openTab } from '../ui/tab-to-come';

/**
 * The tab for a preview, to be opened with the press itself; null where the browser opens none, undefined where it is known
 * that none can be shown now.
 */
export function openPreviewTab(live: Pick<LiveDraft, 'status'>): Window | null | undefined {
  const { phase } = live.status();
  return phase === 'offline' || phase === 'signedOut' ? undefined : openTab();
}
