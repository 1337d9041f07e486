import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useEditing } from '../editing/editing-context';
import { placeForNew } from '../editing/section-place';
import { IconButton } from '../ui/button';
import { isOnPhone } from '../ui/phone';
import { setUi, useUi } from '../workspace/ui-state';
import { isFree } from './free-place';
import { sectionLabel } from './section-actions';
import { hold, usePinned, type PinnedBoxes } from './use-pinned';
import { useSectionRoot } from './use-section-root';
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
  const canStand = (at: number) => placeForNew(draft, place.pageId, '', at).index === at;
  return (
    <>
      {canStand(index) && <InsertLine key={index} {...place} index={index} edge="top" />}
      {canStand(index + 1) && (
        <InsertLine key={index + 1} {...place} index={index + 1} edge="bottom" />
      )}
    </>
  );
}

function InsertLine(props: Place & { index: number; edge: 'top' | 'bottom' }) {
  const { canvas, id, index, edge } = props;
  const { draft } = useEditing();
  const ref = useRef<HTMLDivElement>(null);
  const root = useSectionRoot(canvas, id);
  // On a phone the tools of what is chosen stand in rows at the lower edge: none shows half a plus beside them.
  const item = useUi((ui) => ui.item);
  const text = useUi((ui) => ui.text?.element);
  const place = ({ box, view, width, height, others }: PinnedBoxes) => {
    const y = box[edge];
    if (y > view.bottom + 1 || y < view.top + height) return null;
    ref.current?.style.setProperty('--line', `${box.right - box.left}px`);
    // At the page's end the plus stands inside.
    const top = hold(y - height / 2, view.top, view.bottom - height - 4);
    const spot = { left: (box.left + box.right - width) / 2, top };
    return isOnPhone() && !isFree(spot, { width, height }, others()) ? null : spot;
  };
  usePinned(ref, root, place, text ?? item);
  const name = sectionLabel(draft, id);
  return (
    <div ref={ref} className={styles['insert']}>
      <IconButton
        label={
          edge === 'bottom'
            ? say('Insert a section after {name}', { name })
            : index === 0
              ? say('Insert a section at the top')
              : say('Insert a section before {name}', { name })
        }
        onPress={() => setUi({ addAt: index })}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
