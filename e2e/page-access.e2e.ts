import { brotliCompressSync, constants } from 'node:zlib';
import { closeComplaints } from './flows/complaints';
import { validateSite } from '../scripts/validate-site.mjs';
import { publishSite } from './flows/publish';
import { expect, test } from './flows/test';

/** As pages are packed. */
const PAGE_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const packed = (text: string) => brotliCompressSync(text, { params: PAGE_QUALITY }).length;

test('a first visit asks no other host for anything', async ({ page, plinth }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  await page.goto(`${plinth.site('demo')}/`);
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  for (const section of await page.locator('[data-section]').all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('[data-video] video[data-playing]')).toHaveCount(1);
  asked.delete('');
  expect([...asked]).toEqual([new URL(plinth.site('demo')).host]);
});

test('before anything is done a visit is sent 5 KB of script at most, inline included; the consent banner works', async ({
  page,
  plinth,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/', '/PrivacyPolicy/', '/de/']) {
    scripts.length = 0;
    await page.goto(`${plinth.site('demo')}${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-widget="cookie-banner"]')).toBeVisible();
    const inline = await page.locator('script:not([type]):not([src])').allTextContents();
    const sizes = await Promise.all(
      scripts.map(async (address) => {
        const { headers } = await plinth.ask(address, { headers: { 'accept-encoding': 'br' } });
        return Number(headers['content-length']);
      }),
    );
    const whole = sizes.reduce((sum, size) => sum + size, packed(inline.join('')));
    expect(scripts.length).toBeGreaterThan(0);
    expect([path, whole <= 5000, whole]).toEqual([path, true, whole]);
  }
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Akzeptieren', exact: true }).click();
  await reloaded;
  await expect(page.locator('[data-widget="cookie-banner"]')).toBeHidden();
});

test('every page of the sample is valid HTML, in every language', async ({ plinth }) => {
  test.slow();
  const { faults, count } = await validateSite(`${plinth.site('demo')}/`);
  expect(faults).toEqual([]);
  // Two pages in six languages.
  expect(count).toBeGreaterThanOrEqual(12);
});

test('everything is reached and left by the keyboard', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  // The banner's own dialog: its toggles by Space, its end by Escape.
  await page.getByRole('button', { name: 'Settings', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  const marketing = settings.getByRole('checkbox', { name: 'Marketing' });
  await expect(marketing).toBeChecked();
  await marketing.focus();
  await page.keyboard.press('Space');
  await expect(marketing).not.toBeChecked();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await settings.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Decline', exact: true }).focus();
  await page.keyboard.press('Enter');
  await reloaded;

  const language = page.getByRole('button', { name: 'Language: English' });
  await language.focus();
  await page.keyboard.press('Space');
  await expect(language).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator('[popover]:popover-open a:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(language).toHaveAttribute('aria-expanded', 'false');
  await expect(language).toBeFocused();

  const packages = page.getByRole('banner').getByRole('link', { name: 'Packages' }).first();
  await packages.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-section="Pricing7"]')).toBeFocused();
});

test('with reduced motion nothing moves: no film, no fades, no smooth scrolling', async ({
  page,
  plinth,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${plinth.site('demo')}/`);
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await expect(page.locator('[data-fade]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click();
  await expect(page.locator('[data-section="Pricing7"]')).toBeFocused();
  // Already there when the focus is: nothing scrolls on.
  const top = await page
    .locator('[data-section="Pricing7"]')
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(120);
  await expect(page.locator('[data-video] video')).toHaveCount(0);
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
        ).length,
  );
  expect(moving).toBe(0);
});

test.describe('a provider’s video', () => {
  const VIDEO = 'https://youtu.be/dQw4w9WgXcQ?t=42';

  test('is asked for by a click, from its host without cookies, from its start', async ({
    page,
    plinth,
    owner,
  }) => {
    const asked: string[] = [];
    await page.route(/^https:/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
    });
    await publishSite(owner, 'provider', [
      { edit: 'addSection', section: 'Header53', id: 'hero', data: { btnUrl: VIDEO } },
      {
        edit: 'setValue',
        component: 'hero',
        path: ['backgroundVideoUrl'],
        value: VIDEO,
      },
      { edit: 'setText', component: 'hero', path: ['playBtnText'], text: 'Play' },
      { edit: 'setWidgets', values: { gdprBanner: { isVisible: true } } },
    ]);
    await page.goto(`${plinth.site('provider')}/`);
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await page.getByRole('button', { name: 'Play', exact: true }).hover();
    // The banner waits for an answer: nobody else is asked.
    expect(asked).toEqual([]);
    await page.goto(`${plinth.site('provider')}/?vbrowser=true`);
    await expect(page.locator('[data-widget="cookie-banner"]')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const popup = page.locator('[data-widget="video-popup"]');
    await expect(popup.locator('iframe')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/,
    );
    expect(asked[0]).not.toContain('t=42');
    // The player hasn't taken the keyboard: Escape is still the popup's.
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await reloaded;
    // With consent the background plays too: at once in the player's light mode.
    await expect(page.locator('[data-player] iframe[data-playing]')).toHaveCount(1);
    expect(asked.at(-1)).toContain('mute=1');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a complaint is sent by the browser itself', async ({ page, plinth, owner }) => {
    await closeComplaints(owner);
    await page.goto(`${plinth.site('demo')}/`);
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const form = page.getByRole('dialog', { name: "What's wrong with this website?" });
    await form.getByLabel('E-mail').fill('someone.else@example.com');
    await form.getByLabel('Name').fill('Someone');
    await form.getByLabel('Comment').fill('It sells what is not theirs');
    await form.getByRole('button', { name: 'SEND' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Information has been successfully sent',
    );
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page.locator('[data-section="Header53"]')).toBeVisible();
  });
});
