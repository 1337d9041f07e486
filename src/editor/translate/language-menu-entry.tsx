import { siteEdit } from '../../core/draft/edits/site-edits';
import { useId } from 'react';
import { FLAG_CODES, FLAG_OF_LANGUAGE } from '../../core/languages/flags';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { TypedValue } from '../inspector/value-control';
import { interfaceLocale } from '../words/format';
import { say } from '../words/say';
import styles from './translate.module.css';

/** How a language stands in the menu of languages: its name there, and its flag. */
export function LanguageMenuEntry({ code }: { code: string }) {
  const { draft, mayEdit } = useEditing();
  const id = useId();
  const name = String(useDraftValue(draft.store, `lang:${code}/localizedName`) ?? '');
  const stored = String(useDraftValue(draft.store, `lang:${code}/flagCode`) ?? '');
  const flag = FLAG_OF_LANGUAGE[stored] ?? stored;
  const set = (values: { localizedName?: string; flagCode?: string }) =>
    draft.edit(siteEdit({ edit: 'setLanguage', code, values }));
  return (
    <div className={styles['menuEntry']}>
      <TypedValue
        key={name}
        label={say('Name in the menu')}
        value={name}
        problemOf={(value) => (value === '' ? say('Give the language a name.') : undefined)}
        onChange={(localizedName) => set({ localizedName })}
      />
      <div>
        <label htmlFor={id}>{say('Flag')}</label>
        <select
          id={id}
          value={FLAG_CODES.includes(flag) ? flag : ''}
          disabled={!mayEdit}
          onChange={({ target }) => set({ flagCode: target.value })}
        >
          <option value="">{say('None: its code instead')}</option>
          {flagNames().map(([value, country]) => (
            <option key={value} value={value}>
              {country}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** By name; a region of a country stands behind it. */
const flagNames = once(() => {
  const locale = interfaceLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return FLAG_CODES.map((code): [string, string] => {
    const [country = '', part] = code.toUpperCase().split('-');
    const name = regions.of(country) ?? country;
    return [code, part === undefined ? name : `${name} (${part})`];
  }).toSorted(([, a], [, b]) => a.localeCompare(b, locale));
});

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
