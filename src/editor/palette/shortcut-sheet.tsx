import { LargeDialog } from '../ui/dialog';
import { keyName, SHORTCUTS } from './shortcuts';
import { setUi } from '../workspace/ui-state';
import { say } from '../words/say';
import styles from './palette.module.css';

/** All keys of the editor. */
export function ShortcutSheet() {
  return (
    <LargeDialog
      title={say('Keyboard shortcuts')}
      isOpen
      isNarrow
      onOpenChange={(isOpen) => {
        if (!isOpen) setUi({ overlay: null });
      }}
    >
      <div className={styles['sheet']}>
        {SHORTCUTS.map(([name, shortcuts]) => (
          <section key={name}>
            <h3>{say(name)}</h3>
            <dl>
              {shortcuts.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{say(label)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{keyName(key)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </LargeDialog>
  );
}
