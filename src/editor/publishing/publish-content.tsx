/** What the button for publishing opens: the changes and checks, and what came of it. */
import { useState } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import type { Finding } from '../../core/checks/finding';
import { isExampleAddress } from '../../core/validation/example-address';
import { fieldErrorsOf, messageOf } from '../app/api';
import { useDraftValue } from '../editing/draft-hooks';
import { TypedValue } from '../inspector/value-control';
import type { LiveDraft } from '../live/live-draft';
import { Button } from '../ui/button';
import { emailMessage } from '../ui/email-message';
import { Field } from '../ui/field';
import { Skeleton } from '../ui/notice';
import { useOnce } from '../ui/use-once';
import { changedParts } from './changed-parts';
import { findingOf } from './find-findings';
import { FindingList, useFindings } from './finding-list';
import { useSavedChanges } from './use-saved-changes';
import { formatNumber } from '../words/format';
import { say, sayCount } from '../words/say';
import styles from './publishing.module.css';

export interface PublishPlace {
  live: LiveDraft;
  site: SiteAnswer;
  canvas: Document | null;
  onLeave: () => void;
}

/** What has changed, what the checks found, and the button that publishes with a note. */
export function Review(
  props: PublishPlace & { isPending: boolean; onPublish: (note: string) => void },
) {
  const { isPending, onPublish, ...place } = props;
  const [note, setNote] = useState('');
  const findings = useFindings(place.live, place.site);
  const has = (rule: Finding['rule']) => findings?.some((one) => one.rule === rule) === true;
  const isFirst = place.site.currentRelease === null;
  // It stays while the address is written, which ends the finding.
  const asksAddress = useOnce(has('contact'));
  const errors = findings?.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <div className={styles['content']}>
      <h2>{say('Before publishing')}</h2>
      <Changes live={place.live} site={place.site} />
      <section className={styles['part']} aria-label={say('Checks')}>
        <h3>{say('Checks')}</h3>
        {findings === undefined && <Skeleton height={48} />}
        {findings?.length === 0 && <p className={styles['good']}>{say('Nothing to mend.')}</p>}
        {findings !== undefined && <FindingList {...place} findings={findings} />}
      </section>
      {asksAddress && <ContactAddress live={place.live} />}
      <form
        className={styles['send']}
        onSubmit={(event) => {
          event.preventDefault();
          if (errors === 0 && !isPending) onPublish(note.trim());
        }}
      >
        <Field
          label={say('Note for the release')}
          value={note}
          onChange={setNote}
          maxLength={1000}
        />
        <Button type="submit" variant="primary" isDisabled={isPending || errors > 0} isWide>
          {errors === 0
            ? isFirst && (has('example') || has('contact'))
              ? say('Publish anyway')
              : say('Publish now')
            : sayCount(errors, {
                one: 'Mend {count} error first',
                other: 'Mend {count} errors first',
              })}
        </Button>
      </form>
    </div>
  );
}

/** Where the messages of the site's forms go, given at once. */
function ContactAddress({ live }: Pick<PublishPlace, 'live'>) {
  const email = String(useDraftValue(live.store, 'settings/contactEmail') ?? '');
  return (
    <TypedValue
      key={email}
      label={say('Contact e-mail')}
      hint={say('Messages of the site’s forms are sent here. They are kept in the inbox too.')}
      value={isExampleAddress(email) ? '' : email}
      placeholder={email}
      problemOf={(value) => (value === '' ? undefined : emailMessage(value))}
      onChange={(contactEmail) => live.edit({ edit: 'setSettings', values: { contactEmail } })}
    />
  );
}

function Changes({ live, site }: Pick<PublishPlace, 'live' | 'site'>) {
  const { data, error, isPending } = useSavedChanges(live, site);
  const parts = data === undefined ? [] : changedParts(data);
  return (
    <section className={styles['part']} aria-label={say('Changes')}>
      <h3>
        {site.currentRelease === null
          ? say('Not published yet')
          : say('Changes since release {number}', { number: String(site.currentRelease) })}
      </h3>
      {isPending && <Skeleton height={32} />}
      {error !== null && <p className={styles['muted']}>{messageOf(error)}</p>}
      {data !== undefined && parts.length === 0 && (
        <p className={styles['muted']}>{say('Nothing has changed. Visitors see all of it.')}</p>
      )}
      {site.currentRelease !== null && (
        <ul>
          {parts.map(({ key, name, note, count }) => (
            <li key={key} className={styles['changed']}>
              <span dir="auto">{name}</span>
              <span className={styles['muted']}>{note || formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Published: where, and what is still worth a look. */
export function Published(props: PublishPlace & { release: number }) {
  const { release, ...place } = props;
  const { site } = place;
  const findings = useFindings(place.live, site) ?? [];
  return (
    <div className={styles['content']}>
      <h2>{publishedTitle(site)}</h2>
      <p>{standingOf(release, site.currentRelease)}</p>
      {site.currentRelease !== null && (
        <a href={site.url} target="_blank" rel="noopener">
          {new URL(site.url).host}
        </a>
      )}
      {findings.length > 0 && (
        <details className={styles['more']}>
          <summary>
            {sayCount(findings.length, {
              one: 'One thing worth a look',
              other: '{count} things worth a look',
            })}
          </summary>
          <FindingList {...place} findings={findings} />
        </details>
      )}
    </div>
  );
}

/** What is true of a site that was published a moment ago: others may have published it since, or taken it offline. */
export function publishedTitle({ currentRelease }: SiteAnswer): string {
  return currentRelease === null ? say('Your site is offline') : say('Your site is live');
}

function standingOf(release: number, current: number | null): string {
  if (current === release)
    return say(
      'Release {release} is what visitors see now. Earlier releases can be restored at any time.',
      { release: String(release) },
    );
  return current === null
    ? say('Release {release} was published. The site has been taken offline since.', {
        release: String(release),
      })
    : say('Release {release} was published. By now visitors see release {current}.', {
        release: String(release),
        current: String(current),
      });
}

/** Refused: each place that breaks a rule, one press away. */
export function Refused(props: PublishPlace & { error: Error }) {
  const { error, ...place } = props;
  const findings = fieldErrorsOf(error).map(({ path, message }) =>
    findingOf(place.live.draft, path, message),
  );
  return (
    <div className={styles['content']}>
      <h2>{say('This can’t go live yet')}</h2>
      <p>
        {findings.length > 0
          ? say('Mend these places, then publish again. Nothing has changed for visitors.')
          : messageOf(error)}
      </p>
      <FindingList {...place} findings={findings} />
    </div>
  );
}
