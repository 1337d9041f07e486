import { API_BASE } from '../../core/api/client';
import { widgetsFields } from '../../core/document/records';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { FieldControls } from '../inspector/field-controls';
import { Button } from '../ui/button';
import { Toggle } from '../ui/choice';
import inspector from '../inspector/inspector.module.css';
import styles from './panels.module.css';

/** The flag and the version have controls of their own. */
const {
  isVisible: _shown,
  policyVersion: _version,
  ...GDPR
} = widgetsFields.gdprBanner.fields ?? {};
const { isVisible: _isShown, ...SIMPLE } = widgetsFields.simpleBanner.fields ?? {};
const VERSION_KEY = 'widgets/gdprBanner/policyVersion';

/** Which banner asks visitors, what it says, and asking them anew. */
export function ConsentSettings({ siteId }: { siteId: string }) {
  const { draft } = useEditing();
  const version = Number(useDraftValue(draft.store, VERSION_KEY) ?? 1);
  return (
    <>
      <p className={styles['muted']}>
        The GDPR banner lets visitors choose: nothing that tracks loads before they agree. The
        simple one only tells. With both on, the GDPR banner shows.
      </p>
      <Banner name="gdprBanner" label="GDPR banner" {...{ siteId }} fields={GDPR} />
      <Banner name="simpleBanner" label="Simple banner" {...{ siteId }} fields={SIMPLE} />
      <div className={styles['group']}>
        <p className={styles['muted']}>
          Policy version {version}. When the policy changes, ask every visitor again: they see the
          banner once more after the next publish.
        </p>
        <Button onPress={() => draft.edit(setValueOf(VERSION_KEY, version + 1))}>
          Ask everyone again
        </Button>
        <a href={`${API_BASE}/sites/${encodeURIComponent(siteId)}/consents/export`} download>
          Download what visitors chose
        </a>
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
  return (
    <>
      <Toggle
        label={label}
        value={isVisible}
        onChange={(value) => draft.edit(setValueOf(key, value))}
      />
      {isVisible && (
        <details className={inspector['fold']}>
          <summary>Texts of the {label}</summary>
          <div>
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
