import { useChildIds, useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { Button } from '../ui/button';
import { say } from '../words/say';
import panels from '../panels/panels.module.css';
import { setUi } from '../workspace/ui-state';

/** The event that a section invites to; empty: the site's first one (spec section 3). */
export function EventChoice(props: { label: string; valueKey: string; value: string }) {
  const { label, valueKey, value } = props;
  const { draft, language, mayEdit } = useEditing();
  const { store } = draft;
  const ids = useChildIds(store, 'events');
  const names = useDraftRecords(
    store,
    ids.map((id) => `event:${id}`),
    () => ids.map((id) => store.text(`event:${id}/name`, language)?.trim() || say('Event')),
    language,
  );
  const edit = (
    <Button variant="quiet" onPress={() => setUi({ panel: 'settings', settingsPart: 'events' })}>
      {ids.length === 0 ? say('Add an event') : say('Edit events')}
    </Button>
  );
  if (ids.length === 0) {
    return (
      <div>
        <p className={panels['muted']}>
          {say('There is no event yet that guests could be invited to.')}
        </p>
        {edit}
      </div>
    );
  }
  return (
    <div>
      <label className={panels['labelled']}>
        <span>{label}</span>
        <select
          className={panels['select']}
          value={ids.includes(value) ? value : ''}
          disabled={!mayEdit}
          onChange={({ target }) => draft.edit(setValueOf(valueKey, target.value))}
        >
          <option value="">{say('The first one: {name}', { name: names[0] ?? '' })}</option>
          {ids.map((id, index) => (
            <option key={id} value={id}>
              {names[index]}
            </option>
          ))}
        </select>
      </label>
      {edit}
    </div>
  );
}
