import { ChevronDown, ChevronUp, Copy, Eye, EyeOff, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { isSectionUsed } from '../../core/draft/edits/sections';
import { readLook } from '../../core/draft/read-document';
import { useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { IconButton } from '../ui/button';
import { setUi, useUi } from '../workspace/ui-state';
import { hold, placeOnPhone, usePinned, type PinnedBoxes } from './use-pinned';
import styles from './tools.module.css';

/** What can be done with the selected section. */
export function SectionTools({
  canvas,
  pageId,
  id,
}: {
  canvas: Document;
  pageId: string;
  id: string;
}) {
  const { draft } = useEditing();
  const { store } = draft;
  const ref = useRef<HTMLDivElement>(null);
  const root = canvas.querySelector(`[data-section][data-at="${CSS.escape(id)}"]`);
  usePinned(ref, root, placeTools);
  const look = useDraftRecords(store, [id], () => readLook(store.draft, id));
  const ids = store.childIds(`page:${pageId}`);
  const index = ids.indexOf(id);
  const section = store.draft.placeOf(id)?.section ?? '';
  const definition = store.draft.catalogue.get(section);
  const isUnique = definition?.unique === true && isSectionUsed(store.draft, section);
  const isHidden = look.status === 'hidden';
  const move = (to: number) => draft.edit({ edit: 'moveSection', component: id, index: to });
  const remove = () => {
    draft.edit({ edit: 'removeSection', component: id });
    setUi({ selected: ids[index + 1] ?? ids[index - 1] ?? null, settingsOf: null });
  };
  const duplicate = () => {
    const { id: copy } = draft.edit({ edit: 'duplicateSection', component: id });
    if (copy !== undefined) setUi({ selected: copy });
  };
  return (
    <Toolbar ref={ref} aria-label="Section actions" className={styles['tools'] ?? ''}>
      <span className={styles['name']}>{definition?.label ?? section}</span>
      <IconButton label="Move up" isDisabled={index <= 0} onPress={() => move(index - 1)}>
        <ChevronUp />
      </IconButton>
      <IconButton
        label="Move down"
        isDisabled={index >= ids.length - 1}
        onPress={() => move(index + 1)}
      >
        <ChevronDown />
      </IconButton>
      <IconButton label="Duplicate" isDisabled={isUnique} onPress={duplicate}>
        <Copy />
      </IconButton>
      <IconButton
        label={isHidden ? 'Show' : 'Hide'}
        onPress={() =>
          draft.edit({
            edit: 'setSection',
            component: id,
            values: { status: isHidden ? 'published' : 'hidden' },
          })
        }
      >
        {isHidden ? <Eye /> : <EyeOff />}
      </IconButton>
      <IconButton label="Delete" onPress={remove}>
        <Trash2 />
      </IconButton>
      <IconButton label="Settings" onPress={() => setUi({ settingsOf: id })}>
        <SlidersHorizontal />
      </IconButton>
    </Toolbar>
  );
}

const GAP = 8;

/** At the section's upper corner, in view as long as the section is, and never over the text that is written in. */
function placeTools(boxes: PinnedBoxes): { left: number; top: number } | null {
  const { box, view, width, height } = boxes;
  if (box.bottom < view.top + height || box.top > view.bottom - GAP) return null;
  const onPhone = placeOnPhone(boxes, 0);
  if (onPhone) return onPhone;
  const left = hold(box.right - width - GAP, view.left + GAP, view.right - width - GAP);
  const outside = box.top - height - GAP;
  const top =
    outside >= view.top + GAP ? outside : hold(box.top + GAP, view.top + GAP, view.bottom);
  const edited = editedBox();
  const isOver =
    edited !== null &&
    edited.right > left &&
    edited.left < left + width &&
    edited.bottom > top &&
    edited.top < top + height;
  if (!isOver) return { left, top };
  const below = Math.min(box.bottom, view.bottom) - height - GAP;
  return {
    left,
    top: below > edited.bottom ? below : Math.max(view.top + GAP, edited.top - height - GAP),
  };
}

function editedBox(): DOMRect | null {
  const { text } = useUi.getState();
  const frame = text?.element.ownerDocument.defaultView?.frameElement;
  if (!text?.state.isFocused || !frame) return null;
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / ((frame as HTMLElement).offsetWidth || 1);
  const inner = text.element.getBoundingClientRect();
  return new DOMRect(
    outer.left + inner.left * scale,
    outer.top + inner.top * scale,
    inner.width * scale,
    inner.height * scale,
  );
}
