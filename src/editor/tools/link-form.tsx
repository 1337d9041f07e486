import { AlignJustify, File, FileText, Phone } from 'lucide-react';
import { useMemo, useState, type SubmitEvent } from 'react';
import type { ContentEdit } from '../../core/draft/edits/content-edits';
import { useParams } from '../app/navigation';
import { normaliseAddress } from '../../core/links/normalise-address';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { useMediaList } from '../panels/media';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { usePause } from '../ui/use-pause';
import { useKeptOnLeaving } from './leaving';
import {
  findChoices,
  isMereWord,
  kindOf,
  type LinkChoice,
  linkChoices,
  linkMeaning,
  meantAddress,
} from './link-choices';
import { say, sayMessage } from '../words/say';
import styles from './tools.module.css';

/** So many are offered; words find the others. */
const OFFERED = 30;

const ICONS = { Page: FileText, Section: AlignJustify, File, Telephone: Phone } as const;

/** The address that something leads to: typed, or chosen among the site's pages, sections and files. */
export function LinkForm(props: {
  valueKey: string;
  siteId: string;
  takesFocus?: boolean | undefined;
  /** Removes the whole entry; without it the address alone is removed. */
  onRemove?: (() => void) | undefined;
  /** What else changes with another address, in the same step of undo. */
  alongside?: ((address: string) => readonly ContentEdit[]) | undefined;
  /** Whether it leads out of the site: then nothing of the site is offered. */
  isOutward?: boolean | undefined;
  onDone: () => void;
}) {
  const { valueKey, siteId, takesFocus = true, isOutward = false } = props;
  const { onRemove, alongside, onDone } = props;
  const { draft } = useEditing();
  const { store } = draft;
  const stored = store.value(valueKey);
  const before = typeof stored === 'string' ? stored : '';
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const { data: files } = useMediaList(siteId);
  const { pageId } = useParams();
  const page = draft.draft.placeOf(valueKey.split('/')[0] ?? '')?.page ?? pageId;
  const choices = useMemo(() => linkChoices(draft.draft, page, files ?? []), [draft, page, files]);
  // What stands there already is no search.
  const found = findChoices(choices, typed === before ? '' : typed).slice(0, OFFERED);
  const checkedNow = normaliseAddress(typed);
  const refusal =
    usePause(typed) && !checkedNow.isValid ? sayMessage(checkedNow.message) : undefined;
  const keep = (value: string): boolean => {
    const checked = normaliseAddress(meantAddress(value, choices));
    if (!checked.isValid) {
      setError(sayMessage(checked.message));
      return false;
    }
    draft.editAll([setValueOf(valueKey, checked.address), ...(alongside?.(checked.address) ?? [])]);
    return true;
  };
  const save = (value: string) => {
    if (keep(value)) onDone();
  };
  useKeptOnLeaving(typed, () => {
    const isNumber = meantAddress(typed, choices) !== typed;
    if (isNumber || !isMereWord(typed, choices)) return keep(typed);
    // It may have been looked for among what is offered, and be meant as no address.
    setError(linkMeaning(typed, choices));
    return false;
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(typed);
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <Field
        label={say('Address')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        error={error ?? refusal}
        hint={
          linkMeaning(typed, choices) ||
          (isOutward
            ? say('The whole web address, such as instagram.com/lockstep.')
            : say('A web address, an e-mail, a phone number, or one of these.'))
        }
        placeholder={isOutward ? 'instagram.com/…' : '/contact'}
        takesFocus={takesFocus}
      />
      {!isOutward && found.length > 0 && (
        <ul className={styles['links']} aria-label={say('Pages, sections and files')}>
          {found.map((choice) => (
            <Choice
              key={`${choice.kind} ${choice.address}`}
              choice={choice}
              isCurrent={choice.address === before}
              onChoose={() => save(choice.address)}
            />
          ))}
        </ul>
      )}
      <div className={styles['formRow']}>
        <Button
          variant="quiet"
          isDisabled={before === '' && onRemove === undefined}
          onPress={onRemove ?? (() => save(''))}
        >
          {say('Remove link')}
        </Button>
        <Button type="submit" variant="primary">
          {say('Save')}
        </Button>
      </div>
    </form>
  );
}

function Choice(props: { choice: LinkChoice; isCurrent: boolean; onChoose: () => void }) {
  const { choice, isCurrent, onChoose } = props;
  const Icon = ICONS[choice.kind];
  return (
    <li>
      <button
        type="button"
        className={styles['linkChoice']}
        aria-current={isCurrent}
        onClick={onChoose}
      >
        <Icon aria-hidden="true" />
        <span dir="auto">{choice.label}</span>
        <small>{kindOf(choice)}</small>
      </button>
    </li>
  );
}
