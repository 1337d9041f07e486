import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { say } from '../../words/say';
import styles from './sharing.module.css';

/** An address that is shown once, ready to be copied. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid(say('Copied'));
    } catch {
      setSaid(say('Select it and copy it'));
    }
  };
  return (
    <div className={styles['copy']}>
      <input
        aria-label={label}
        readOnly
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onPress={() => void copy()}>
        <Copy />
        {say('Copy')}
      </Button>
      <span role="status" className={styles['muted']}>
        {said}
      </span>
    </div>
  );
}
