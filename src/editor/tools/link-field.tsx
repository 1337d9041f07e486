import { AlignJustify, File, FileText, Phone } from 'lucide-react';
import { useMemo } from 'react';
import { normaliseAddress } from '../../core/links/normalise-address';
import { useParams } from '../app/navigation';
import { useEditing } from '../editing/editing-context';
import { useMediaList } from '../panels/media';
import { Field, type FieldProps } from '../ui/field';
import { usePause } from '../ui/use-pause';
import { say, sayMessage } from '../words/say';
import { findChoices, kindOf, linkChoices, linkMeaning, type LinkChoice } from './link-choices';
import styles from './tools.module.css';

/** So many are offered; words find the others. */
const OFFERED = 30;

const ICONS = { Page: FileText, Section: AlignJustify, File, Telephone: Phone } as const;

/** Where a link can lead within the site, those of its own page first. */
export function useLinkChoices(valueKey: string, siteId: string): readonly LinkChoice[] {
  const { draft } = useEditing();
  const { data: files } = useMediaList(siteId);
  const { pageId } = useParams();
  const page = draft.draft.placeOf(valueKey.split('/')[0] ?? '')?.page ?? pageId;
  return useMemo(() => linkChoices(draft.draft, page, files ?? []), [draft, page, files]);
}

/** An address as it is typed, with what it leads to, and below it what of the site it could lead to. */
export function LinkField(
  props: Pick<FieldProps, 'takesFocus' | 'onKeyDown'> & {
    label: string;
    typed: string;
    /** The address that is stored. */
    before: string;
    choices: readonly LinkChoice[];
    error: string | undefined;
    /** Whether it leads out of the site: then nothing of the site is offered. */
    isOutward?: boolean;
    /** Whether what it could lead to is offered now. */
    isOffering?: boolean;
    onType: (typed: string) => void;
    onChoose: (address: string) => void;
  },
) {
  const { label, typed, before, choices, error, isOutward = false, isOffering = true } = props;
  const { onType, onChoose, ...field } = props;
  // What stands there already is no search.
  const found = findChoices(choices, typed === before ? '' : typed).slice(0, OFFERED);
  const checked = normaliseAddress(typed);
  const refusal = usePause(typed) && !checked.isValid ? sayMessage(checked.message) : undefined;
  return (
    <>
      <Field
        {...(field.onKeyDown && { onKeyDown: field.onKeyDown })}
        label={label}
        value={typed}
        onChange={onType}
        error={error ?? refusal}
        hint={
          linkMeaning(typed, choices) ||
          (isOutward
            ? say('The whole web address, such as instagram.com/lockstep.')
            : say('A web address, an e-mail, a phone number, or one of these.'))
        }
        placeholder={isOutward ? 'instagram.com/…' : '/contact'}
        takesFocus={field.takesFocus}
      />
      {!isOutward && isOffering && found.length > 0 && (
        <ul className={styles['links']} aria-label={say('Pages, sections and files')}>
          {found.map((choice) => (
            <Choice
              key={`${choice.kind} ${choice.address}`}
              choice={choice}
              isCurrent={choice.address === before}
              onChoose={() => onChoose(choice.address)}
            />
          ))}
        </ul>
      )}
    </>
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
