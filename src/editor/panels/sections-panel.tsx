import { ChevronDown, ChevronUp, Eye, EyeOff, Trash2 } from 'lucide-react';
import { readLook } from '../../core/draft/read-document';
import { useChildIds, useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button, IconButton } from '../ui/button';
import { revealPlace } from '../workspace/reveal';
import { setUi, useUi } from '../workspace/ui-state';
import type { PanelProps } from '../workspace/rail';
import styles from './panels.module.css';

/** The page's sections from top to bottom. */
export function SectionsPanel({ pageId, canvas }: PanelProps) {
  const { draft, mayEdit } = useEditing();
  const ids = useChildIds(draft.store, `page:${pageId}`);
  return (
    <div className={styles['panel']}>
      {ids.length === 0 && (
        <p className={styles['muted']}>
          This page is empty. Sections that you add stand here in order.
        </p>
      )}
      <ol className={styles['rows']}>
        {ids.map((id, index) => (
          <SectionRow key={id} {...{ id, index, canvas, mayEdit }} count={ids.length} />
        ))}
      </ol>
      {mayEdit && <Button onPress={() => setUi({ addAt: ids.length })}>Add at the end</Button>}
    </div>
  );
}

function SectionRow(props: {
  id: string;
  index: number;
  count: number;
  canvas: Document | null;
  mayEdit: boolean;
}) {
  const { id, index, count, canvas, mayEdit } = props;
  const { draft } = useEditing();
  const { store } = draft;
  const selected = useUi((ui) => ui.selected);
  const { label, title, isHidden } = useDraftRecords(store, [id], () => {
    const section = store.draft.placeOf(id)?.section ?? '';
    return {
      label: store.draft.catalogue.get(section)?.label ?? section,
      title: store.text(`${id}/title`)?.trim() ?? '',
      isHidden: readLook(store.draft, id).status === 'hidden',
    };
  });
  const move = (to: number) => draft.edit({ edit: 'moveSection', component: id, index: to });
  return (
    <li
      className={styles['row']}
      data-current={selected === id ? '' : undefined}
      data-faded={isHidden ? '' : undefined}
      onPointerEnter={() => setUi({ hovered: id })}
    >
      <button type="button" className={styles['open']} onClick={() => revealPlace(canvas, [id])}>
        <span>{label}</span>
        <small dir="auto">{isHidden ? 'Hidden' : title || '\u00a0'}</small>
      </button>
      {mayEdit && (
        <span className={styles['actions']}>
          <IconButton
            label={`Raise ${label}`}
            isDisabled={index === 0}
            onPress={() => move(index - 1)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            label={`Lower ${label}`}
            isDisabled={index === count - 1}
            onPress={() => move(index + 1)}
          >
            <ChevronDown />
          </IconButton>
          <IconButton
            label={`${isHidden ? 'Bring back' : 'Put away'} ${label}`}
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
          <IconButton
            label={`Throw away ${label}`}
            onPress={() => draft.edit({ edit: 'removeSection', component: id })}
          >
            <Trash2 />
          </IconButton>
        </span>
      )}
    </li>
  );
}
