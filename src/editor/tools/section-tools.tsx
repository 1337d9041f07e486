import {
  ChevronDown,
  ChevronUp,
  Copy,
  Eye,
  EyeOff,
  Image,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { lookKeys, readLook } from '../../core/draft/read-look';
import { useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { BACKGROUND_FIELD, pictureMeta } from '../editing/set-picture';
import { placeForMove } from '../editing/section-place';
import { IconButton } from '../ui/button';
import { isRightToLeft } from '../ui/reading-direction';
import { setUi, useUi } from '../workspace/ui-state';
import { DragHandle } from './drag/drag-handle';
import { contentBoxes } from '../canvas/content-boxes';
import type { Box, Spot } from './free-place';
import { GAP, placeAtSection, type LastSide } from './place-at-section';
import {
  duplicateShown,
  isOnlyOne,
  moveSection,
  removeShown,
  setHidden,
  stepSection,
} from './section-actions';
import { settingsToolOf } from './tools-id';
import { isOnPhone } from '../ui/phone';
import { spotsOnPhone, usePinned, type PinnedBoxes } from './use-pinned';
import { sectionRoot, useSectionRoot } from './use-section-root';
import { say } from '../words/say';
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
  const root = useSectionRoot(canvas, id);
  const edited = useUi((ui) => (ui.text?.state.isFocused ? ui.text.element : null));
  const last = useRef<LastSide>({ side: 'end' });
  usePinned(ref, root, (boxes) => placeTools(boxes, root, last.current), edited);
  const look = useDraftRecords(store, lookKeys(id), () => readLook(store.draft, id));
  const ids = store.childIds(`page:${pageId}`);
  const index = ids.indexOf(id);
  const section = store.draft.placeOf(id)?.section ?? '';
  const definition = store.draft.catalogue.get(section);
  const isHidden = look.status === 'hidden';
  const canMove = (to: number) => placeForMove(store.draft, id, to).index !== index;
  const move = (to: number) => {
    const at = moveSection(draft, id, to);
    keepInView(canvas, id);
    return at;
  };
  const step = (by: 1 | -1) => {
    stepSection(draft, id, by);
    keepInView(canvas, id);
  };
  return (
    <div ref={ref} className={styles['tools']}>
      <DragHandle
        label={say('Move section')}
        index={index}
        elements={() => elementsOf(canvas, ids)}
        onMove={move}
      />
      <Toolbar aria-label={say('Section actions')} className={styles['bar'] ?? ''}>
        <span className={styles['name']}>{say(definition?.label ?? section)}</span>
        <IconButton
          label={say('Move up')}
          isDisabled={!canMove(index - 1)}
          onPress={() => step(-1)}
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          label={say('Move down')}
          isDisabled={!canMove(index + 1)}
          onPress={() => step(1)}
        >
          <ChevronDown />
        </IconButton>
        <IconButton
          label={say('Duplicate')}
          isOnce
          isDisabled={isOnlyOne(draft, id)}
          onPress={() => duplicateShown(draft, id, canvas)}
        >
          <Copy />
        </IconButton>
        <IconButton
          label={isHidden ? say('Show') : say('Hide')}
          onPress={() => setHidden(draft, id, !isHidden)}
        >
          {isHidden ? <Eye /> : <EyeOff />}
        </IconButton>
        {root !== null && pictureMeta(draft.draft, `${id}/${BACKGROUND_FIELD}`) !== undefined && (
          <IconButton
            label={say('Background')}
            onPress={() => setUi({ tool: { kind: 'background', key: id, element: root } })}
          >
            <Image />
          </IconButton>
        )}
        <IconButton label={say('Delete')} isOnce onPress={() => removeShown(draft, id, canvas)}>
          <Trash2 />
        </IconButton>
        <IconButton
          id={settingsToolOf(id)}
          label={say('Settings')}
          onPress={() => setUi({ settingsOf: id })}
        >
          <SlidersHorizontal />
        </IconButton>
      </Toolbar>
    </div>
  );
}

/** Shows a section where it went to, unless it is in sight. */
function keepInView(canvas: Document, id: string): void {
  requestAnimationFrame(() => {
    const [root] = elementsOf(canvas, [id]);
    const height = canvas.defaultView?.innerHeight ?? 0;
    const box = root?.getBoundingClientRect();
    if (box && (box.top < 0 || box.top > height - TEXT_TOOLS * 2)) {
      root?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  });
}

/** The sections' roots, in the order of the page's list. */
function elementsOf(canvas: Document, ids: readonly string[]): Element[] {
  return ids.flatMap((id) => sectionRoot(canvas, id) ?? []);
}

/** Room of the text's own tools above and below it, px. */
const TEXT_TOOLS = 36;

function placeTools(boxes: PinnedBoxes, root: Element | null, last: LastSide): Spot | null {
  const { box, view, height, toWindow } = boxes;
  if (root === null || box.bottom < view.top + height || box.top > view.bottom - GAP) return null;
  if (isOnPhone()) return spotsOnPhone(boxes, 0).at(-1) ?? null;
  const before = previousSection(root);
  const inTheWay = [
    ...contentBoxes(root),
    ...(before === null ? [] : contentBoxes(before)),
    ...editedBoxes(),
  ].map(toWindow);
  return placeAtSection(boxes, inTheWay, isRightToLeft(root), last);
}

/** The text that has the caret, with its tools. */
function editedBoxes(): Box[] {
  const { text } = useUi.getState();
  if (!text?.state.isFocused) return [];
  const { left, right, top, bottom } = text.element.getBoundingClientRect();
  return [{ left: left - TEXT_TOOLS, right, top: top - TEXT_TOOLS, bottom: bottom + TEXT_TOOLS }];
}

function previousSection(root: Element): Element | null {
  const all = [...root.ownerDocument.querySelectorAll('[data-section]')];
  return all[all.indexOf(root) - 1] ?? null;
}
