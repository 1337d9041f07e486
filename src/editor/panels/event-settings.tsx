import { useState } from 'react';
import { eventFields } from '../../core/document/records';
import { useChildIds, useDraftText, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { SortableRow, SortableRows } from '../ui/sortable-rows';
import { setUi } from '../workspace/ui-state';
import { say } from '../words/say';
import inspector from '../inspector/inspector.module.css';
import { DraftTextField } from './draft-text-field';
import styles from './panels.module.css';

/** What guests are invited to: events with their times and places, which sections of answers are about. */
export function EventSettings() {
  const { draft, language } = useEditing();
  const events = useChildIds(draft.store, 'events');
  const [added, setAdded] = useState<string | null>(null);
  const nameOf = (id: string) =>
    draft.store.text(`event:${id}/name`, language)?.trim() || say('Event');
  return (
    <>
      <p className={styles['muted']}>
        {say(
          'The section “Invitation with answer” invites to an event; without a choice of its own, to the first one here.',
        )}
      </p>
      <SortableRows
        ids={events}
        nameOf={nameOf}
        className={styles['events']}
        onMove={(event, index) => draft.edit({ edit: 'moveEvent', event, index })}
      >
        {events.map((id) => (
          <EventRow key={id} id={id} isNew={id === added} />
        ))}
      </SortableRows>
      <Button
        onPress={() => {
          const { id } = draft.edit({ edit: 'addEvent' });
          setAdded(id ?? null);
        }}
      >
        {say('Add event')}
      </Button>
    </>
  );
}

function EventRow({ id, isNew }: { id: string; isNew: boolean }) {
  const { draft, language, mayEdit } = useEditing();
  const key = `event:${id}`;
  const name = useDraftText(draft.store, `${key}/name`, language)?.trim() || say('Event');
  const start = String(useDraftValue(draft.store, `${key}/start`) ?? '');
  return (
    <SortableRow {...{ id, name }} className={styles['event']} isDisabled={!mayEdit}>
      <details className={inspector['fold']} open={isNew || undefined}>
        <summary dir="auto">{name}</summary>
        <div>
          <EventText record={key} name="name" />
          <EventTime event={id} name="start" label={say('Start')} />
          <EventTime event={id} name="end" label={say('End')} notBefore={start} />
          <EventText record={key} name="place" />
          <p className={styles['muted']}>{say('Times are those on the clock of the place.')}</p>
          <div>
            <Button
              variant="quiet"
              isOnce
              onPress={() => {
                draft.edit({ edit: 'removeEvent', event: id });
                setUi({ undoable: say('{name} is removed.', { name }) });
              }}
            >
              {say('Remove event')}
            </Button>
          </div>
        </div>
      </details>
    </SortableRow>
  );
}

function EventText({ record, name }: { record: string; name: 'name' | 'place' }) {
  const { meta } = eventFields[name];
  return meta.kind === 'text' ? <DraftTextField {...{ record, meta }} path={[name]} /> : null;
}

/** A date and a time of day, written once both are complete. */
function EventTime(props: {
  event: string;
  name: 'start' | 'end';
  label: string;
  notBefore?: string | undefined;
}) {
  const { event, name, label, notBefore = '' } = props;
  const { draft, mayEdit } = useEditing();
  const stored = String(useDraftValue(draft.store, `event:${event}/${name}`) ?? '');
  // A draft may hold seconds or a zone; the control knows neither.
  const value = stored.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const isEarly = value !== '' && notBefore !== '' && value < notBefore.slice(0, value.length);
  return (
    <Field
      label={label}
      type="datetime-local"
      value={value}
      isReadOnly={!mayEdit}
      error={isEarly ? say('The end is before the start.') : undefined}
      onChange={(next) => {
        if (next !== value) draft.edit({ edit: 'setEvent', event, values: { [name]: next } });
      }}
      onBlur={() => draft.flush()}
    />
  );
}
