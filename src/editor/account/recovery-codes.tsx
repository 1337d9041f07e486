import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { saveFile } from '../ui/save-file';
import { say } from '../words/say';
import styles from './account.module.css';

/** The codes for when the app is lost. They are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [said, setSaid] = useState('');
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(say('Copied'));
    } catch {
      setSaid(say('They could not be copied: select them instead.'));
    }
  };
  const download = () => {
    saveFile({ name: 'plinth-recovery-codes.txt', type: 'text/plain', content: text });
    setSaid(say('Saved to your downloads'));
  };
  return (
    <div className={styles['steps']}>
      <p>
        {say(
          'Keep these where you find them without your phone. Each works once in place of a code of the app. They are not shown again.',
        )}
      </p>
      <ul className={styles['codes']} aria-label={say('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['row']}>
        <Button onPress={() => void copy()}>
          <Copy />
          {say('Copy')}
        </Button>
        <Button onPress={download}>
          <Download />
          {say('Download')}
        </Button>
        <span role="status" className={styles['muted']}>
          {said}
        </span>
      </div>
      <div className={styles['answers']}>
        <Button variant="primary" onPress={onDone}>
          {say('I have kept them')}
        </Button>
      </div>
    </div>
  );
}
