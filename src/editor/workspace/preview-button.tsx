import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { LiveDraft } from '../live/live-draft';
import { Button } from '../ui/native-button';
import { alsoLoadAhead } from '../ui/later';
import { openPreviewTab } from './preview-tab';
import { setUi } from './ui-state';
import { say } from '../words/say';
import styles from './top-bar.module.css';

const loadPreview = () => import('./open-preview');
alsoLoadAhead(loadPreview);

/** Opens the draft as visitors would see it, in a tab of its own. */
export function PreviewButton(props: {
  live: LiveDraft;
  siteId: string;
  /** Empty where there is no page to be seen. */
  path: string;
}) {
  const { live, siteId, path } = props;
  const [isPending, setPending] = useState(false);
  const open = async () => {
    if (isPending) return;
    const tab = openPreviewTab(live);
    setPending(true);
    try {
      const { openPreview } = await loadPreview();
      await openPreview(live, siteId, path, tab);
    } catch {
      tab?.close();
      setUi({ notice: say('This could not be loaded. Check the connection.') });
    }
    setPending(false);
  };
  return (
    <Button
      aria-label={say('Preview')}
      // Disabled, it would lose the focus.
      aria-disabled={isPending}
      isDisabled={!path}
      onPress={() => void open()}
    >
      <Eye />
      <span className={styles['wideOnly']}>{say('Preview')}</span>
    </Button>
  );
}
