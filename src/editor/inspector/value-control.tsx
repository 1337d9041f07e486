/** The control of one value that is no text, by its kind. */
import { useState } from 'react';
import type { Field as FieldDefinition, ValueMeta } from '../../core/fields/field';
import '../../core/fields/zod-words';
import { isSafeAddress } from '../../core/links/safe-address';
import { flattenText } from '../../core/text/commit-text';
import { initialOf, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { EventChoice } from './event-choice';
import { ItemChoice } from './item-choice';
import { Choice, Toggle } from '../ui/choice';
import { Field, typedKeys } from '../ui/field';
import { Range } from '../ui/range';
import { optionWord } from '../words/catalogue-words';
import { say, sayMessage } from '../words/say';

export function ValueControl(props: { valueKey: string; field: FieldDefinition; meta: ValueMeta }) {
  const { valueKey, field, meta } = props;
  const { draft } = useEditing();
  const stored = useDraftValue(draft.store, valueKey);
  const value = stored === undefined ? initialOf(field) : stored;
  const set = (next: string | number | boolean, group?: string) =>
    draft.edit(setValueOf(valueKey, next), group);
  switch (meta.kind) {
    case 'flag':
      return <Toggle label={say(meta.label)} value={value === true} onChange={set} />;
    case 'number':
      if (meta.indexOf !== undefined) {
        return (
          <ItemChoice {...{ valueKey, meta }} value={typeof value === 'number' ? value : -1} />
        );
      }
      return meta.range ? (
        <Range
          label={say(meta.label)}
          {...meta.range}
          value={typeof value === 'number' ? value : (meta.whileUnset ?? 0)}
          onChange={(next, drag) => set(next, `${valueKey}/${drag}`)}
          onGiveUp={(drag) => draft.giveUp(`${valueKey}/${drag}`)}
          onEnd={() => draft.flush()}
        />
      ) : null;
    case 'event':
      return (
        <EventChoice
          label={say(meta.label)}
          {...{ valueKey }}
          value={typeof value === 'string' ? value : ''}
        />
      );
    case 'choice':
    case 'alignment':
      return (
        <Choice
          label={say(meta.label)}
          options={(meta.options ?? []).map((option) => [option, say(optionWord(option))] as const)}
          value={String(value)}
          onChange={set}
        />
      );
    default:
      return (
        <TypedValue
          key={String(value)}
          label={say(meta.label)}
          value={typeof value === 'string' ? value : ''}
          problemOf={(typed) => problemOf(field, meta, typed)}
          onChange={set}
        />
      );
  }
}

function problemOf(field: FieldDefinition, meta: ValueMeta, typed: string): string | undefined {
  if (meta.kind === 'video' && !isSafeAddress(typed)) {
    return say('Use a web address, a page of this site, an e-mail address or a phone number.');
  }
  const result = field.schema.safeParse(typed);
  return result.success ? undefined : sayMessage(result.error.issues[0]?.message ?? '');
}

/** A plain value that is typed; it is taken over when it is left. */
export function TypedValue(props: {
  label: string;
  value: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  takesFocus?: boolean | undefined;
  problemOf: (value: string) => string | undefined;
  onChange: (value: string) => void;
}) {
  const { label, value, hint, placeholder, takesFocus, problemOf: check, onChange } = props;
  const [typed, setTyped] = useState(value);
  const kept = flattenText(typed);
  const error = check(kept);
  const save = () => {
    if (kept !== value && error === undefined) onChange(kept);
  };
  return (
    <Field
      label={label}
      value={typed}
      onChange={setTyped}
      hint={hint}
      placeholder={placeholder}
      takesFocus={takesFocus}
      error={error}
      onBlur={save}
      onKeyDown={typedKeys({
        isChanged: typed !== value,
        take: save,
        giveBack: () => setTyped(value),
      })}
    />
  );
}
