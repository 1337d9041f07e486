import type { PreviewAnswer } from '../../core/api/draft';
import { LIVE_CLOSE } from '../../core/api/live-protocol';
import { api, isUnauthorized, messageOf } from '../app/api';
import type { LiveDraft } from '../live/live-draft';
import { sayInTab } from '../ui/say-in-tab';
import { showInTab } from '../ui/tab-to-come';
import { say } from '../words/say';
import { setSignIn } from './sign-in-state';
import { setUi } from './ui-state';

/** Shows a page of the draft as visitors would see it, in the tab that `openPreviewTab` gave. */
export async function openPreview(
  live: LiveDraft,
  siteId: string,
  path: string,
  tab: Window | null | undefined,
): Promise<void> {
  if (tab === undefined) return sayWhyNot(live);
  sayInTab(tab, say('Saving your last edits and making the preview…'));
  try {
    await live.saved();
    const { url } = await api.post<PreviewAnswer>(`/sites/${siteId}/draft/preview`);
    showInTab(tab, previewAddress(url, path));
  } catch (failure) {
    tab?.close();
    if (isUnauthorized(failure)) live.end(LIVE_CLOSE.unauthorized);
    else setUi({ notice: messageOf(failure) });
  }
}

function sayWhyNot(live: LiveDraft): void {
  if (live.status().phase === 'signedOut') setSignIn({ isOpen: true });
  else
    setUi({
      notice: say('You are offline. The preview can be opened as soon as the connection is back.'),
    });
}

/** The page's own address in the preview, with the preview's token. */
export function previewAddress(home: string, path: string): string {
  const address = new URL(home);
  const own = path.split('/').filter((segment) => segment !== '');
  address.pathname = own.length === 0 ? '/' : `/${own.map(encodeURIComponent).join('/')}/`;
  return address.href;
}
