/** Controls made from the fields' metadata: one for each kind, none for each section. */
import type { Field as FieldDefinition, Fields, TextMeta } from '../../core/fields/field';
import { editPath } from '../editing/edit-path';
import { DraftTextField } from '../panels/draft-text-field';
import { LinkValue } from './link-value';
import { ListControl } from './list-control';
import { PictureValue } from './picture-value';
import { ValueControl } from './value-control';
import { say } from '../words/say';
import styles from './inspector.module.css';

export interface ControlPlace {
  siteId: string;
  /** The component, or a record such as "settings". */
  record: string;
  /** Whether texts have a control too: those of a section are written on the page instead. */
  hasTexts?: boolean | undefined;
}

/** The controls of a set of fields whose values stand under `keyPrefix`. */
export function FieldControls(props: ControlPlace & { fields: Fields; keyPrefix: string }) {
  const { fields, ...rest } = props;
  return Object.entries(fields).map(([name, field]) => (
    <FieldControl key={name} {...rest} name={name} field={field} />
  ));
}

function FieldControl(
  props: ControlPlace & { keyPrefix: string; name: string; field: FieldDefinition },
) {
  const { name, field, keyPrefix, ...place } = props;
  const { siteId, record, hasTexts = false } = place;
  const key = `${keyPrefix}/${name}`;
  const { meta } = field;
  switch (meta.kind) {
    case 'text':
      return hasTexts ? <TextControl {...{ record, meta }} textKey={key} /> : null;
    case 'dimensions':
    case 'crop':
      // They follow their picture.
      return null;
    case 'data':
      return hasTexts && typeof field.initial() === 'string' ? (
        <ValueControl {...{ field, meta }} valueKey={key} />
      ) : null;
    case 'image':
      return <PictureValue label={say(meta.label)} siteId={siteId} valueKey={key} />;
    case 'link':
      return <LinkValue label={say(meta.label)} siteId={siteId} valueKey={key} />;
    case 'group':
      return hasTexts ? (
        <details className={styles['fold']}>
          <summary>{say(meta.label)}</summary>
          <div>
            <FieldControls {...place} keyPrefix={key} fields={field.fields ?? {}} />
          </div>
        </details>
      ) : (
        <FieldControls {...place} keyPrefix={key} fields={field.fields ?? {}} />
      );
    case 'list':
      return hasTexts || isShownOnlyHere(field) ? (
        <ListControl listKey={key} {...{ record, meta }} fields={field.fields ?? {}}>
          {(itemKey) => (
            <FieldControls {...place} keyPrefix={itemKey} fields={field.fields ?? {}} />
          )}
        </ListControl>
      ) : null;
    case 'icon':
      // A section's icons are pressed where they stand, but for those that a list shows only here.
      return keyPrefix.includes('#') ? <ValueControl {...{ field, meta }} valueKey={key} /> : null;
    default:
      return <ValueControl {...{ field, meta }} valueKey={key} />;
  }
}

/** Lists whose items have no text and no picture to be edited on the page, such as social links. */
function isShownOnlyHere({ fields }: FieldDefinition): boolean {
  return Object.values(fields ?? {}).every(
    ({ meta }) => meta.kind !== 'text' && meta.kind !== 'image',
  );
}

/** Longer texts have room for several lines. */
const MULTILINE_FROM = 150;

function TextControl(props: { record: string; textKey: string; meta: TextMeta }) {
  const { record, textKey, meta } = props;
  return (
    <DraftTextField
      {...{ record, textKey, meta }}
      path={editPath(textKey).split('/').slice(1)}
      isMultiline={meta.max > MULTILINE_FROM}
    />
  );
}
