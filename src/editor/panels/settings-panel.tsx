import { Link } from '../app/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { navigationFields, settingsFields, widgetsFields } from '../../core/document/records';
import type { Fields } from '../../core/fields/field';
import { emailMessage } from '../ui/email-message';
import { useAccount } from '../app/queries';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { FieldControls } from '../inspector/field-controls';
import { TypedValue } from '../inspector/value-control';
import { say } from '../words/say';
import inspector from '../inspector/inspector.module.css';
import type { PanelProps } from '../workspace/rail';
import { Button } from '../ui/button';
import { setUi, useUi, type SettingsPart } from '../workspace/ui-state';
import { ConsentSettings } from './consent-settings';
import { EventSettings } from './event-settings';
import { TrackingSettings } from './tracking-settings';
import styles from './panels.module.css';

const {
  logo,
  logoDark,
  favicon,
  socialImage,
  extraLinksLabel,
  isPrimaryUnprefixed,
  hasLlmsTxt,
  routeBase,
} = settingsFields;
const { messenger, bottomBanner, scrollToTop } = widgetsFields;

/** What the site is called, where its messages go, and everything about it that stands on no page of its own. */
export function SettingsPanel({ site }: PanelProps) {
  const { mayEdit } = useEditing();
  const account = useAccount();
  const controls = (record: string, fields: Fields) => (
    <FieldControls siteId={site.id} record={record} keyPrefix={record} fields={fields} hasTexts />
  );
  return (
    <fieldset className={styles['panel']} disabled={!mayEdit}>
      <div>
        <Part name="site" label={say('Site')} isFirst>
          <SiteNames siteName={site.name} />
          {controls('settings', { logo, logoDark })}
          <p className={styles['muted']}>
            {say(
              'Every header and footer shows the site logo, unless it has a logo of its own. Without one for dark ground, the other is drawn in white there.',
            )}
          </p>
          {controls('settings', { favicon, socialImage })}
          <p className={styles['muted']}>
            {say(
              'The favicon stands in tabs. The social image shows where a page that has none of its own is shared.',
            )}
          </p>
        </Part>
        <Part name="navigation" label={say('Navigation')}>
          {controls('navigation', navigationFields)}
          {controls('settings', { extraLinksLabel })}
        </Part>
        <Part name="widgets" label={say('Widgets')}>
          {controls('widgets', { messenger, bottomBanner, scrollToTop })}
        </Part>
        <Part name="events" label={say('Events')}>
          <EventSettings />
        </Part>
        <Part name="consent" label={say('Cookies and consent')}>
          <ConsentSettings siteId={site.id} isOwner={site.right === 'own'} />
        </Part>
        <Part name="tracking" label={say('Tracking and chats')}>
          <TrackingSettings />
        </Part>
        <Part name="search" label={say('Addresses and search')}>
          {controls('settings', { isPrimaryUnprefixed, routeBase })}
          <p className={styles['muted']}>
            {say(
              'The route base is the path under which the site is mounted, such as /marketing/. Leave it empty for a site at its host’s root.',
            )}
          </p>
          {controls('settings', { hasLlmsTxt })}
          <p className={styles['muted']}>
            {say(
              'llms.txt gives language models an overview of the pages. Titles, descriptions and social images of pages stand in the panel Pages.',
            )}
          </p>
        </Part>
      </div>
      <div className={styles['group']}>
        <h3>{say('Elsewhere')}</h3>
        <a href={site.url} target="_blank" rel="noopener">
          {new URL(site.url).host}
        </a>
        <div className={styles['elsewhere']}>
          {account.data && (
            <Button onPress={() => setUi({ overlay: { kind: 'sharing' } })}>{say('Share…')}</Button>
          )}
          {/* A phone's bar has no room for it, and no keys. */}
          <Button onPress={() => setUi({ overlay: { kind: 'palette' } })}>{say('Find…')}</Button>
        </div>
        {site.right === 'own' && (
          <Link to="/sites/$siteId/inbox" params={{ siteId: site.id }}>
            {say('Inbox')}
          </Link>
        )}
        <Link to="/sites/$siteId/releases" params={{ siteId: site.id }}>
          {say('Releases')}
        </Link>
      </div>
    </fieldset>
  );
}

/** A fold of the panel; it opens, and comes into view, when somebody is led to it. */
function Part(props: {
  name: SettingsPart;
  label: string;
  isFirst?: boolean;
  children: ReactNode;
}) {
  const { name, label, isFirst = false, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  const isWanted = useUi((ui) => ui.settingsPart === name);
  useEffect(() => {
    if (!isWanted || ref.current === null) return;
    ref.current.open = true;
    ref.current.scrollIntoView({ block: 'start' });
    ref.current.querySelector('summary')?.focus();
    setUi({ settingsPart: null });
  }, [isWanted]);
  return (
    <details ref={ref} className={inspector['fold']} open={isFirst || undefined}>
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  );
}

function SiteNames({ siteName }: { siteName: string }) {
  const { draft } = useEditing();
  const name = String(useDraftValue(draft.store, 'settings/name') ?? siteName);
  const email = String(useDraftValue(draft.store, 'settings/contactEmail') ?? '');
  const set = (values: Record<string, string>) => draft.edit({ edit: 'setSettings', values });
  return (
    <>
      <TypedValue
        key={`name ${name}`}
        label={say('Site name')}
        value={name}
        problemOf={(value) => (value === '' ? say('Give the site a name.') : undefined)}
        onChange={(value) => set({ name: value })}
      />
      <TypedValue
        key={`email ${email}`}
        label={say('Contact e-mail')}
        hint={say('Messages of the site’s forms are sent here. They are kept in the inbox too.')}
        value={email}
        problemOf={(value) => (value === '' ? undefined : emailMessage(value))}
        onChange={(value) => set({ contactEmail: value })}
      />
    </>
  );
}
