import { settingsFields } from '../../core/document/records';
import { CHAT_PROVIDERS } from '../../core/validation/tracking-ids';
import { useChildIds, useDraftRecords, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { TypedValue } from '../inspector/value-control';
import { Button } from '../ui/button';
import { Toggle } from '../ui/choice';
import { Notice } from '../ui/notice';
import { setUi } from '../workspace/ui-state';
import { say, sayMessage, term } from '../words/say';
import styles from './panels.module.css';

const IDS = [
  ['gtagId', term('Google tag'), 'G-AB12CD34EF'],
  ['facebookPixelCode', term('Facebook pixel'), '1234567890123456'],
  ['adSensePublisherId', term('AdSense publisher'), 'ca-pub-1234567890123456'],
  ['ymId', 'Yandex Metrika', '12345678'],
] as const;
const FIELDS = settingsFields.trackingIds.fields ?? {};
const LIST = 'settings/trackingIds/chatsData';

/** Ids of the tools that follow visitors, and chats; with what visitors are asked before. */
export function TrackingSettings() {
  const { draft } = useEditing();
  const { store } = draft;
  const chats = useChildIds(store, LIST);
  const isTracking = useDraftRecords(
    store,
    ['settings'],
    () =>
      store.childIds(LIST).length > 0 ||
      IDS.some(([name]) => Boolean(store.value(`settings/trackingIds/${name}`))),
  );
  const isAsked = useDraftValue(store, 'widgets/gdprBanner/isVisible') === true;
  const path = ['trackingIds', 'chatsData'];
  return (
    <>
      {isTracking && !isAsked && (
        <Notice kind="info">
          {say('These load without asking visitors while the GDPR banner is off.')}{' '}
          <Button variant="quiet" onPress={() => setUi({ settingsPart: 'consent' })}>
            {say('Open consent')}
          </Button>
        </Notice>
      )}
      {IDS.map(([name, label, example]) => (
        <TrackingId key={name} {...{ name, label, example }} />
      ))}
      <h3 className={styles['heading']}>{say('Chats')}</h3>
      {chats.map((id) => (
        <Chat key={id} id={id} />
      ))}
      <Button
        isDisabled={chats.length >= CHAT_PROVIDERS.length}
        onPress={() => draft.edit({ edit: 'addItem', scope: 'settings', path })}
      >
        {say('Add chat')}
      </Button>
    </>
  );
}

function TrackingId(props: { name: string; label: string; example: string }) {
  const { name, label, example } = props;
  const { draft } = useEditing();
  const key = `settings/trackingIds/${name}`;
  const value = String(useDraftValue(draft.store, key) ?? '');
  return (
    <TypedValue
      key={value}
      label={say('{label} id', { label: say(label) })}
      placeholder={example}
      value={value}
      problemOf={(typed) => {
        const result = FIELDS[name]?.schema.safeParse(typed);
        return result?.success === false
          ? sayMessage(result.error.issues[0]?.message ?? '')
          : undefined;
      }}
      onChange={(typed) => draft.edit(setValueOf(key, typed))}
    />
  );
}

function Chat({ id }: { id: string }) {
  const { draft } = useEditing();
  const { store } = draft;
  const at = `${LIST}/#${id}`;
  const name = String(useDraftValue(store, `${at}/name`) ?? CHAT_PROVIDERS[0]);
  const value = String(useDraftValue(store, `${at}/key`) ?? '');
  const isPrimary = useDraftValue(store, `${at}/isPrimary`) === true;
  const isKnown = CHAT_PROVIDERS.some((provider) => provider === name);
  return (
    <fieldset className={styles['form']}>
      <label className={styles['labelled']}>
        <span>{say('Provider')}</span>
        <select
          className={styles['select']}
          value={name}
          onChange={({ target }) => draft.edit(setValueOf(`${at}/name`, target.value))}
        >
          {!isKnown && (
            <option value={name}>{say('{name} (unknown, does nothing)', { name })}</option>
          )}
          {CHAT_PROVIDERS.map((provider) => (
            <option key={provider} value={provider}>
              {provider}
            </option>
          ))}
        </select>
      </label>
      <TypedValue
        key={value}
        label={say('Key')}
        value={value}
        problemOf={(typed) =>
          /^[A-Za-z0-9._:/-]*$/.test(typed) ? undefined : say('Paste only the key, no script.')
        }
        onChange={(typed) => draft.edit(setValueOf(`${at}/key`, typed))}
      />
      <Toggle
        label={say('Primary')}
        value={isPrimary}
        onChange={(on) => draft.edit(setValueOf(`${at}/isPrimary`, on))}
      />
      <Button
        variant="quiet"
        onPress={() =>
          draft.edit({
            edit: 'removeItem',
            scope: 'settings',
            path: ['trackingIds', 'chatsData', id],
          })
        }
      >
        {say('Remove chat')}
      </Button>
    </fieldset>
  );
}
