import { useState, type SubmitEvent } from 'react';
import { isSafeAddress } from '../../core/links/safe-address';
import { setValueOf } from '../editing/set-value';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import styles from './tools.module.css';

const REFUSED = 'Use a web address, a page of this site, an e-mail address or a phone number.';

/** The address that something leads to. */
export function LinkForm({ valueKey, onDone }: { valueKey: string; onDone: () => void }) {
  const { draft } = useEditing();
  const { store } = draft;
  const stored = store.value(valueKey);
  const [address, setAddress] = useState(typeof stored === 'string' ? stored : '');
  const [error, setError] = useState<string>();
  const save = (value: string) => {
    if (!isSafeAddress(value)) return setError(REFUSED);
    draft.edit(setValueOf(valueKey, value));
    onDone();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(address.trim());
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <Field
        label="Address"
        value={address}
        onChange={(value) => {
          setAddress(value);
          setError(undefined);
        }}
        error={error}
        hint="A page, a section, a web address, an e-mail or a phone number."
        placeholder="/contact"
        takesFocus
      />
      <div className={styles['formRow']}>
        <Button variant="quiet" isDisabled={address === ''} onPress={() => save('')}>
          Remove link
        </Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
