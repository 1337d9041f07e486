import { Button } from '../ui/native-button';
import { say, sayMessage } from '../words/say';
import styles from './workspace.module.css';

/** Why the server has ended the connection, and the way on. */
export function RefusedNotice({ message }: { message: string }) {
  return (
    <div className={styles['toast']}>
      <div className={styles['card']} role="alert">
        <strong>{sayMessage(message) || say('The server has ended this connection.')}</strong>
        <p>
          {say(
            'What is not saved yet is kept on this device. Reload to go on; what can’t be saved is offered as a file then.',
          )}
        </p>
        <div className={styles['row']}>
          <Button onPress={() => location.reload()}>{say('Reload')}</Button>
        </div>
      </div>
    </div>
  );
}
