import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { ReactNode } from 'react';
import { Button } from './button';
import { say } from '../words/say';
import styles from './dialog.module.css';

/** Asks before something that others would notice. */
export function Confirm(props: {
  title: string;
  children: ReactNode;
  /** What the button does, in its word. */
  action: string;
  isDangerous?: boolean | undefined;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { title, children, action, isDangerous = false, isOpen, onConfirm, onClose } = props;
  return (
    <ModalOverlay
      className={styles['overlay'] ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`${styles['modal']} ${styles['small']}`}>
        <Dialog className={styles['question'] ?? ''} role="alertdialog">
          <Heading slot="title" className={styles['title'] ?? ''}>
            {title}
          </Heading>
          <div className={styles['words']}>{children}</div>
          <div className={styles['answers']}>
            <Button variant="quiet" onPress={onClose}>
              {say('Cancel')}
            </Button>
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              onPress={() => {
                onClose();
                onConfirm();
              }}
            >
              {action}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
