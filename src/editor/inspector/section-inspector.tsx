import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { readLook } from '../../core/draft/read-look';
import { useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { IconButton } from '../ui/button';
import { Choice } from '../ui/choice';
import { settingsToolOf } from '../tools/tools-id';
import { setUi } from '../workspace/ui-state';
import { FieldControls } from './field-controls';
import { say, sayAll, term } from '../words/say';
import styles from './inspector.module.css';

const MODES = [
  ['', term('Theme')],
  ['LIGHT', term('Light')],
  ['DARK', term('Dark')],
] as const;
const ORIENTATIONS = [
  ['', term('Theme')],
  ['LEFT', term('Left')],
  ['RIGHT', term('Right')],
] as const;

/** A section's settings: its own look, and every value of it that is not written in place. Made from its fields alone. */
export function SectionInspector({ id, siteId }: { id: string; siteId: string }) {
  const { draft } = useEditing();
  const { store } = draft;
  const look = useDraftRecords(store, [id], () => readLook(store.draft, id));
  const definition = store.draft.catalogue.get(store.draft.placeOf(id)?.section ?? '');
  if (definition === undefined) return null;
  const close = () => {
    setUi({ settingsOf: null });
    document.getElementById(settingsToolOf(id))?.focus();
  };
  return createPortal(
    <aside className={styles['inspector']} aria-label={say('Section settings')} data-panel>
      <header className={styles['head']}>
        <h2>{say(definition.label)}</h2>
        <IconButton label={say('Close settings')} onPress={close}>
          <X />
        </IconButton>
      </header>
      <div className={styles['body']}>
        <Choice
          label={say('Colours')}
          options={sayAll(MODES)}
          value={look.colorMode}
          onChange={(colorMode) =>
            draft.edit({ edit: 'setSection', component: id, values: { colorMode } })
          }
        />
        {look.colorMode !== '' && (
          <p className={styles['hint']}>
            {say('This section sets its own colours and doesn’t follow the theme’s colour mode.')}
          </p>
        )}
        <Choice
          label={say('Orientation')}
          options={sayAll(ORIENTATIONS)}
          value={look.orientation}
          onChange={(orientation) =>
            draft.edit({ edit: 'setSection', component: id, values: { orientation } })
          }
        />
        <FieldControls {...{ siteId }} record={id} keyPrefix={id} fields={definition.fields} />
      </div>
    </aside>,
    document.getElementById('inspector') ?? document.body,
  );
}
