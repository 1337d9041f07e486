/** Controls for values that are not texts, made from the fields' metadata: one for each kind, none for each section. */
import { useId, useState } from 'react';
import type {
  Field as FieldDefinition,
  Fields,
  ListMeta,
  ValueMeta,
} from '../../core/fields/field';
import { isSafeAddress } from '../../core/links/safe-address';
import { useDraftValue, initialOf, useChildIds } from '../editing/draft-hooks';
import { editPath } from '../editing/edit-path';
import { useEditing } from '../editing/editing-context';
import { Choice, Range, Toggle } from '../ui/choice';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import styles from './inspector.module.css';

interface Place {
  siteId: string;
  /** The component, or a record such as "settings". */
  record: string;
  /** Key under which the fields' values stand. */
  keyPrefix: string;
}

/** All fields that have a control; texts are written on the page, sizes follow their pictures. */
export function FieldControls({ fields, ...place }: Place & { fields: Fields }) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldControl key={name} {...place} name={name} field={field} />
  ));
}

function FieldControl(props: Place & { name: string; field: FieldDefinition }) {
  const { name, field, keyPrefix, ...place } = props;
  const key = `${keyPrefix}/${name}`;
  const { meta } = field;
  switch (meta.kind) {
    case 'text':
    case 'dimensions':
    case 'crop':
    case 'data':
    case 'image':
    case 'icon':
      return null;
    case 'group':
      return <FieldControls {...place} keyPrefix={key} fields={field.fields ?? {}} />;
    case 'list':
      return isShownOnlyHere(field) ? (
        <ListControl {...place} listKey={key} meta={meta} fields={field.fields ?? {}} />
      ) : null;
    default:
      return <ValueControl {...place} valueKey={key} field={field} meta={meta} />;
  }
}

/** Lists whose items have no text to write on the page, such as social links. */
function isShownOnlyHere({ fields }: FieldDefinition): boolean {
  return Object.values(fields ?? {}).every(
    ({ meta }) => meta.kind !== 'text' && meta.kind !== 'image',
  );
}

function ValueControl(props: {
  record: string;
  valueKey: string;
  field: FieldDefinition;
  meta: ValueMeta;
}) {
  const { record, valueKey, field, meta } = props;
  const { draft } = useEditing();
  const stored = useDraftValue(draft.store, valueKey);
  const value = stored === undefined ? initialOf(field) : stored;
  const set = (next: string | number | boolean, group?: string) =>
    draft.edit(
      {
        edit: 'setValue',
        ...(isComponent(record) ? { component: record } : { scope: record }),
        path: editPath(valueKey).split('/').slice(1),
        value: next,
      },
      group,
    );
  switch (meta.kind) {
    case 'flag':
      return <Toggle label={meta.label} value={value === true} onChange={set} />;
    case 'number':
      return meta.range ? (
        <Range
          label={meta.label}
          {...meta.range}
          value={typeof value === 'number' ? value : 0}
          onChange={(next) => set(next, valueKey)}
          onEnd={() => draft.flush()}
        />
      ) : null;
    case 'choice':
    case 'alignment':
      return (
        <Choice
          label={meta.label}
          options={(meta.options ?? []).map((option) => [option, wordOf(option)] as const)}
          value={String(value)}
          onChange={set}
        />
      );
    default:
      return (
        <TextValue
          key={String(value)}
          label={meta.label}
          value={typeof value === 'string' ? value : ''}
          isAddress={meta.kind === 'link' || meta.kind === 'video'}
          onChange={set}
        />
      );
  }
}

/** A plain value that is typed; it is taken over when it is left. */
function TextValue(props: {
  label: string;
  value: string;
  isAddress: boolean;
  onChange: (value: string) => void;
}) {
  const { label, value, isAddress, onChange } = props;
  const [typed, setTyped] = useState(value);
  const error =
    isAddress && !isSafeAddress(typed)
      ? 'Use a web address, a page of this site, an e-mail address or a phone number.'
      : undefined;
  return (
    <Field
      label={label}
      value={typed}
      onChange={setTyped}
      error={error}
      onBlur={() => {
        if (typed !== value && error === undefined) onChange(typed.trim());
      }}
    />
  );
}

function ListControl(props: {
  siteId: string;
  record: string;
  listKey: string;
  meta: ListMeta;
  fields: Fields;
}) {
  const { listKey, meta, fields, record, siteId } = props;
  const { draft } = useEditing();
  const ids = useChildIds(draft.store, listKey);
  const title = useId();
  const path = editPath(listKey).split('/').slice(1);
  const address = isComponent(record) ? { component: record } : { scope: record };
  return (
    <section className={styles['list']} aria-labelledby={title}>
      <h3 id={title}>{meta.label}</h3>
      {ids.map((id) => (
        <div key={id} className={styles['entry']}>
          <FieldControls {...{ siteId, record, fields }} keyPrefix={`${listKey}/#${id}`} />
          <IconValues {...{ record, fields }} itemKey={`${listKey}/#${id}`} />
          <Button
            variant="quiet"
            isDisabled={ids.length <= meta.min}
            onPress={() => draft.edit({ edit: 'removeItem', ...address, path: [...path, id] })}
          >
            Remove {meta.item}
          </Button>
        </div>
      ))}
      <Button
        isDisabled={ids.length >= meta.max}
        onPress={() => draft.edit({ edit: 'addItem', ...address, path })}
      >
        Add {meta.item}
      </Button>
    </section>
  );
}

/** Icons of items that the page doesn't show yet are typed by name. */
function IconValues({
  record,
  fields,
  itemKey,
}: {
  record: string;
  fields: Fields;
  itemKey: string;
}) {
  return Object.entries(fields)
    .filter(([, { meta }]) => meta.kind === 'icon')
    .map(([name, field]) => (
      <ValueControl
        key={name}
        record={record}
        valueKey={`${itemKey}/${name}`}
        field={field}
        meta={field.meta as ValueMeta}
      />
    ));
}

function isComponent(record: string): boolean {
  return !record.includes(':') && !['settings', 'theme', 'navigation', 'widgets'].includes(record);
}

/** "line_bottom" and "tertiary" as people read them. */
function wordOf(option: string): string {
  const words = option.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
