import type { PreviewAnswer } from '../../core/api/draft';
import { LIVE_CLOSE } from '../../core/api/live-protocol';
import { api, isUnauthorized, messageOf } from '../app/api';
import type { LiveDraft } from '../live/live-draft';
import { openTab, showInTab } from '../ui/tab-to-come';
import { setUi } from './ui-state';

/** Opens a page of the draft as visitors would see it. Called with the press itself. */
export async function openPreview(live: LiveDraft, siteId: string, path: string): Promise<void> {
  const tab = openTab();
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

/** The page's own address in the preview, with the preview's token. */
export function previewAddress(home: string, path: string): string {
  const address = new URL(home);
  const own = path.split('/').filter((segment) => segment !== '');
  address.pathname = own.length === 0 ? '/' : `/${own.map(encodeURIComponent).join('/')}/`;
  return address.href;
}
