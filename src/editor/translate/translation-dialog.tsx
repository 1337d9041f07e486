import { useDeferredValue, useMemo, useState } from 'react';
import { translationState, type SiteText } from '../../core/translation/texts';
import type { SiteAnswer } from '../../core/api/site';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Radios } from '../ui/radios';
import { LargeDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Skeleton } from '../ui/notice';
import { placeName } from '../workspace/place-name';
import { setUi } from '../workspace/ui-state';
import { filterTexts, groupTexts, type StateFilter } from './filter-texts';
import { TranslationRow } from './translation-row';
import { useSiteTexts } from './use-site-texts';
import { formatNumber, languageName } from '../words/format';
import { say, term } from '../words/say';
import styles from './translate.module.css';

/** Rows drawn at first, and with each press for more. */
const STEP = 120;

/** All texts of the site beside their translations into one language. */
export function TranslationDialog(props: {
  site: SiteAnswer;
  language: string;
  canvas: Document | null;
}) {
  const { site, language, canvas } = props;
  const { draft } = useEditing();
  const name = languageName(language, useDraftValue(draft.store, `lang:${language}/name`));
  return (
    <LargeDialog
      title={say('Translate into {name}', { name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          draft.flush();
          setUi({ overlay: null });
        }
      }}
    >
      <Table key={language} {...{ site, language, canvas }} />
    </LargeDialog>
  );
}

function Table(props: { site: SiteAnswer; language: string; canvas: Document | null }) {
  const { site, language, canvas } = props;
  const { draft } = useEditing();
  const texts = useSiteTexts(site.id);
  const [state, setState] = useState<StateFilter>('all');
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(STEP);
  const wanted = useDeferredValue(words);
  const counts = useMemo(() => {
    const all = { all: texts?.length ?? 0, missing: 0, outdated: 0, done: 0 };
    for (const text of texts ?? []) all[stateOf(draft.draft, language, text)] += 1;
    return all;
  }, [texts, draft, language]);
  // The rows stay while they are written on: a text that is done now would leave under the caret otherwise.
  const names = texts?.map(({ key }) => key).join('\n');
  const rows = useMemo(
    () =>
      filterTexts(texts ?? [], {
        state,
        words: wanted,
        stateOf: (text) => stateOf(draft.draft, language, text),
        targetOf: (text) => draft.draft.textIn(language, text.key) ?? '',
        placeOf: (text) => placeName(draft.draft, [text.record, ...text.path].join('.')),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by the texts' names: see above
    [names, state, wanted, draft, language],
  );
  if (texts === undefined) return <Skeleton height={240} />;
  const groups = groupTexts(draft.draft, rows.slice(0, shown));
  return (
    <div className={styles['table']} data-texts="">
      <div className={styles['filters']}>
        <Radios
          label={say('State')}
          value={state}
          onChange={setState}
          options={(['all', 'missing', 'outdated', 'done'] as const).map((one) => [
            one,
            `${say(WORDS[one])} ${formatNumber(counts[one])}`,
          ])}
        />
        <Field
          aria-label={say('Search texts')}
          placeholder={say('Search')}
          value={words}
          onChange={setWords}
          type="search"
        />
        <p className={styles['keys']}>
          <kbd>{say('Ctrl Enter')}</kbd> {say('next open text')} · <kbd>Alt ↑</kbd> <kbd>Alt ↓</kbd>{' '}
          {say('one up or down')}
        </p>
      </div>
      {rows.length === 0 && (
        <p className={styles['none']}>
          {state === 'missing' && wanted === ''
            ? say('Nothing is missing.')
            : say('No text fits what you look for.')}
        </p>
      )}
      {groups.map(({ name, texts: inside }) => (
        <section key={name} className={styles['group']} aria-label={name}>
          <h3 dir="auto">{name}</h3>
          {inside.map((text) => (
            <TranslationRow key={text.key} {...{ text, language, canvas }} siteId={site.id} />
          ))}
        </section>
      ))}
      {rows.length > shown && (
        <Button onPress={() => setShown(shown + STEP)}>
          {say('Show {count} more', { count: Math.min(STEP, rows.length - shown) })}
        </Button>
      )}
    </div>
  );
}

const WORDS = {
  all: term('All'),
  missing: term('Missing'),
  outdated: term('Outdated'),
  done: term('Done'),
} as const;

/** A path that stays as it is counts as done, as in the progress. */
function stateOf(draft: Parameters<typeof translationState>[0], language: string, text: SiteText) {
  const state = translationState(draft, language, text);
  return state === 'missing' && text.isOptional ? 'done' : state;
}
