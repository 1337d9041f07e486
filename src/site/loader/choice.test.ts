// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveConsent } from '../widgets/cookie-banner/save-consent';
import { leavePageAfterEach } from '../testing/page-listeners';
import { followChoice } from './choice';

const ALL = { analytics: true, marketing: true, functional: true };
const NONE = { analytics: false, marketing: false, functional: false };
leavePageAfterEach();
const reload = vi.fn<() => void>();

/** A page of a site, whose choices are kept under its id. */
function openPage(siteId: string): void {
  document.body.innerHTML = `<section data-widget="cookie-banner" data-site="${siteId}" data-policy="1"></section>`;
  followChoice();
}

beforeEach(() => vi.stubGlobal('location', { reload, protocol: 'https:', hostname: 'x.example' }));
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  localStorage.clear();
});

it.each(['pageshow', 'storage', 'visibilitychange'])(
  'loads again on %s when the visitor has chosen meanwhile, and when the choice was withdrawn',
  (event) => {
    const siteId = `site-${event}`;
    openPage(siteId);
    dispatchEvent(new Event(event));
    expect(reload).not.toHaveBeenCalled();
    saveConsent(siteId, 1, ALL);
    dispatchEvent(new Event(event));
    expect(reload).toHaveBeenCalledTimes(1);

    openPage(siteId);
    reload.mockClear();
    localStorage.setItem('unrelated', '1');
    saveConsent(siteId, 1, NONE);
    dispatchEvent(new Event(event));
    expect(reload).toHaveBeenCalled();
  },
);

it('stays where another site’s choice, or none that counts, has changed', () => {
  openPage('site-stays');
  localStorage.setItem('cookieSettings', JSON.stringify(ALL));
  dispatchEvent(new Event('storage'));
  expect(reload).not.toHaveBeenCalled();
});
