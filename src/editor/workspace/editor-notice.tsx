import { X } from 'lucide-react';
import type { LiveStatus } from '../live/live-draft';
import { useEditing } from '../editing/editing-context';
import { Button, IconButton } from '../ui/native-button';
import { RefusedNotice } from './later-parts';
import { setUi, useUi } from './ui-state';
import { say } from '../words/say';
import styles from './workspace.module.css';

/** What the last edit met, or why nothing can be edited. */
export function EditorNotice({ status }: { status: LiveStatus }) {
  const notice = useUi((ui) => ui.notice);
  const undoable = useUi((ui) => ui.undoable);
  const { onUndo } = useEditing();
  if (status.phase === 'refused') return <RefusedNotice message={status.message} />;
  if (notice === '' && undoable === '') return null;
  const dismiss = () => setUi({ notice: '', undoable: '' });
  return (
    <div className={styles['toast']}>
      <div className={styles['notice']} data-notice role={notice === '' ? 'status' : 'alert'}>
        {notice || undoable}
        {notice === '' && (
          <Button
            variant="quiet"
            onPress={() => {
              dismiss();
              onUndo();
            }}
          >
            {say('Undo it')}
          </Button>
        )}
        <IconButton label={say('Dismiss')} onPress={dismiss}>
          <X />
        </IconButton>
      </div>
    </div>
  );
}
