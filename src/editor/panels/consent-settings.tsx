import { useEffect, useState } from 'react';
import { widgetsFields } from '../../core/document/records';
import { showWidget, useWidgetPreview } from '../canvas/widget-preview';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { FieldControls } from '../inspector/field-controls';
import { Button } from '../ui/button';
import { Choice, Toggle } from '../ui/choice';
import { say, sayAll, term } from '../words/say';
import inspector from '../inspector/inspector.module.css';
import { ConsentRecords } from './consent-records';
import styles from './panels.module.css';

const PREVIEWS = [
  ['banner', term('Banner')],
  ['dialog', term('Settings dialog')],
] as const;

/** The flag and the version have controls of their own. */
const {
  isVisible: _shown,
  policyVersion: _version,
  ...GDPR
} = widgetsFields.gdprBanner.fields ?? {};
const { isVisible: _isShown, ...SIMPLE } = widgetsFields.simpleBanner.fields ?? {};
const VERSION_KEY = 'widgets/gdprBanner/policyVersion';

/** Which banner asks visitors, what it says, and asking them anew. */
export function ConsentSettings({ siteId, isOwner }: { siteId: string; isOwner: boolean }) {
  const { draft } = useEditing();
  const [hasRecords, setHasRecords] = useState(false);
  // What is shown for a text's sake goes with the panel.
  useEffect(() => () => showWidget(null), []);
  const version = Number(useDraftValue(draft.store, VERSION_KEY) ?? 1);
  return (
    <>
      <p className={styles['muted']}>
        {say(
          'The GDPR banner lets visitors choose: nothing that tracks loads before they agree. The simple one only tells. With both on, the GDPR banner shows.',
        )}
      </p>
      <Banner name="gdprBanner" label={say('GDPR banner')} {...{ siteId }} fields={GDPR} />
      <Banner name="simpleBanner" label={say('Simple banner')} {...{ siteId }} fields={SIMPLE} />
      <div className={styles['group']}>
        <p className={styles['muted']}>
          {say(
            'Policy version {version}. When the policy changes, ask every visitor again: they see the banner once more after the next publish.',
            { version },
          )}
        </p>
        <Button onPress={() => draft.edit(setValueOf(VERSION_KEY, version + 1))}>
          {say('Ask everyone again')}
        </Button>
        {isOwner && (
          <Button onPress={() => setHasRecords(true)}>{say('What visitors chose')}</Button>
        )}
        {hasRecords && <ConsentRecords {...{ siteId }} onClose={() => setHasRecords(false)} />}
      </div>
    </>
  );
}

function Banner(props: {
  name: 'gdprBanner' | 'simpleBanner';
  label: string;
  siteId: string;
  fields: Parameters<typeof FieldControls>[0]['fields'];
}) {
  const { name, label, siteId, fields } = props;
  const { draft } = useEditing();
  const key = `widgets/${name}/isVisible`;
  const isVisible = useDraftValue(draft.store, key) === true;
  const preview = useWidgetPreview(({ shown }) => shown);
  return (
    <>
      <Toggle
        label={label}
        value={isVisible}
        onChange={(value) => draft.edit(setValueOf(key, value))}
      />
      {isVisible && (
        <details
          className={inspector['fold']}
          onToggle={({ target, currentTarget }) => {
            // Those inside open and close too.
            if (target === currentTarget) showWidget(currentTarget.open ? 'banner' : null);
          }}
        >
          <summary>{say('Texts of the {label}', { label })}</summary>
          <div>
            {name === 'gdprBanner' && (
              <Choice
                label={say('Show on the page')}
                options={sayAll(PREVIEWS)}
                value={preview ?? ''}
                onChange={showWidget}
              />
            )}
            <FieldControls
              siteId={siteId}
              record="widgets"
              keyPrefix={`widgets/${name}`}
              fields={fields}
              hasTexts
            />
          </div>
        </details>
      )}
    </>
  );
}
