import { useState } from 'react';
import { KNOWN_LANGUAGES } from '../../core/languages/known-languages';
import { readLanguages } from '../canvas/canvas-page-info';
import { useChildIds, useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Toggle } from '../ui/choice';
import { setUi, useUi } from '../workspace/ui-state';
import styles from './panels.module.css';

/** The site's languages: which are live, and which one is written in. */
export function LanguagesPanel() {
  const { draft, mayEdit } = useEditing();
  const { store } = draft;
  const codes = useChildIds(store, 'languages');
  const writing = useUi((ui) => ui.language);
  const languages = useDraftRecords(
    store,
    ['languages', 'settings', ...codes.map((code) => `lang:${code}`)],
    () => readLanguages(store.draft),
  );
  const taken = new Set(codes);
  const [added, setAdded] = useState('');
  return (
    <div className={styles['panel']}>
      <div>
        {languages.map(({ code, name, localizedName, status, isPrimary }) => {
          const isWritten = isPrimary ? writing === undefined : writing === code;
          return (
            <div key={code} className={styles['language']}>
              <div className={styles['line']}>
                <span>
                  <strong lang={code}>{localizedName || name || code}</strong>{' '}
                  <span className={styles['muted']}>{name}</span>
                </span>
                {isPrimary && <span className={styles['tag']}>Primary</span>}
              </div>
              <Toggle
                label={status === 'active' ? 'Live' : 'Not live'}
                value={status === 'active'}
                isDisabled={isPrimary || !mayEdit}
                onChange={(isActive) =>
                  draft.edit({
                    edit: 'setLanguage',
                    code,
                    values: { status: isActive ? 'active' : 'inactive' },
                  })
                }
              />
              <div className={styles['line']}>
                {isWritten ? (
                  <span className={styles['muted']}>The page shows this language.</span>
                ) : (
                  <Button
                    variant="quiet"
                    onPress={() => setUi({ language: isPrimary ? undefined : code, text: null })}
                  >
                    Write in {name || code}
                  </Button>
                )}
              </div>
            </div>
          );
        })}
      </div>
      {mayEdit && (
        <div className={styles['buttons']}>
          <select
            className={styles['select']}
            aria-label="Language to add"
            value={added}
            onChange={({ target }) => setAdded(target.value)}
          >
            <option value="">Choose a language</option>
            {KNOWN_LANGUAGES.filter(({ code }) => !taken.has(code)).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <Button
            isDisabled={added === ''}
            onPress={() => {
              draft.edit({ edit: 'addLanguage', code: added });
              setAdded('');
            }}
          >
            Add language
          </Button>
        </div>
      )}
    </div>
  );
}
