/** The bar's menus: they open without script; with it the link menu is modal and its state is announced. */
import { openDialog } from './dialogs';

export function startMenus(): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-opens-dialog]');
    const dialog = document.getElementById(opener?.dataset['opensDialog'] ?? '');
    if (!opener || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    openDialog(dialog, opener);
  });
  // A link inside leads away, perhaps to a place of this very page.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('dialog[popover] a[href], [popover] a[href]');
    const menu = link?.closest<HTMLElement>('[popover]');
    if (menu instanceof HTMLDialogElement && menu.open) menu.close();
    else if (menu?.matches(':popover-open')) menu.hidePopover();
  });
  for (const button of document.querySelectorAll<HTMLElement>('button[popovertarget]')) {
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (menu === null || menu.contains(button)) continue;
    const announce = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen));
    announce(false);
    menu.addEventListener('toggle', (event) =>
      announce((event as ToggleEvent).newState === 'open'),
    );
  }
  document.addEventListener('keydown', moveAlong);
  // Above 1024 px the links are in the bar again.
  matchMedia('(min-width: 1024px)').addEventListener('change', () => {
    for (const menu of document.querySelectorAll<HTMLDialogElement>('dialog[popover][open]')) {
      menu.close();
    }
  });
}

/** Left and right lead along a row of links, the other way about where the page is read from the right. */
function moveAlong(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const link = (event.target as Element).closest?.('[data-bar] nav > ul a');
  if (step === undefined || !link || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [
    ...(link.closest('ul')?.querySelectorAll<HTMLElement>('li:not([hidden]) a') ?? []),
  ];
  const isReversed = document.documentElement.dir === 'rtl';
  links
    .at((links.indexOf(link as HTMLElement) + (isReversed ? -step : step)) % links.length)
    ?.focus();
}
