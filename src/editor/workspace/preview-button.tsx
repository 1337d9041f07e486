import { Eye } from 'lucide-react';
import type { LiveDraft } from '../live/live-draft';
import { Button } from '../ui/native-button';
import { usePreview } from './use-preview';
import { say } from '../words/say';
import styles from './top-bar.module.css';

/** Opens the draft as visitors would see it, in a tab of its own. */
export function PreviewButton(props: { live: LiveDraft; siteId: string; path: string }) {
  const { live, siteId, path } = props;
  const { open, isPending } = usePreview(live, siteId);
  return (
    <Button aria-label={say('Preview')} isDisabled={isPending} onPress={() => open(path)}>
      <Eye />
      <span className={styles['wideOnly']}>{say('Preview')}</span>
    </Button>
  );
}
