import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { readLook } from '../../core/draft/read-look';
import { useChildIds, useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { endOfContent, placeForMove } from '../editing/section-place';
import {
  duplicateSection,
  isOnlyOne,
  moveSection,
  removeSection,
  sectionLabel,
  setHidden,
} from '../tools/section-actions';
import { Button, IconButton } from '../ui/button';
import { focusRow } from '../ui/focus-row';
import { SortableRow, SortableRows } from '../ui/sortable-rows';
import { revealPlace } from '../workspace/reveal';
import { setUi, useUi } from '../workspace/ui-state';
import type { PanelProps } from '../workspace/rail';
import { say } from '../words/say';
import styles from './panels.module.css';

/** The page's sections from top to bottom: to find one, and to put them in order. */
export function SectionsPanel({ pageId, canvas }: PanelProps) {
  const { draft, mayEdit } = useEditing();
  const ids = useChildIds(draft.store, `page:${pageId}`);
  const list = useRef<HTMLDivElement>(null);
  if (pageId === '') return <p className={styles['muted']}>{say('This page isn’t here')}</p>;
  return (
    <div className={`${styles['panel']} ${styles['list']}`} ref={list}>
      {ids.length === 0 && (
        <p className={styles['muted']}>
          {say('This page is empty. Sections that you add stand here in order.')}
        </p>
      )}
      <SortableRows
        ids={ids}
        className={styles['rows']}
        nameOf={(id) => sectionLabel(draft, id)}
        placeFor={(id, index) => placeForMove(draft.draft, id, index).index}
        onMove={(id, index) => moveSection(draft, id, index)}
      >
        {ids.map((id, index) => (
          <SectionRow
            key={id}
            {...{ id, canvas, mayEdit }}
            onRemoved={() => focusRow(list.current, index)}
          />
        ))}
      </SortableRows>
      {mayEdit && (
        <div className={styles['end']}>
          <Button onPress={() => setUi({ addAt: endOfContent(draft.draft, pageId) })}>
            {say('Add at the end')}
          </Button>
        </div>
      )}
    </div>
  );
}

function SectionRow(props: {
  id: string;
  canvas: Document | null;
  mayEdit: boolean;
  onRemoved: () => void;
}) {
  const { id, canvas, mayEdit, onRemoved } = props;
  const { draft } = useEditing();
  const { store } = draft;
  const selected = useUi((ui) => ui.selected);
  const { section, title, isHidden } = useDraftRecords(store, [id], () => ({
    section: store.draft.placeOf(id)?.section ?? '',
    title: store.text(`${id}/title`)?.trim() ?? '',
    isHidden: readLook(store.draft, id).status === 'hidden',
  }));
  const definition = store.draft.catalogue.get(section);
  const label = say(definition?.label ?? section);
  return (
    <SortableRow
      id={id}
      name={label}
      className={styles['row']}
      isCurrent={selected === id}
      isFaded={isHidden}
      isDisabled={!mayEdit}
      onPointerEnter={() => setUi({ hovered: id })}
    >
      <button
        type="button"
        data-row=""
        className={styles['open']}
        aria-current={selected === id ? 'true' : undefined}
        onClick={() => revealPlace(canvas, [id])}
      >
        <span>{label}</span>
        <small dir="auto">{isHidden ? say('Hidden') : title || '\u00a0'}</small>
      </button>
      {mayEdit && (
        <span className={styles['actions']}>
          <IconButton
            label={say('Duplicate {label}', { label })}
            isOnce
            isDisabled={isOnlyOne(draft, id)}
            onPress={() => {
              const copy = duplicateSection(draft, id);
              if (copy !== undefined) setUi({ selected: copy });
            }}
          >
            <Copy />
          </IconButton>
          <IconButton
            label={isHidden ? say('Show {label}', { label }) : say('Hide {label}', { label })}
            onPress={() => setHidden(draft, id, !isHidden)}
          >
            {isHidden ? <Eye /> : <EyeOff />}
          </IconButton>
          <IconButton
            label={say('Delete {label}', { label })}
            isOnce
            onPress={() => {
              removeSection(draft, id);
              onRemoved();
            }}
          >
            <Trash2 />
          </IconButton>
        </span>
      )}
    </SortableRow>
  );
}
