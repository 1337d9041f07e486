/**
 * Modal dialogs of a page: the scroll lock, the focus that stays inside and returns to its opener, closing by Escape,
 * by a click outside and by their close buttons. Nested ones are the browser's own top layer.
 */

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select, iframe, video[controls], [tabindex]:not([tabindex="-1"])';

const prepared = new WeakSet<HTMLDialogElement>();

/** Opens a dialog as a modal one; `opener` has the focus again when it closes. */
export function openDialog(dialog: HTMLDialogElement, opener?: HTMLElement | null): void {
  if (dialog.open) return;
  prepare(dialog);
  dialog.showModal();
  lockScroll();
  dialog.addEventListener(
    'close',
    () => {
      lockScroll();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    },
    { once: true },
  );
}

function prepare(dialog: HTMLDialogElement): void {
  if (prepared.has(dialog)) return;
  prepared.add(dialog);
  // A press outside closes, as spec section 4 has it; a text selection that ends outside doesn't.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-closes-dialog]')) {
      event.preventDefault();
      dialog.close();
    }
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepFocusInside(dialog, event);
  });
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

// Without this the focus would leave for the browser's own controls at either end.
function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const focusable = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const first = focusable[0];
  const last = focusable.at(-1);
  const from = event.shiftKey ? first : last;
  const to = event.shiftKey ? last : first;
  if (to && (document.activeElement === from || document.activeElement === dialog)) {
    event.preventDefault();
    to.focus();
  }
}

/** Locks the page's scroll while any dialog is open, and only then. */
function lockScroll(): void {
  const root = document.documentElement;
  const isOpen = document.querySelector('dialog[open]') !== null;
  // Where the scroll bar takes up room, that room stays, so that nothing jumps.
  if (isOpen && !('locked' in root.dataset)) {
    root.dataset['locked'] = innerWidth > root.clientWidth ? 'gutter' : '';
  }
  if (!isOpen) delete root.dataset['locked'];
}
