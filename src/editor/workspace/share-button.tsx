import { UserPlus } from 'lucide-react';
import { useAccount } from '../app/queries';
import { IconButton } from '../ui/native-button';
import { say } from '../words/say';
import { setUi } from './ui-state';
import styles from './top-bar.module.css';

/** For people with an account; whoever came by a link has nothing to share. On a phone it is in the settings. */
export function ShareButton() {
  const { data: account } = useAccount();
  if (!account) return null;
  return (
    <span className={styles['wideOnly']}>
      <IconButton label={say('Share')} onPress={() => setUi({ overlay: { kind: 'sharing' } })}>
        <UserPlus />
      </IconButton>
    </span>
  );
}
