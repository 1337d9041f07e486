/**
 * A page follows the visitor's choice of cookies: one that the browser shows again as it was, and one in another tab, load
 * again when the choice has changed meanwhile, so that neither asks what was answered nor runs what was withdrawn.
 */
import { givenConsent, hasChosen } from './consent';

/** When a choice may have changed elsewhere: on the way back to the page, in another tab, where the storage is refused too. */
const CHANCES = ['pageshow', 'storage', 'visibilitychange'];

/** The cookie banner, and what its choice goes by; null on a page that asks for none. */
export function cookieBanner() {
  const banner = document.querySelector<HTMLElement>('[data-widget="cookie-banner"]');
  if (banner === null) return null;
  const asked = [banner.dataset['site'] ?? '', Number(banner.dataset['policy'])] as const;
  return { banner, asked };
}

export function followChoice(): void {
  const found = cookieBanner();
  if (found === null) return;
  const choice = () => JSON.stringify([hasChosen(...found.asked), givenConsent(...found.asked)]);
  const made = choice();
  const follow = () => {
    if (choice() !== made) location.reload();
  };
  for (const name of CHANCES) addEventListener(name, follow);
}
