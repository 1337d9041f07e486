import { useState } from 'react';
import { AskOwnerDialog } from '../account/sharing/ask-owner';
import { Button } from '../ui/native-button';
import { say } from '../words/say';
import styles from './top-bar.module.css';

/** In the place of the button to publish, for those who may not. */
export function AskToPublish({ siteId }: { siteId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles['publish']}>
      <Button aria-label={say('Ask to publish')} onPress={() => setIsOpen(true)}>
        <span className={styles['word']}>
          <i />
          <span>{say('Ask to publish')}</span>
        </span>
      </Button>
      <AskOwnerDialog siteId={siteId} isOpen={isOpen} onOpenChange={setIsOpen} />
    </div>
  );
}
