import { X } from 'lucide-react';
import type { LiveStatus } from '../live/live-draft';
import { IconButton } from '../ui/button';
import { Notice } from '../ui/notice';
import { setUi, useUi } from './ui-state';
import styles from './workspace.module.css';

/** What the last edit met, or why nothing can be edited. */
export function EditorNotice({ status }: { status: LiveStatus }) {
  const notice = useUi((ui) => ui.notice);
  if (status.phase === 'refused') {
    return (
      <div className={styles['toast']}>
        <Notice>{status.message || 'The server has ended this connection.'}</Notice>
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
