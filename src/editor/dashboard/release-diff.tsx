import { distinctTitle } from '../../core/document/distinct-title';
import { useQuery } from '@tanstack/react-query';
import type { FieldChange, ReleaseChanges } from '../../core/api/release';
import {
  eventFields,
  languageFields,
  navigationFields,
  pageFields,
  settingsFields,
  themeFields,
  widgetsFields,
} from '../../core/document/records';
import type { Fields } from '../../core/fields/field';
import { catalogue } from '../../sections/catalogue';
import { api, messageOf } from '../app/api';
import { Notice, Skeleton } from '../ui/notice';
import { labelOf } from './field-label';
import { formatNumber } from '../words/format';
import { say, term } from '../words/say';
import styles from './releases.module.css';

const PARTS: Readonly<Record<string, { label: string; fields: Fields }>> = {
  settings: { label: term('Settings'), fields: settingsFields },
  theme: { label: term('Theme'), fields: themeFields },
  navigation: { label: term('Navigation'), fields: navigationFields },
  widgets: { label: term('Widgets'), fields: widgetsFields },
  languages: { label: term('Languages'), fields: languageFields },
  events: { label: term('Events'), fields: eventFields },
};
const CHANGES = {
  added: term('new'),
  changed: '',
  moved: term('moved'),
  removed: term('removed'),
} as const;
/** What a page or section is made of comes with it: the first few fields tell which one it is. */
const FIRST_FIELDS = 6;
const PAGE_FIELDS: Fields = { path: pageFields.path, ...pageFields.meta.fields };

/** What a release changed against the one before: by page and section, words marked. */
export function ReleaseDiff({ siteId, number }: { siteId: string; number: number }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['release-changes', siteId, number],
    queryFn: () => api.get<ReleaseChanges>(`/sites/${siteId}/releases/${number}/changes`),
    staleTime: Infinity,
  });
  if (error !== null) return <Notice>{messageOf(error)}</Notice>;
  if (isPending) return <Skeleton height={64} />;
  if (number === 1)
    return <p className={styles['muted']}>{say('The first release: all of it is new.')}</p>;
  if (data.pages.length === 0 && data.site.length === 0)
    return (
      <p className={styles['muted']}>
        {say('Nothing differs from release {number}.', { number: number - 1 })}
      </p>
    );
  const titles = data.pages.map(({ title }) => title);
  return (
    <div className={styles['diff']}>
      {data.pages.map((page) => (
        <section key={page.page}>
          <h3>
            <span dir="auto">{distinctTitle(page, titles) || page.path}</span>{' '}
            <Change change={page.change} />
          </h3>
          <FieldList changes={page.fields} fields={PAGE_FIELDS} isNew={page.change === 'added'} />
          {page.sections.map(({ component, section, change, fields }) => {
            const definition = catalogue.get(section);
            return (
              <div key={component} className={styles['section']}>
                <h4>
                  {definition === undefined ? section : say(definition.label)}{' '}
                  <Change change={change} />
                </h4>
                <FieldList
                  changes={fields}
                  fields={definition?.fields ?? {}}
                  isNew={change === 'added'}
                />
              </div>
            );
          })}
        </section>
      ))}
      {data.site.map(({ part, fields }) => (
        <section key={part}>
          <h3>{PARTS[part] === undefined ? part : say(PARTS[part].label)}</h3>
          <FieldList changes={fields} fields={PARTS[part]?.fields ?? {}} isNew={false} />
        </section>
      ))}
    </div>
  );
}

function Change({ change }: { change: keyof typeof CHANGES }) {
  const word = CHANGES[change];
  return word === '' ? null : (
    <span className={styles['change']} data-change={change}>
      {say(word)}
    </span>
  );
}

function FieldList(props: { changes: readonly FieldChange[]; fields: Fields; isNew: boolean }) {
  const { changes, fields, isNew } = props;
  const shown = isNew ? changes.filter(({ words }) => words).slice(0, FIRST_FIELDS) : changes;
  if (shown.length === 0) return null;
  return (
    <dl className={styles['fields']}>
      {shown.map((change) => (
        <div key={`${change.path} ${change.language ?? ''}`}>
          <dt>
            {labelOf(fields, change.path)}
            {change.language !== undefined && ` (${change.language})`}
          </dt>
          <dd dir="auto">
            <Value change={change} />
          </dd>
        </div>
      ))}
      {changes.length > shown.length && (
        <p className={styles['muted']}>
          {say('and {count} more', { count: changes.length - shown.length })}
        </p>
      )}
    </dl>
  );
}

function Value({ change: { words, before, after } }: { change: FieldChange }) {
  if (words !== undefined) {
    return words.map(({ kind, text }, index) =>
      kind === 'same' ? (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces never change
        <span key={index}>{text}</span>
      ) : kind === 'added' ? (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces never change
        <ins key={index}>{text}</ins>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces never change
        <del key={index}>{text}</del>
      ),
    );
  }
  return (
    <>
      {before !== null && <del>{said(before)}</del>} {after !== null && <ins>{said(after)}</ins>}
    </>
  );
}

function said(value: string | number | boolean): string {
  if (typeof value === 'number') return formatNumber(value);
  return value === true ? say('on') : value === false ? say('off') : value;
}
