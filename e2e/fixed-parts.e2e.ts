import type { Page } from '@playwright/test';
import { resizeWindow } from './flows/layout';
import { publishSite } from './flows/publish';
import type { OwnerApi } from './flows/owner';
import { expect, test } from './flows/test';

const WIDTHS = [320, 390, 768, 1024, 1920];

/** A site with everything that can be fixed to the window’s foot. */
const publishAll = (owner: OwnerApi, kind: 'gdpr' | 'simple') =>
  publishSite(owner, `fixed-${kind}`, [
    { edit: 'addSection', section: 'Header53', id: 'hero', data: {} },
    { edit: 'addSection', section: 'Contact3', id: 'write', data: {} },
    {
      edit: 'addSection',
      section: 'Footer3',
      id: 'foot',
      data: { copyrightText: '© A company with a rather long name. All rights are reserved.' },
    },
    {
      edit: 'setWidgets',
      values: {
        scrollToTop: { isVisible: true },
        bottomBanner: { isVisible: true, text: 'News '.repeat(20), btnText: 'Read', btnUrl: '/' },
        messenger: {
          isVisible: true,
          settings: { alignment: 'left' },
          data: [{ id: 'm', name: 'telegram', isActive: true, value: '@lockstep' }],
        },
        gdprBanner: { isVisible: kind === 'gdpr' },
        simpleBanner: { isVisible: kind === 'simple' },
      },
    },
  ]);

test('nothing fixed covers another, in any combination of widgets, banners, side, direction and width', async ({
  page,
  plinth,
  owner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const kind of ['gdpr', 'simple'] as const) {
    await publishAll(owner, kind);
    await page.goto(`${plinth.site(`fixed-${kind}`)}/`, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-widget="cookie-banner"]')).toBeVisible();
    for (const width of WIDTHS) {
      await resizeWindow(page, { width, height: 720 });
      expect([kind, width, await page.evaluate(coveredCombinations)]).toEqual([kind, width, []]);
    }
  }
});

/**
 * Runs in the page: takes away and puts back what may be there, and says what lies under what. All of it follows the
 * window’s events at once, so that no combination has to be waited for.
 */
function coveredCombinations(): string[] {
  const one = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const cookies = one('[data-widget="cookie-banner"]');
  const bottom = one('[data-widget="bottom-banner"]');
  const messenger = one('[data-widget="messenger"]');
  const button = one('[data-widget="scroll-to-top"]');
  const footer = one('body > footer');
  const foot = one('[data-foot]');
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const words = (root: HTMLElement) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  const place = (element: HTMLElement, isThere: boolean) => {
    if (isThere && !element.isConnected) foot.before(element);
    else if (!isThere) element.remove();
  };
  const either = [false, true];
  const faults: string[] = [];
  for (const dir of ['ltr', 'rtl'])
    for (const side of ['none', 'left', 'right'])
      for (const hasCookies of either)
        for (const hasBottom of either)
          for (const hasButton of either)
            for (const hasFooter of either) {
              document.documentElement.dir = dir;
              messenger.dataset['side'] = side;
              place(messenger, side !== 'none');
              cookies.hidden = !hasCookies;
              place(bottom, hasBottom);
              place(button, hasButton);
              place(footer, hasFooter);
              const name = JSON.stringify({
                dir,
                side,
                hasCookies,
                hasBottom,
                hasButton,
                hasFooter,
              });
              for (const top of [500, document.documentElement.scrollHeight + 1000]) {
                scrollTo({ top, behavior: 'instant' });
                dispatchEvent(new Event('resize'));
                dispatchEvent(new Event('scroll'));
                scrollTo({ top, behavior: 'instant' });
                dispatchEvent(new Event('scroll'));
                const shown = [messenger, button, cookies, bottom].filter(
                  (element) => element.getClientRects().length > 0,
                );
                for (const [index, element] of shown.entries()) {
                  const area = element.getBoundingClientRect();
                  const { clientWidth } = document.documentElement;
                  if (area.left < 0 || area.right > clientWidth || area.bottom > innerHeight)
                    faults.push(`${element.dataset['widget']} leaves the window: ${name}`);
                  const under = shown
                    .slice(index + 1)
                    .map((other) => other.getBoundingClientRect());
                  if (top > 500) under.push(...words(foot), ...(hasFooter ? words(footer) : []));
                  if (under.some((box) => meets(area, box)))
                    faults.push(`${element.dataset['widget']} at ${top} covers: ${name}`);
                }
                if (hasButton && button.getBoundingClientRect().left < innerWidth / 2)
                  faults.push(`the button is not on the right: ${name}`);
              }
            }
  return faults;
}

for (const [width, height] of [
  [320, 256],
  [390, 700],
  [1440, 900],
] as const) {
  test(`what has the focus is seen, the cookie banner’s controls first, ${width} px by ${height} px`, async ({
    page,
    plinth,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto(`${plinth.site('demo')}/`);
    await expect(page.locator('[data-widget="cookie-banner"]')).toBeVisible();
    expect(await page.evaluate(heightOfFixed)).toBeLessThanOrEqual(height / 3);
    const order: string[] = [];
    for (let stop = 0; stop < 150; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(coverOfFocused)).toBe('');
      const name = await focusedName(page);
      if (name === null) break;
      order.push(name);
    }
    expect(order.slice(0, 5)).toEqual([
      'Skip to content',
      'Privacy Policy',
      'Settings',
      'Decline',
      'Accept',
    ]);
    // The walk goes on through the page to its end.
    expect(order.at(-1)).not.toBe('Accept');
    expect(order).toContain('Report');
    expect(order.length).toBeLessThan(150);
  });
}

const focusedName = (page: Page) =>
  page.evaluate(() =>
    document.activeElement === document.body || document.activeElement === null
      ? null
      : (document.activeElement.textContent ?? '').trim(),
  );

/** Runs in the page: the most height that anything fixed takes. */
function heightOfFixed(): number {
  const fixed = [...document.querySelectorAll<HTMLElement>('[data-bar], [data-bottom]')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );
  return Math.max(0, ...fixed.map(({ offsetHeight }) => offsetHeight));
}

/** Runs in the page: what lies over all of the element that has the focus; nothing where some of it is seen. */
function coverOfFocused(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const hits = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  const isSeen = hits.some(
    (hit) => hit !== null && (focused.contains(hit) || hit.closest('label')?.contains(focused)),
  );
  return isSeen
    ? ''
    : `${focused.outerHTML.slice(0, 120)} under ${hits[0]?.outerHTML.slice(0, 120)}`;
}
