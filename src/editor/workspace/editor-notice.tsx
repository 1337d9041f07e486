import { X } from 'lucide-react';
import type { LiveStatus } from '../live/live-draft';
import { Button, IconButton } from '../ui/button';
import { setUi, useUi } from './ui-state';
import styles from './workspace.module.css';

/** What the last edit met, or why nothing can be edited. */
export function EditorNotice({ status }: { status: LiveStatus }) {
  const notice = useUi((ui) => ui.notice);
  if (status.phase === 'refused') {
    return (
      <div className={styles['toast']}>
        <div className={styles['card']} role="alert">
          <strong>{status.message || 'The server has ended this connection.'}</strong>
          <p>What is not saved yet is kept on this device.</p>
          <div className={styles['row']}>
            <Button onPress={() => location.reload()}>Load again</Button>
          </div>
        </div>
      </div>
    );
  }
  if (notice === '') return null;
  return (
    <div className={styles['toast']}>
      <div className={styles['notice']} role="alert">
        {notice}
        <IconButton label="Dismiss" onPress={() => setUi({ notice: '' })}>
          <X />
        </IconButton>
      </div>
    </div>
  );
}
