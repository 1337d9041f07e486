import {
  ChevronLeft,
  ChevronRight,
  ChevronDown,
  ChevronUp,
  Copy,
  Link2,
  Minus,
  Plus,
} from 'lucide-react';
import { useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { fieldAt } from '../../core/fields/field';
import { useChildIds } from '../editing/draft-hooks';
import { editPath } from '../editing/edit-path';
import { useEditing } from '../editing/editing-context';
import { addressOf } from '../editing/record-address';
import { fieldsOf } from '../editing/set-picture';
import { IconButton } from '../ui/button';
import { isRightToLeft } from '../ui/reading-direction';
import { openEntry } from '../workspace/open-entry';
import { revealPlace } from '../workspace/reveal';
import { setUi, useUi } from '../workspace/ui-state';
import { contentBoxes } from '../canvas/content-boxes';
import { DragHandle } from './drag/drag-handle';
import { freePlace, type Box, type Spot } from './free-place';
import { isOnPhone } from '../ui/phone';
import { leaveTool } from './leaving';
import { hold, spotsOnPhone, usePinned, weighty, type PinnedBoxes } from './use-pinned';
import { say } from '../words/say';
import styles from './tools.module.css';

/** Between an item and tools beside it, px. */
const GAP = 4;

/**
 * What can be done with an item of a list: shown while it is pointed at or holds the focus.
 * @param isInner whether it is the innermost of the items there: a phone has room for one
 */
export function ItemTools(props: { canvas: Document; itemKey: string; isInner: boolean }) {
  const { canvas, itemKey, isInner } = props;
  const { draft } = useEditing();
  const { store } = draft;
  const ref = useRef<HTMLDivElement>(null);
  const element = shownOf(canvas, itemKey);
  const last = useRef<{ spot: Spot | null }>({ spot: null });
  const edited = useUi((ui) => (ui.text?.state.isFocused ? ui.text.element : null));
  const holdsChanged = useUi(
    ({ tool }) => tool !== null && element?.contains(tool.element) === true,
  );
  usePinned(
    ref,
    element,
    (boxes) => {
      if (element === null) return null;
      if (isOnPhone()) return isInner ? placeOnPhone(boxes) : null;
      return placeTools(boxes, element, { edited, last: last.current });
    },
    edited,
  );
  const [component = '', ...segments] = itemKey.split('/');
  const list = itemKey.slice(0, itemKey.lastIndexOf('/'));
  const ids = useChildIds(store, list);
  const id = (segments.at(-1) ?? '').slice(1);
  const meta = fieldAt(fieldsOf(store.draft, component), segments.slice(0, -1))?.meta;
  if (meta?.kind !== 'list' || element === null) return null;
  const index = ids.indexOf(id);
  const listPath = editPath(list).split('/').slice(1);
  const path = [...listPath, id];
  const address = addressOf(component);
  const isRow = isBeside(element);
  const [Before, After] = isRow ? chevronsOf(element) : [ChevronUp, ChevronDown];
  const link = linkOf(element, itemKey);
  const move = (to: number) =>
    leaving(() => draft.edit({ edit: 'moveItem', ...address, path, index: to }));
  // Why a button is off; what is off can't be pointed at.
  const limit =
    ids.length >= meta.max
      ? say('At most {max}', { max: meta.max })
      : ids.length <= meta.min
        ? say('At least {min}', { min: meta.min })
        : '';
  return (
    <div
      ref={ref}
      className={`${styles['tools']} ${styles['small']} ${styles['item']}`}
      // The dialog of a picture or a link in the item leaves the item's tools in use; a phone's sheet has their place.
      data-react-aria-top-layer={holdsChanged && !isOnPhone() ? '' : undefined}
    >
      <span className={styles['tab']} aria-hidden="true">
        {say(meta.item)}
        {limit !== '' && ` · ${limit}`}
      </span>
      {ids.length > 1 && (
        <DragHandle
          label={say('Move {item}', { item: say(meta.item) })}
          index={index}
          elements={() => siblingsOf(element)}
          onMove={(to) => move(to)()}
        />
      )}
      <Toolbar
        aria-label={say('{item} actions', { item: say(meta.item) })}
        className={styles['bar'] ?? ''}
      >
        {link !== null && (
          <IconButton label={say('Link')} onPress={leaving(() => setUi({ tool: link }))}>
            <Link2 />
          </IconButton>
        )}
        <IconButton
          label={say('Move {item} up', { item: say(meta.item) })}
          isDisabled={index <= 0}
          onPress={move(index - 1)}
        >
          <Before />
        </IconButton>
        <IconButton
          label={say('Move {item} down', { item: say(meta.item) })}
          isDisabled={index >= ids.length - 1}
          onPress={move(index + 1)}
        >
          <After />
        </IconButton>
        <IconButton
          label={say('Add {item}', { item: say(meta.item) })}
          isDisabled={ids.length >= meta.max}
          onPress={leaving(() => {
            const added = draft.edit({
              edit: 'addItem',
              ...address,
              path: listPath,
              index: index + 1,
            });
            if (added.id === undefined) return;
            revealPlace(canvas, [component, ...listPath, added.id]);
            openEntry(canvas, `${list}/#${added.id}`);
          })}
        >
          <Plus />
        </IconButton>
        <IconButton
          label={say('Duplicate {item}', { item: say(meta.item) })}
          isDisabled={ids.length >= meta.max}
          onPress={leaving(() => draft.edit({ edit: 'duplicateItem', ...address, path }))}
        >
          <Copy />
        </IconButton>
        <IconButton
          label={say('Remove {item}', { item: say(meta.item) })}
          isOnce
          isDisabled={ids.length <= meta.min}
          onPress={leaving(() => {
            const next = ids[index + 1] ?? ids[index - 1];
            setUi({ item: null });
            draft.edit({ edit: 'removeItem', ...address, path });
            setUi({ undoable: say('One {item} is removed.', { item: say(meta.item) }) });
            revealPlace(canvas, [component, ...listPath, ...(next === undefined ? [] : [next])]);
          })}
        >
          <Minus />
        </IconButton>
        {limit !== '' && <span className={styles['limit']}>{limit}</span>}
      </Toolbar>
    </div>
  );
}

/** Does something once the dialog of a value in the item is left, and what was typed there kept. */
function leaving(act: () => unknown): () => void {
  return () => {
    if (leaveTool()) act();
  };
}

/** An item's element: the site's links stand in the bar and in its menus, of which one is shown. */
function shownOf(canvas: Document, itemKey: string): HTMLElement | null {
  const all = canvas.querySelectorAll<HTMLElement>(`[data-item-key="${CSS.escape(itemKey)}"]`);
  return [...all].find((one) => one.getClientRects().length > 0) ?? all[0] ?? null;
}

/** The list's items, this one among them. */
function siblingsOf(element: HTMLElement): Element[] {
  return [...(element.parentElement?.children ?? [])].filter(
    (one) => (one as HTMLElement).dataset['itemKey'] !== undefined,
  );
}

/** The link around an item's content, which no text in it opens. */
function linkOf(element: HTMLElement, itemKey: string) {
  const holder = element.querySelector<HTMLElement>('[data-link]:not([data-field])');
  const path = holder?.dataset['link'];
  if (!holder || path === undefined || holder.closest('[data-item-key]') !== element) return null;
  const component = itemKey.slice(0, itemKey.indexOf('/'));
  return { kind: 'link' as const, key: `${component}/${path}`, element: holder };
}

/** Whether an item stands beside its neighbour, so that arrows point sideways. */
function isBeside(element: HTMLElement): boolean {
  const neighbour = element.nextElementSibling ?? element.previousElementSibling;
  if (neighbour === null) return false;
  return Math.abs(neighbour.getBoundingClientRect().top - element.getBoundingClientRect().top) < 4;
}

/** Towards the begin and the end of a row. */
function chevronsOf(element: HTMLElement) {
  return isRightToLeft(element)
    ? ([ChevronRight, ChevronLeft] as const)
    : ([ChevronLeft, ChevronRight] as const);
}

/** Over the section's tools, at the row's begin: beside them is room for a text's own. */
function placeOnPhone(boxes: PinnedBoxes): Spot | null {
  const { box, view } = boxes;
  if (box.bottom < view.top || box.top > view.bottom) return null;
  return spotsOnPhone(boxes, 1).at(-1) ?? null;
}

/** Under the site's bar, whose links stand close: none is covered by another's tools. */
function placeUnder(bar: Box, { box, view, width, height }: PinnedBoxes): Spot | null {
  const left = hold((box.left + box.right - width) / 2, view.left + 4, view.right - width - 4);
  const top = bar.bottom + GAP;
  return top < view.top || top + height > view.bottom ? null : { left, top };
}

/** On the item's upper edge at its end, or where else beside it nothing is covered. */
function placeTools(
  boxes: PinnedBoxes,
  element: HTMLElement,
  { edited, last }: { edited: HTMLElement | null; last: { spot: Spot | null } },
) {
  const { box, view, width, height, isMoving, toWindow, others } = boxes;
  if (box.bottom < view.top || box.top > view.bottom) return null;
  const bar = element.closest('[popover]') === null ? element.closest('[data-bar]') : null;
  if (bar !== null) return placeUnder(toWindow(bar.getBoundingClientRect()), boxes);
  if (isMoving && last.spot !== null) {
    return { left: box.left + last.spot.left, top: box.top + last.spot.top };
  }
  const right = hold(box.right - width, view.left + 4, view.right - width - 4);
  const left = hold(box.left, view.left + 4, view.right - width - 4);
  const isRtl = isRightToLeft(element);
  const [start, end] = isRtl ? [right, left] : [left, right];
  const above = box.top - height - GAP;
  const spots = [
    { left: end, top: box.top - height / 2 },
    { left: end, top: above },
    { left: start, top: above },
    { left: end, top: box.bottom + GAP },
    { left: isRtl ? box.left - width - GAP : box.right + GAP, top: box.top },
    { left: end, top: box.bottom - height / 2 },
  ];
  const section = element.closest('[data-section]');
  const content = section === null ? [] : contentBoxes(section).map(toWindow);
  const written = edited === null ? [] : [weighty(toWindow(edited.getBoundingClientRect()))];
  const inTheWay = [...content, ...written, ...others()];
  const spot = freePlace(spots, { width, height }, inTheWay, view);
  last.spot = spot && { left: spot.left - box.left, top: spot.top - box.top };
  return spot;
}
