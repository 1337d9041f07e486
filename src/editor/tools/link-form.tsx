import { useState, type SubmitEvent } from 'react';
import type { ContentEdit } from '../../core/draft/edits/content-edits';
import { normaliseAddress } from '../../core/links/normalise-address';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { Button } from '../ui/button';
import { say, sayMessage } from '../words/say';
import { useKeptOnLeaving } from './leaving';
import { isMereWord, linkMeaning, meantAddress } from './link-choices';
import { LinkField, useLinkChoices } from './link-field';
import styles from './tools.module.css';

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
  const choices = useLinkChoices(valueKey, siteId);
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
      <LinkField
        label={say('Address')}
        {...{ typed, before, choices, error, isOutward, takesFocus }}
        onType={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        onChoose={save}
      />
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
