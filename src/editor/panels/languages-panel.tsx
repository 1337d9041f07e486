import { siteEdit } from '../../core/draft/edits/site-edits';
import { useState } from 'react';
import { KNOWN_LANGUAGES, namesOfLanguage } from '../../core/languages/known-languages';
import { isLanguageCode, normaliseLanguageCode } from '../../core/languages/language-code';
import { useChildIds } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { LanguageRow } from '../translate/language-row';
import { useSiteTexts } from '../translate/use-site-texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { SortableRows } from '../ui/sortable-rows';
import type { PanelProps } from '../workspace/rail';
import { interfaceLocale, languageName } from '../words/format';
import { say } from '../words/say';
import styles from './panels.module.css';

/** Value of the choice for a language that is not in the list. */
const OTHER = 'other';

/** The site's languages in the order of its menu: how far each is translated, which are live, which is written in. */
export function LanguagesPanel(props: PanelProps) {
  const { draft, mayEdit } = useEditing();
  const codes = useChildIds(draft.store, 'languages');
  const texts = useSiteTexts(props.site.id);
  const nameOf = (code: string) => languageName(code, draft.store.value(`lang:${code}/name`));
  return (
    <div className={styles['panel']}>
      <SortableRows
        ids={codes}
        nameOf={nameOf}
        className={styles['languages']}
        onMove={(code, index) => draft.edit(siteEdit({ edit: 'moveLanguage', code, index }))}
      >
        {codes.map((code) => (
          <LanguageRow key={code} {...{ code, texts }} panel={props} />
        ))}
      </SortableRows>
      {mayEdit && <AddLanguage taken={codes} />}
    </div>
  );
}

function AddLanguage({ taken }: { taken: readonly string[] }) {
  const { draft } = useEditing();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const code = chosen === OTHER ? (normaliseLanguageCode(typed) ?? typed.trim()) : chosen;
  const isFine = isLanguageCode(code) && !taken.includes(code);
  const add = () => {
    draft.edit(siteEdit({ edit: 'addLanguage', code, values: namesOfLanguage(code) }));
    setChosen('');
    setTyped('');
  };
  return (
    <form
      className={styles['adding']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) add();
      }}
    >
      <select
        className={styles['select']}
        aria-label={say('Language to add')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{say('Choose a language')}</option>
        {knownLanguages(taken).map(({ code: known, name }) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
        <option value={OTHER}>{say('Another one, by its code')}</option>
      </select>
      {chosen === OTHER && (
        <Field
          label={say('Code')}
          hint={say('Such as gsw or pt-BR.')}
          value={typed}
          onChange={setTyped}
          error={
            typed.trim() === '' || isFine
              ? undefined
              : taken.includes(code)
                ? say('The site has this language.')
                : say('This is not a language code.')
          }
          takesFocus
        />
      )}
      <Button type="submit" isDisabled={!isFine}>
        {say('Add language')}
      </Button>
    </form>
  );
}

/** The languages that can be added, by their names in the interface's language. */
function knownLanguages(taken: readonly string[]) {
  return KNOWN_LANGUAGES.filter(({ code }) => !taken.includes(code))
    .map(({ code, name }) => ({ code, name: languageName(code, name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, interfaceLocale()));
}
