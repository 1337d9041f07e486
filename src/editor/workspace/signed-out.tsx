import { X } from 'lucide-react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { InDialog } from '../account/entrance';
import { SignInForm } from '../account/sign-in-form';
import type { LiveDraft } from '../live/live-draft';
import { Button, IconButton } from '../ui/button';
import dialog from '../ui/dialog.module.css';
import { setSignIn, useSignIn } from './sign-in-state';
import { useBackToPage } from './use-back-to-page';
import { say } from '../words/say';
import styles from './workspace.module.css';

/** The session has ended, here or in another tab: whoever writes goes on, and signs in when it suits. */
export function SignedOut({ live }: { live: Pick<LiveDraft, 'reconnect'> }) {
  const { isOpen, email } = useSignIn();
  const setOpen = (open: boolean) => setSignIn({ isOpen: open });
  useBackToPage();
  return (
    <div className={styles['toast']}>
      <div className={styles['card']} role="alert">
        <strong>{say('You are signed out')}</strong>
        <p>{say('You can go on writing. It is kept on this device until you sign in again.')}</p>
        <div className={styles['row']}>
          <Button variant="primary" onPress={() => setOpen(true)}>
            {say('Sign in')}
          </Button>
        </div>
      </div>
      <ModalOverlay
        className={dialog['overlay'] ?? ''}
        isOpen={isOpen}
        isDismissable
        onOpenChange={setOpen}
      >
        <Modal className={`${dialog['modal']} ${dialog['small']}`}>
          <Dialog className={dialog['question'] ?? ''}>
            <span className={dialog['corner']}>
              <IconButton label={say('Close')} onPress={() => setOpen(false)}>
                <X />
              </IconButton>
            </span>
            <InDialog value>
              <SignInForm
                email={email}
                lead={say('What you have written since is saved once you are signed in.')}
                onSignedIn={() => {
                  setOpen(false);
                  live.reconnect();
                }}
              />
            </InDialog>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
