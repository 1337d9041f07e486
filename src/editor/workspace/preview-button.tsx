import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { LiveDraft } from '../live/live-draft';
import { Button } from '../ui/native-button';
import { openPreview } from './open-preview';
import { say } from '../words/say';
import styles from './top-bar.module.css';

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
    setPending(true);
    await openPreview(live, siteId, path);
    setPending(false);
  };
  return (
    <Button aria-label={say('Preview')} isDisabled={isPending || !path} onPress={() => void open()}>
      <Eye />
      <span className={styles['wideOnly']}>{say('Preview')}</span>
    </Button>
  );
}
