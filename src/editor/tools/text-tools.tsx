import { AlignCenter, AlignJustify, AlignLeft, AlignRight, Blend, Film, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Toolbar } from 'react-aria-components';
import { fieldAt } from '../../core/fields/field';
import { ALIGNMENTS, type Alignment } from '../../core/fields/vocabulary';
import { useDraftValue } from '../editing/draft-hooks';
import { editPath } from '../editing/edit-path';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { editableOf } from '../text/text-events';
import { IconButton, ToggleIcon } from '../ui/button';
import { isRightToLeft } from '../ui/reading-direction';
import { setUi, useUi } from '../workspace/ui-state';
import { contentBoxes } from '../canvas/content-boxes';
import { keepClearOfTools } from './clear-of-tools';
import { freePlace, type Spot } from './free-place';
import { isOnPhone } from '../ui/phone';
import { hold, spotsOnPhone, usePinned, weighty, type PinnedBoxes } from './use-pinned';
import { say, term } from '../words/say';
import styles from './tools.module.css';

const ICONS = { default: AlignJustify, left: AlignLeft, center: AlignCenter, right: AlignRight };
/** Between a text's frame and its tools, px. */
const GAP = 8;
const NAMES = {
  default: term('Default'),
  left: term('Left'),
  center: term('Centre'),
  right: term('Right'),
};

/** The tools of the text that has, or just had, the caret: its alignment and its link. */
export function TextTools() {
  const text = useUi((ui) => ui.text);
  const selected = useUi((ui) => ui.selected);
  const [last, setLast] = useState<{ element: HTMLElement; key: string } | null>(null);
  const element = last?.element ?? null;
  // The tools stay while they are used: pressing one takes the focus out of the text.
  useEffect(() => {
    if (text?.state.isFocused) setLast({ element: text.element, key: text.key });
  }, [text]);
  useEffect(() => {
    const canvas = element?.ownerDocument;
    if (canvas === undefined) return;
    const handleFocus = ({ target }: Event) => {
      // Another text takes its place by itself.
      if (target !== element && !editableOf(target as Element)) setLast(null);
    };
    canvas.addEventListener('focusin', handleFocus);
    return () => canvas.removeEventListener('focusin', handleFocus);
  }, [element]);
  const written = text?.state.isFocused ? text.element : null;
  useEffect(() => {
    if (written === null) return;
    const writing = new AbortController();
    keepClearOfTools(written, writing.signal);
    return () => writing.abort();
  }, [written]);
  if (last === null || selected === null || !last.element.isConnected) return null;
  const { at, link, alignment } = last.element.dataset;
  const path = last.key.slice(last.key.indexOf('/') + 1);
  return (
    <ToolsOf
      key={at}
      element={last.element}
      component={selected}
      link={link}
      alignment={alignment ?? `${path}Alignment`}
    />
  );
}

function ToolsOf(props: {
  element: HTMLElement;
  component: string;
  link: string | undefined;
  /** Path of the text's alignment, if it has one. */
  alignment: string;
}) {
  const { element, component, link, alignment } = props;
  const { draft } = useEditing();
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<{ spot: Spot | null }>({ spot: null });
  // An item's tools, beside which these stand, may come after them.
  const item = useUi((ui) => ui.item);
  usePinned(ref, element, (boxes) => placeTools(boxes, element, last.current), item);
  const section = draft.draft.placeOf(component)?.section ?? '';
  const fields = draft.draft.catalogue.get(section)?.fields ?? {};
  const isAlignable = fieldAt(fields, alignment.split('/'))?.meta.kind === 'alignment';
  const isVideo = link !== undefined && fieldAt(fields, link.split('/'))?.meta.kind === 'video';
  const gradient = gradientOf(element, component);
  const hasGradient = fieldAt(fields, gradient.split('/').slice(1))?.meta.kind === 'flag';
  if (!isAlignable && link === undefined && !hasGradient) return null;
  return (
    <Toolbar
      ref={ref}
      aria-label={say('Text actions')}
      className={`${styles['tools']} ${styles['small']}`}
    >
      {isAlignable && <AlignmentMenu keyInDraft={`${component}/${alignment}`} />}
      {hasGradient && <GradientToggle valueKey={gradient} />}
      {link !== undefined && (
        <IconButton
          label={isVideo ? say('Video') : say('Link')}
          onPress={() =>
            setUi({
              tool: { kind: isVideo ? 'video' : 'link', key: `${component}/${link}`, element },
            })
          }
        >
          {isVideo ? <Film /> : <Link2 />}
        </IconButton>
      )}
    </Toolbar>
  );
}

