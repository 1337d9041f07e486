import { fieldAt, type Fields } from '../../core/fields/field';
import { IconByName } from '../../parts/icon';
import { brandIcon } from '../../parts/icon-set';
import { BRAND_ICON_NAMES } from '../../parts/icons/all-icons';
import { useDraftValue } from '../editing/draft-hooks';
import { editPath } from '../editing/edit-path';
import { useEditing } from '../editing/editing-context';
import { addressOf } from '../editing/record-address';
import { fieldsOf } from '../editing/set-picture';
import { setValueOf } from '../editing/set-value';
import { ValueControl } from '../inspector/value-control';
import { DraftTextField } from '../panels/draft-text-field';
import { IconChooser } from './icon-chooser';
import { LinkForm } from './link-form';
import { say } from '../words/say';
import styles from './tools.module.css';

/**
 * A link that is an entry of its own: one of the header's or footer's, the privacy link, a social link. Its words and its
 * icon change as they are chosen, its address when it is saved.
 */
export function EntryForm(props: {
  entryKey: string;
  siteId: string;
  /** The field that somebody was led to. */
  wanted?: string | undefined;
  onDone: () => void;
}) {
  const { entryKey, siteId, wanted, onDone } = props;
  const { draft } = useEditing();
  const [record = '', ...path] = entryKey.split('/');
  const field = fieldAt(fieldsOf(draft.draft, record), path);
  const fields: Fields = field?.fields ?? {};
  const focused = wanted ?? Object.keys(fields)[0];
  const isItem = field?.meta.kind === 'list';
  const isSocial = fields['icon']?.meta.kind === 'icon';
  /** An icon that nobody chose follows the address. */
  const iconFor = (address: string) => {
    const brand = brandOf(address);
    const isChosen = Boolean(draft.store.value(`${entryKey}/icon`));
    return brand === undefined || isChosen ? [] : [setValueOf(`${entryKey}/icon`, brand)];
  };
  const remove = () => {
    onDone();
    draft.edit({
      edit: 'removeItem',
      ...addressOf(record),
      path: editPath(entryKey).split('/').slice(1),
    });
  };
  return (
    <div className={styles['stack']}>
      {Object.entries(fields).map(([name, field]) => {
        const key = `${entryKey}/${name}`;
        const { meta } = field;
        switch (meta.kind) {
          case 'text':
            return (
              <DraftTextField
                key={name}
                {...{ record, meta }}
                takesFocus={focused === name}
                textKey={key}
                path={editPath(key).split('/').slice(1)}
              />
            );
          case 'link':
            return (
              <LinkForm
                key={name}
                {...{ siteId, onDone }}
                valueKey={key}
                takesFocus={focused === name}
                onRemove={isItem ? remove : undefined}
                {...(isSocial ? { isOutward: true, alongside: iconFor } : {})}
              />
            );
          case 'icon':
            return <EntryIcon key={name} valueKey={key} />;
          case 'flag':
            return <ValueControl key={name} {...{ field, meta }} valueKey={key} />;
          default:
            return null;
        }
      })}
    </div>
  );
}

/** The brand whose host an address has: "instagram" for https://www.instagram.com/x. */
function brandOf(address: string): string | undefined {
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const names = host.split('.').slice(0, -1);
  return BRAND_ICON_NAMES.find((brand) => names.includes(brand));
}

function EntryIcon({ valueKey }: { valueKey: string }) {
  const { draft } = useEditing();
  const value = useDraftValue(draft.store, valueKey);
  const name = typeof value === 'string' ? value : '';
  return (
    <details className={styles['entryIcon']}>
      <summary>
        {name !== '' && <IconByName name={name} rem={1.125} />}
        <span>
          {say('Icon: {title}', {
            title: brandIcon(name)?.title ?? (name === '' ? say('none') : name),
          })}
        </span>
      </summary>
      <IconChooser valueKey={valueKey} isBrand onDone={() => undefined} />
    </details>
  );
}
