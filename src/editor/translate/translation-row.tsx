import { Crosshair } from 'lucide-react';
import { memo, useMemo, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { dirOf } from '../../core/languages/language-code';
import { formatCounter } from '../../core/text/counter';
import { translationState, type SiteText } from '../../core/translation/texts';
import { defaultWord } from '../../core/words/default-words';
import { useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { addressOf } from '../editing/record-address';
import { fieldsOf } from '../editing/set-picture';
import { counterWarning } from '../text/counter-warning';
import { useTextField } from '../text/use-text-field';
import { Button, IconButton } from '../ui/button';
import { typedKeys } from '../ui/field';
import { placeName } from '../workspace/place-name';
import { useShowPlace } from '../workspace/show-place';
import { setUi } from '../workspace/ui-state';
import { languageName } from '../words/format';
import { say, term } from '../words/say';
import styles from './translate.module.css';

const STATES = {
  missing: term('Missing'),
  outdated: term('Outdated'),
  done: term('Done'),
} as const;

/** One text: the original, the translation to write, and how far it is. */
export const TranslationRow = memo(function TranslationRow(props: {
  text: SiteText;
  language: string;
  siteId: string;
  canvas: Document | null;
}) {
  const { text, language, siteId, canvas } = props;
  const { key, record, path, source, fallback, page, isOptional } = text;
  const { draft, mayEdit } = useEditing();
  const show = useShowPlace(siteId, canvas);
  const { target, state } = useDraftRecords(draft.store, [record], () => ({
    target: draft.draft.textIn(language, key) ?? '',
    state: translationState(draft.draft, language, text),
  }));
  const shownState = state === 'missing' && isOptional ? 'done' : state;
  const primary = draft.draft.primaryLanguage();
  const nameOf = (code: string) => languageName(code, draft.store.value(`lang:${code}/name`));
  // From a borrowed text nothing is translated: first its own words have to be there.
  const mayConfirm = mayEdit && fallback === undefined;
  const place = placeName(draft.draft, [record, ...path].join('.'));
  const write = (words: string) =>
    draft.edit({ edit: 'setText', ...addressOf(record), path, text: words, lang: language });
  const words = {
    'aria-label': `${place}: ${source.slice(0, 60)}`,
    lang: language,
    dir: dirOf(language),
    className: styles['words'],
    rows: 1,
    'data-state': shownState,
    readOnly: !mayEdit,
  } as const;
  return (
    <div className={styles['row']}>
      <div className={styles['source']}>
        <span className={styles['place']}>{place}</span>
        <p lang={fallback ?? primary} dir="auto">
          {source}
        </p>
        {fallback !== undefined && (
          <small className={styles['place']}>
            {say('{language}: not written in {primary} yet', {
              language: nameOf(fallback),
              primary: nameOf(primary),
            })}
          </small>
        )}
      </div>
      <div className={styles['target']}>
        {isOptional ? (
          <PathWords key={target} {...{ words, target, write }} placeholder={source} />
        ) : (
          <TextWords {...{ words, text }} />
        )}
        <div className={styles['line']}>
          <span className={styles['state']} data-state={shownState}>
            {isOptional && target === '' ? say('As it is') : say(STATES[shownState])}
          </span>
          {state === 'outdated' && mayConfirm && (
            <Button variant="quiet" onPress={() => write(target)}>
              {say('Still right')}
            </Button>
          )}
          {shownState === 'missing' && mayConfirm && (
            <Button variant="quiet" onPress={() => write(source)}>
              {say('Same words')}
            </Button>
          )}
          {page !== undefined && (
            <IconButton
              label={say('Show on the page')}
              onPress={() => {
                setUi({ overlay: null, language });
                show({ record, path, page });
              }}
            >
              <Crosshair />
            </IconButton>
          )}
        </div>
      </div>
    </div>
  );
});

type WordsProps = ComponentProps<'textarea'> & { lang: string };

/** Written into the draft while it is typed. */
function TextWords({ words, text }: { words: WordsProps; text: SiteText }) {
  const { key, record, meta } = text;
  const { draft } = useEditing();
  const place = useMemo(
    () => ({
      component: record,
      fields: fieldsOf(draft.draft, record),
      path: key.slice(record.length + 1),
      meta,
      isMultiline: false,
    }),
    [draft, record, key, meta],
  );
  const { shown, state, inputProps, onChange, onFocus, onBlur } = useTextField(place, words.lang);
  return (
    <>
      <textarea
        {...words}
        {...inputProps}
        {...{ onFocus, onBlur }}
        // What pages say until it is written.
        placeholder={defaultWord(key, text.source, words.lang)}
        value={shown}
        onKeyDown={(event) => {
          handleKeys(event);
          inputProps.onKeyDown(event);
        }}
        onChange={({ target: { value } }) => onChange(value)}
      />
      {state.isFocused && (
        <div className={styles['counter']} data-counter={state.counter}>
          <span>{formatCounter(state.length, state.max)}</span>
          <span role="status">{counterWarning(state.counter)}</span>
        </div>
      )}
    </>
  );
}

/** A path, which is put in order, is written when it is left. */
function PathWords(props: {
  words: WordsProps;
  target: string;
  placeholder: string;
  write: (path: string) => void;
}) {
  const { words, target, placeholder, write } = props;
  const { draft } = useEditing();
  const [typed, setTyped] = useState(target);
  return (
    <textarea
      {...words}
      value={typed}
      placeholder={placeholder}
      onKeyDown={(event) => {
        handleKeys(event);
        typedKeys({
          isChanged: typed !== target,
          giveBack: () => {
            // The dialog around it would close.
            event.stopPropagation();
            setTyped(target);
          },
        })(event);
      }}
      onChange={({ target: { value } }) => setTyped(value)}
      onBlur={() => {
        if (typed !== target) write(typed);
        draft.flush();
      }}
    />
  );
}

/** Leads from text to text without the mouse. */
function handleKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const isOn = key === 'Enter' && (ctrlKey || metaKey);
  const step = altKey && key === 'ArrowDown' ? 1 : altKey && key === 'ArrowUp' ? -1 : 0;
  if (!isOn && step === 0) return;
  event.preventDefault();
  const table = currentTarget.closest('[data-texts]');
  const fields = [...(table?.querySelectorAll('textarea') ?? [])];
  const at = fields.indexOf(currentTarget);
  const next = isOn
    ? fields.find((field, index) => index > at && field.dataset['state'] !== 'done')
    : fields[at + step];
  if (!next) return;
  next.focus();
  next.scrollIntoView({ block: 'center' });
}
