import { Link } from '@tanstack/react-router';
import {
  navigationFields,
  pageFields,
  settingsFields,
  widgetsFields,
} from '../../core/document/records';
import { isEmail } from '../../core/validation/is-email';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { FieldControls } from '../inspector/field-controls';
import { TypedValue } from '../inspector/value-control';
import inspector from '../inspector/inspector.module.css';
import type { PanelProps } from '../workspace/rail';
import styles from './panels.module.css';

const { favicon, socialImage, extraLinksLabel, isPrimaryUnprefixed, trackingIds } = settingsFields;
/** Each fold of the panel: the record, and those of its fields that it shows. */
const FOLDS = [
  ['Navigation', 'navigation', navigationFields],
  ['Widgets', 'widgets', widgetsFields],
  ['Brand', 'settings', { favicon, socialImage }],
  ['Tracking', 'settings', { trackingIds }],
  ['Advanced', 'settings', { extraLinksLabel, isPrimaryUnprefixed }],
] as const;

/** What the site is called, where its messages go, and everything about it that stands on no page of its own. */
export function SettingsPanel({ site, pageId }: PanelProps) {
  const { draft, mayEdit } = useEditing();
  const name = String(useDraftValue(draft.store, 'settings/name') ?? site.name);
  const email = String(useDraftValue(draft.store, 'settings/contactEmail') ?? '');
  return (
    <fieldset className={styles['panel']} disabled={!mayEdit}>
      <TypedValue
        key={`name ${name}`}
        label="Site name"
        value={name}
        problemOf={(value) => (value === '' ? 'Give the site a name.' : undefined)}
        onChange={(value) => draft.edit({ edit: 'setSettings', values: { name: value } })}
      />
      <TypedValue
        key={`email ${email}`}
        label="Contact e-mail"
        value={email}
        problemOf={(value) =>
          value === '' || isEmail(value) ? undefined : 'Please enter a valid email'
        }
        onChange={(value) => draft.edit({ edit: 'setSettings', values: { contactEmail: value } })}
      />
      <div>
        <details className={inspector['fold']}>
          <summary>This page in search engines</summary>
          <div>
            <FieldControls
              siteId={site.id}
              record={`page:${pageId}`}
              keyPrefix={`page:${pageId}/meta`}
              fields={pageFields.meta.fields ?? {}}
              hasTexts
            />
          </div>
        </details>
        {FOLDS.map(([label, record, fields]) => (
          <details key={label} className={inspector['fold']}>
            <summary>{label}</summary>
            <div>
              <FieldControls
                siteId={site.id}
                record={record}
                keyPrefix={record}
                fields={fields}
                hasTexts
              />
            </div>
          </details>
        ))}
      </div>
      <div className={styles['group']}>
        <h3>Elsewhere</h3>
        <a href={site.url} target="_blank" rel="noopener">
          {new URL(site.url).host}
        </a>
        <Link to="/sites/$siteId/inbox" params={{ siteId: site.id }}>
          Inbox
        </Link>
        <Link to="/sites/$siteId/releases" params={{ siteId: site.id }}>
          Releases
        </Link>
      </div>
    </fieldset>
  );
}
