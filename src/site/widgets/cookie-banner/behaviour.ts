/** The cookie banner's buttons and its settings dialog (spec section 4). */
import { cookieBanner } from '../../loader/choice';
import { hasChosen, type Consent } from '../../loader/consent';
import { openDialog } from '../../loader/dialogs';
import { recordConsent } from './record-consent';
import { saveConsent } from './save-consent';

/** What has the focus has its ring around it. */
const CLEARANCE_PX = 8;

/** Makes the banner's buttons work, and those that open its settings again. */
export function startCookieBanner(): void {
  const found = cookieBanner();
  if (found === null) return;
  const { banner, asked } = found;
  const [siteId, policyVersion] = asked;
  const dialog = document.querySelector<HTMLDialogElement>('[data-consent-dialog]');
  const toggles = () => [...(dialog?.querySelectorAll<HTMLInputElement>('input') ?? [])];

  if (!hasChosen(siteId, policyVersion)) {
    document.addEventListener('focusin', () => keepFocusClear(banner));
    // Whenever the page grows: what the focus has left may
    // say what is wrong with it, and move everything below.
    new ResizeObserver(() => keepFocusClear(banner)).observe(document.body);
  }

  const save = (consent: Consent) => {
    banner.hidden = true;
    dialog?.close();
    // Where nothing can be kept a fresh page would only ask again.
    if (!saveConsent(siteId, policyVersion, consent)) return;
    recordConsent(banner.dataset['record'], { choice: consent, policyVersion });
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

/**
 * Scrolls the page until the card covers nothing of what has the focus. The browser alone brings only the caret of a
 * tall field into view; it has done so by the next frame.
 */
function keepFocusClear(card: HTMLElement): void {
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || card.contains(focused)) return;
    const over = card.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const isBeside = under.right <= over.left || under.left >= over.right;
    // What is taller than the room above the card is read from its top, which stays under the bar.
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const hidden = Math.min(under.bottom + CLEARANCE_PX - over.top, under.top - (room || 0));
    if (!isBeside && hidden > 0 && under.top < over.bottom) scrollBy({ top: hidden });
  });
}
