/** The cookie banner's buttons and its settings dialog (spec section 4). */
import { saveConsent, type Consent } from '../../loader/consent';
import { openDialog } from '../../loader/dialogs';

/** Makes the banner work, and shows it where the visitor has not chosen yet. */
export function startCookieBanner(banner: HTMLElement, isShown: boolean): void {
  const dialog = banner.querySelector<HTMLDialogElement>('[data-consent-dialog]');
  const toggles = () => [...(dialog?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  banner.hidden = !isShown;
  // Out of the banner, so that it can be opened again once the banner is gone.
  if (dialog) document.body.append(dialog);

  const save = (consent: Consent) => {
    saveConsent(banner.dataset['site'] ?? '', Number(banner.dataset['policy']), consent);
    banner.hidden = true;
    location.reload();
  };
  const all = (value: boolean): Consent => ({
    analytics: value,
    marketing: value,
    functional: value,
  });
  const chosen = (): Consent => {
    const isOn = (name: string) => toggles().some((input) => input.name === name && input.checked);
    return {
      analytics: isOn('analytics'),
      marketing: isOn('marketing'),
      functional: isOn('functional'),
    };
  };

  const handleClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-consent]');
    if (button === null) return;
    const action = button.dataset['consent'];
    if (action === 'accept') save(all(true));
    else if (action === 'decline') save(all(false));
    else if (action === 'confirm') save(chosen());
    else if (dialog) openDialog(dialog, button);
  };
  document.addEventListener('click', handleClick);
  dialog?.addEventListener('close', () => {
    // A dialog that was only closed has chosen nothing: all on again.
    for (const input of toggles()) input.checked = true;
  });
}
