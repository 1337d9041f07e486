import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useEditing } from '../editing/editing-context';
import { IconButton } from '../ui/button';
import { setUi } from '../workspace/ui-state';
import { usePinned } from './use-pinned';
import styles from './tools.module.css';

/** The line between two sections, with the plus that puts a new one there. */
export function InsertLine({
  canvas,
  pageId,
  id,
}: {
  canvas: Document;
  pageId: string;
  id: string;
}) {
  const { draft } = useEditing();
  const ref = useRef<HTMLDivElement>(null);
  const root = canvas.querySelector(`[data-section][data-at="${CSS.escape(id)}"]`);
  usePinned(ref, root, ({ box, view, width, height }) => {
    if (box.bottom > view.bottom - height / 2 || box.bottom < view.top + height) return null;
    return { left: (box.left + box.right - width) / 2, top: box.bottom - height / 2 };
  });
  return (
    <div ref={ref} className={styles['insert']}>
      <IconButton
        label="Insert here"
        onPress={() => {
          const index = draft.store.childIds(`page:${pageId}`).indexOf(id);
          setUi({ addAt: index + 1 });
        }}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
