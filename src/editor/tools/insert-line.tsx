import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useEditing } from '../editing/editing-context';
import { placeForNew } from '../editing/section-place';
import { IconButton } from '../ui/button';
import { setUi } from '../workspace/ui-state';
import { hold, usePinned } from './use-pinned';
import { say } from '../words/say';
import styles from './tools.module.css';

interface Place {
  canvas: Document;
  pageId: string;
  /** The section that is pointed at. */
  id: string;
}

/** The lines above and below a section, with the plus that puts a new one there. */
export function InsertLines(place: Place) {
  const { store, draft } = useEditing().draft;
  const ids = store.childIds(`page:${place.pageId}`);
  const index = ids.indexOf(place.id);
  // No plus where nothing can stand: above the header, below the footer.
  const isFree = (at: number) => placeForNew(draft, place.pageId, '', at).index === at;
  return (
    <>
      {isFree(index) && <InsertLine key={index} {...place} index={index} edge="top" />}
      {isFree(index + 1) && (
        <InsertLine key={index + 1} {...place} index={index + 1} edge="bottom" />
      )}
    </>
  );
}

function InsertLine(props: Place & { index: number; edge: 'top' | 'bottom' }) {
  const { canvas, pageId, id, index, edge } = props;
  const { draft } = useEditing();
  const ref = useRef<HTMLDivElement>(null);
  const root = canvas.querySelector(`[data-section][data-at="${CSS.escape(id)}"]`);
  usePinned(ref, root, ({ box, view, width, height }) => {
    const y = box[edge];
    if (y > view.bottom + 1 || y < view.top + height) return null;
    ref.current?.style.setProperty('--line', `${box.right - box.left}px`);
    // At the page's end the plus stands inside.
    const top = hold(y - height / 2, view.top, view.bottom - height - 4);
    return { left: (box.left + box.right - width) / 2, top };
  });
  const before = draft.draft.placeOf(draft.store.childIds(`page:${pageId}`)[index - 1] ?? '');
  const section = before?.section ?? '';
  const name = say(draft.draft.catalogue.get(section)?.label ?? section);
  return (
    <div ref={ref} className={styles['insert']}>
      <IconButton
        label={
          index === 0
            ? say('Insert a section at the top')
            : say('Insert a section after {name}', { name })
        }
        onPress={() => setUi({ addAt: index })}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
