import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Dialog,
  Heading,
  Modal,
  ModalOverlay,
  Popover,
  type PopoverProps,
} from 'react-aria-components';
import { afterPaint } from './after-paint';
import { IconButton } from './button';
import { say } from '../words/say';
import styles from './dialog.module.css';

/** A dialog that hangs at its trigger. */
export function PopoverDialog(props: {
  /** Accessible name. */
  label: string;
  placement?: PopoverProps['placement'];
  /** Where it hangs when it has no trigger of its own. */
  triggerRef?: PopoverProps['triggerRef'];
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const { label, children, placement = 'bottom', triggerRef, isOpen, onOpenChange } = props;
  return (
    <Popover
      className={styles['popover'] ?? ''}
      placement={placement}
      offset={6}
      {...(triggerRef === undefined ? {} : { triggerRef })}
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Dialog className={styles['content'] ?? ''} aria-label={label}>
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </Dialog>
    </Popover>
  );
}

/** A dialog at the lower edge of a phone's window; what is above it stays in sight. */
export function SheetDialog(props: {
  /** Accessible name. */
  label: string;
  sheetRef: Ref<HTMLDivElement>;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const { label, sheetRef, onOpenChange, children } = props;
  return (
    <ModalOverlay
      className={styles['aboveKeyboard'] ?? ''}
      isOpen
      onOpenChange={onOpenChange}
      isDismissable
      data-underlay
    >
      <Modal ref={sheetRef} className={styles['sheet'] ?? ''}>
        <Dialog className={styles['content'] ?? ''} aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A small dialog over the page, for one question. */
export function SmallDialog(props: {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const { title, isOpen, onOpenChange, children } = props;
  return (
    <ModalOverlay
      className={styles['overlay'] ?? ''}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      data-underlay
    >
      <Modal className={`${styles['modal']} ${styles['small']}`}>
        <Dialog className={styles['question'] ?? ''}>
          <Heading slot="title" className={styles['title'] ?? ''}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A large dialog over the page, for what needs the room. On a phone it is a sheet. */
export function LargeDialog(props: {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isNarrow?: boolean | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const { title, isOpen, onOpenChange, isNarrow = false, children } = props;
  return (
    <ModalOverlay
      className={styles['overlay'] ?? ''}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      data-underlay
    >
      <Modal className={`${styles['modal']} ${isNarrow ? styles['narrow'] : ''}`}>
        <Dialog className={styles['large'] ?? ''}>
          {({ close }) => (
            <>
              <header className={styles['head']}>
                <Heading slot="title" className={styles['title'] ?? ''}>
                  {title}
                </Heading>
                <IconButton label={say('Close')} onPress={close}>
                  <X />
                </IconButton>
              </header>
              <div className={styles['body']}>
                {typeof children === 'function' ? children(close) : children}
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Hides the dialog around an element, and closes it once that is painted: what was chosen in it is seen in the same frame,
 * for which taking a dialog down would take too long.
 */
export function closeAfterPaint(inside: Element | null, close: () => void): void {
  const overlay = overlayOf(inside);
  overlay?.setAttribute('data-chosen', '');
  // React takes this one away where the dialog is opened again before it is gone, and it is seen again.
  overlay?.setAttribute('data-exiting', '');
  afterPaint(close);
}

/** Whether the dialog around an element is closing: the second press of a double click means nothing there. */
export function isClosing(inside: Element | null): boolean {
  return overlayOf(inside)?.hasAttribute('data-exiting') ?? false;
}

function overlayOf(inside: Element | null): Element | null {
  return inside?.closest(`.${styles['overlay']}`) ?? null;
}
