import { siteEdit } from '../../core/draft/edits/site-edits';
import { useState } from 'react';
import { ENDS_EARLY, endsBeforeStart, MINUTES } from '../../core/document/event-time';
import { eventFields } from '../../core/document/records';
import { useChildIds, useDraftText, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { SortableRow, SortableRows } from '../ui/sortable-rows';
import { setUi } from '../workspace/ui-state';
import { say, sayMessage } from '../words/say';
import inspector from '../inspector/inspector.module.css';
import { movedEnd } from './moved-end';
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
        onMove={(event, index) => draft.edit(siteEdit({ edit: 'moveEvent', event, index }))}
      >
        {events.map((id) => (
          <EventRow key={id} id={id} isNew={id === added} />
        ))}
      </SortableRows>
      <Button
        onPress={() => {
          const { id } = draft.edit(siteEdit({ edit: 'addEvent' }));
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
  return (
    <SortableRow {...{ id, name }} className={styles['event']} isDisabled={!mayEdit}>
      <details className={inspector['fold']} open={isNew || undefined}>
        <summary dir="auto">{name}</summary>
        <div>
          <EventText record={key} name="name" />
          <EventTime event={id} name="start" label={say('Start')} />
          <EventTime event={id} name="end" label={say('End')} />
          <EventText record={key} name="place" />
          <p className={styles['muted']}>{say('Times are those on the clock of the place.')}</p>
          <div>
            <Button
              variant="quiet"
              isOnce
              onPress={() => {
                draft.edit(siteEdit({ edit: 'removeEvent', event: id }));
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

/**
 * A date and a time of day, written once both are complete. Another start takes the end along; an end before the start stays in its
 * field, with the reason, and is not written.
 */
function EventTime(props: { event: string; name: 'start' | 'end'; label: string }) {
  const { event, name, label } = props;
  const { draft, mayEdit } = useEditing();
  const times = {
    start: useTime(`event:${event}/start`),
    end: useTime(`event:${event}/end`),
  };
  const stored = times[name];
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? stored;
  const isEarly = endsBeforeStart({ ...times, [name]: value });
  return (
    <Field
      label={label}
      type="datetime-local"
      value={value}
      isReadOnly={!mayEdit}
      error={isEarly && (name === 'end' || typed !== null) ? sayMessage(ENDS_EARLY) : undefined}
      onChange={(next) => {
        const end = name === 'start' ? movedEnd(times, next) : undefined;
        const values = { [name]: next, ...(end === undefined ? {} : { end }) };
        const isRefused = endsBeforeStart({ ...times, ...values });
        setTyped(isRefused ? next : null);
        if (!isRefused && next !== stored)
          draft.edit(siteEdit({ edit: 'setEvent', event, values }));
      }}
      onBlur={() => draft.flush()}
    />
  );
}

/** A time of the draft as the control knows it: without the seconds or the zone that a draft may hold. */
function useTime(key: string): string {
  const { draft } = useEditing();
  return String(useDraftValue(draft.store, key) ?? '').slice(0, MINUTES);
}
