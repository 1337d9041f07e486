import { siteEdit } from '../../core/draft/edits/site-edits';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { translationProgress, type SiteText } from '../../core/translation/texts';
import { useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Toggle } from '../ui/choice';
import { SortableRow } from '../ui/sortable-rows';
import type { PanelProps } from '../workspace/rail';
import { setUi, useUi } from '../workspace/ui-state';
import { LanguageActions } from './language-actions';
import { LanguageMenuEntry } from './language-menu-entry';
import { languageName } from '../words/format';
import { say } from '../words/say';
import styles from './translate.module.css';

/** One language of the site: how far it is, and what can be done with it. */
export function LanguageRow(props: {
  code: string;
  texts: readonly SiteText[] | undefined;
  panel: PanelProps;
}) {
  const { code, texts, panel } = props;
  const { draft, mayEdit } = useEditing();
  const { store } = draft;
  const [isOpen, setIsOpen] = useState(false);
  const writing = useUi((ui) => ui.language);
  const language = useDraftRecords(store, ['languages', 'settings', `lang:${code}`], () => ({
    name: languageName(code, store.value(`lang:${code}/name`)),
    localizedName: String(store.value(`lang:${code}/localizedName`) ?? ''),
    isPrimary: store.draft.primaryLanguage() === code,
    isActive: store.value(`lang:${code}/status`) === 'active',
  }));
  const { name, localizedName, isPrimary } = language;
  const isLive = isPrimary || language.isActive;
  const isWritten = isPrimary ? writing === undefined : writing === code;
  const counts = texts === undefined ? null : translationProgress(draft.draft, code, texts);
  // The primary language is whole, unless it was made so before all of it was written.
  const progress = isPrimary && counts?.missing === 0 ? null : counts;
  const total = texts?.length ?? 0;
  return (
    <SortableRow id={code} name={name} isDisabled={!mayEdit} className={styles['language']}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['names']}>
            {isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
            <strong lang={code}>{localizedName || name}</strong>
            <span className={styles['muted']}>{name === localizedName ? '' : name}</span>
            <span className={styles['tag']} data-live={isLive ? '' : undefined}>
              {isPrimary ? say('Primary') : isLive ? say('Live') : say('Not live')}
            </span>
          </span>
          {progress !== null && (
            <span className={styles['progress']}>
              <span className={styles['bar']} aria-hidden="true">
                <span style={{ inlineSize: `${(progress.done / total) * 100}%` }} />
                <span style={{ inlineSize: `${(progress.outdated / total) * 100}%` }} />
              </span>
              {progress.done === total
                ? say('All done')
                : say('{done} of {total}', { done: progress.done, total })}
            </span>
          )}
        </button>
      </div>
      {isOpen && (
        <div className={styles['inside']}>
          {!isPrimary && (
            <Toggle
              label={say('Live with the next publish')}
              value={isLive}
              isDisabled={!mayEdit}
              onChange={(isActive) =>
                draft.edit(
                  siteEdit({
                    edit: 'setLanguage',
                    code,
                    values: { status: isActive ? 'active' : 'inactive' },
                  }),
                )
              }
            />
          )}
          <div className={styles['buttons']}>
            {isWritten ? (
              <span className={styles['muted']}>{say('The page shows this language.')}</span>
            ) : (
              <Button onPress={() => setUi({ language: isPrimary ? undefined : code, text: null })}>
                {say('Write in {name}', { name })}
              </Button>
            )}
            {!isPrimary && (
              <Button onPress={() => setUi({ overlay: { kind: 'translations', language: code } })}>
                {say('Table of texts')}
              </Button>
            )}
          </div>
          <LanguageMenuEntry code={code} />
          {!isPrimary && <LanguageActions {...{ code, name, panel }} missing={progress?.missing} />}
        </div>
      )}
    </SortableRow>
  );
}
