import { Eye } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import type { PreviewAnswer } from '../../core/api/draft';
import { api, messageOf } from '../app/api';
import type { LiveDraft } from '../live/live-draft';
import { Button } from '../ui/button';
import { setUi } from './ui-state';
import styles from './top-bar.module.css';

/** Opens the draft as visitors would see it, in a tab of its own. */
export function PreviewButton(props: { live: LiveDraft; siteId: string; path: string }) {
  const { live, siteId, path } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: Window | null) => {
      await live.saved();
      const { url } = await api.post<PreviewAnswer>(`/sites/${siteId}/draft/preview`);
      const address = previewAddress(url, path);
      if (tab === null) location.assign(address);
      else tab.location.replace(address);
    },
    onError: (error, tab) => {
      tab?.close();
      setUi({ notice: messageOf(error) });
    },
  });
  return (
    <Button
      aria-label="Preview"
      isDisabled={isPending}
      // The tab opens with the press itself: a browser takes one that comes later for an advertisement.
      onPress={() => mutate(openTab())}
    >
      <Eye />
      <span className={styles['wideOnly']}>Preview</span>
    </Button>
  );
}

function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab !== null) tab.opener = null;
  return tab;
}

/** The page's own address in the preview, with the preview's token. */
export function previewAddress(home: string, path: string): string {
  const address = new URL(home);
  const own = path.split('/').filter((segment) => segment !== '');
  address.pathname = own.length === 0 ? '/' : `/${own.map(encodeURIComponent).join('/')}/`;
  return address.href;
}