/** Key of the flag that colours a title in a gradient: "c1/titleTextGradient" for the title of c1. */
function gradientOf(element: HTMLElement, component: string): string {
  return `${component}/${element.dataset['field'] ?? ''}TextGradient`;
}

function GradientToggle({ valueKey }: { valueKey: string }) {
  const { draft } = useEditing();
  const isOn = useDraftValue(draft.store, valueKey) === true;
  return (
    <ToggleIcon
      label={say('Gradient')}
      isOn={isOn}
      onChange={(next) => draft.edit(setValueOf(valueKey, next))}
    >
      <Blend />
    </ToggleIcon>
  );
}

function AlignmentMenu({ keyInDraft }: { keyInDraft: string }) {
  const { draft } = useEditing();
  const value = useDraftValue(draft.store, keyInDraft);
  const current: Alignment = ALIGNMENTS.find((one) => one === value) ?? 'default';
  const Icon = ICONS[current];
  const [component = '', ...path] = editPath(keyInDraft).split('/');
  return (
    <MenuTrigger>
      <IconButton label={say('Alignment')}>
        <Icon />
      </IconButton>
      <Popover className={styles['menu'] ?? ''} placement="top start" offset={4}>
        <Menu
          aria-label={say('Alignment')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[current]}
          onSelectionChange={(keys) => {
            const [chosen] = keys === 'all' ? [] : keys;
            if (typeof chosen === 'string') {
              draft.edit({ edit: 'setValue', component, path, value: chosen });
            }
          }}
        >
          {ALIGNMENTS.map((one) => {
            const ItemIcon = ICONS[one];
            return (
              <MenuItem
                key={one}
                id={one}
                className={styles['choice'] ?? ''}
                textValue={say(NAMES[one])}
              >
                <ItemIcon />
                {say(NAMES[one])}
              </MenuItem>
            );
          })}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Beside the text, where nothing else stands: never on it, nor on another. */
function placeTools(boxes: PinnedBoxes, element: HTMLElement, last: { spot: Spot | null }) {
  const { box, view, width, height, isMoving, toWindow, others } = boxes;
  if (box.bottom < view.top || box.top > view.bottom) return null;
  if (isOnPhone()) return placeOnPhone(boxes);
  if (isMoving && last.spot !== null) {
    return { left: box.left + last.spot.left, top: box.top + last.spot.top };
  }
  const section = element.closest('[data-section]');
  const status = element.ownerDocument.querySelector('.canvas-status');
  const boxesOf = section === null ? [] : contentBoxes(section, element);
  if (status !== null) boxesOf.push(status.getBoundingClientRect());
  const inTheWay = [...boxesOf.map(toWindow), ...others(), weighty(box)];
  const spot = freePlace(
    spotsAround(boxes, isRightToLeft(element)),
    { width, height },
    inTheWay,
    view,
  );
  last.spot = spot && { left: spot.left - box.left, top: spot.top - box.top };
  return spot;
}

/**
 * In the row of the item's tools, or over them at the end: at their begin stands the tab that names them. What is under
 * it is no matter, as the text is scrolled clear of it.
 */
function placeOnPhone(boxes: PinnedBoxes): Spot | null {
  const spots = [...spotsOnPhone(boxes, 1).slice(1), ...spotsOnPhone(boxes, 2).slice(1, 2)];
  return freePlace(spots, boxes, boxes.others(), boxes.view);
}

/** Steps in which a free place is looked for, px. */
const STEP = 12;

/** Places around a text: where it begins, then where it ends, then all along its edges. */
function spotsAround({ box, view, width, height }: PinnedBoxes, isRtl: boolean): Spot[] {
  const left = hold(box.left - 4, view.left, view.right - width);
  const right = hold(box.right - width + 4, view.left, view.right - width);
  const before = { left: box.left - width - GAP - 4, top: box.top };
  const after = { left: box.right + GAP + 4, top: box.top };
  const above = box.top - height - GAP;
  const below = box.bottom + GAP;
  const [start, end, atStart, atEnd] = isRtl
    ? [right, left, after, before]
    : [left, right, before, after];
  const spots = [{ left: start, top: above }, atStart, { left: end, top: above }, atEnd];
  const step = isRtl ? -STEP : STEP;
  for (const top of [above, below])
    for (let at = start; isRtl ? at >= left : at <= right; at += step)
      spots.push({ left: at, top });
  // A text as high as the view leaves no room but over itself.
  spots.push({ left: start, top: hold(below, view.top, view.bottom - height) });
  return spots;
}
