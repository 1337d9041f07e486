import { closeComplaints } from './flows/complaints';
import type { Locator, Page } from '@playwright/test';
import type { Plinth } from './flows/server';
import { expect, test } from './flows/test';

/** Opens a page as a visitor who has made up their mind about cookies. */
async function visit(page: Page, plinth: Plinth, path = '/'): Promise<void> {
  await page.goto(`${plinth.site('demo')}${path}`);
  const decline = page.getByRole('button', { name: 'Decline', exact: true });
  const reloaded = page.waitForEvent('load');
  await decline.click();
  await reloaded;
}

test('a link to a section scrolls there and moves the focus', async ({ page, plinth }) => {
  await visit(page, plinth);
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click();
  const section = page.locator('[data-section="Pricing7"]');
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#comp-packages');
});

test('a hash waits for its place, and gives up silently (C114)', async ({ page, plinth }) => {
  await visit(page, plinth);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#late';
    link.textContent = 'Late';
    document.querySelector('main')?.prepend(link);
    setTimeout(() => {
      const late = document.createElement('section');
      late.id = 'late';
      late.textContent = 'Here';
      document.querySelector('main')?.append(late);
    }, 1500);
  });
  await page.getByRole('link', { name: 'Late' }).click();
  await expect(page.locator('#late')).toBeFocused();
});

test('the bar gets its ground once the page is scrolled, and a button leads back to the top', async ({
  page,
  plinth,
}) => {
  await visit(page, plinth);
  const bar = page.locator('[data-bar]');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo(0, 390));
  await expect(bar).toHaveAttribute('data-scrolled');
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(button).toBeVisible();
  await expect.poll(async () => (await button.boundingBox())?.x).toBeGreaterThan(1000);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the play button opens the video, Escape closes it, the focus returns', async ({
  page,
  plinth,
}) => {
  await visit(page, plinth);
  const play = page.getByRole('button', { name: 'PLAY VIDEO' });
  await play.click();
  const popup = page.locator('[data-widget="video-popup"]');
  await expect(popup.locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(play).toBeFocused();
  await play.press('Space');
  await page.getByRole('dialog', { name: 'Video' }).getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
});

test('internal links keep the query of the page, its own parameters once (C30)', async ({
  page,
  plinth,
}) => {
  await visit(page, plinth, '/?utm_source=x');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(`${plinth.site('demo')}/PrivacyPolicy/?utm_source=x`);
});

test('pages are documents of their own that open at their top', async ({ page, plinth }) => {
  await visit(page, plinth);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

function opacityOfTooltip(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element, '::after').opacity);
}

test('a tooltip opens on hover and on click, and closes on leaving, on scroll and on a press elsewhere', async ({
  page,
  plinth,
}) => {
  await visit(page, plinth);
  const social = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' });
  const opacity = () => opacityOfTooltip(social);
  await social.hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(10, 10);
  await expect.poll(opacity).toBe('0');
  await social.hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.wheel(0, -8);
  await expect.poll(opacity).toBe('0');
  await page.mouse.move(10, 10);
  await social.hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(10, 10);
  await social.dispatchEvent('click', { ctrlKey: true });
  await expect(social).toHaveAttribute('data-tooltip-open');
  await page.mouse.click(10, 300);
  await expect(social).not.toHaveAttribute('data-tooltip-open');
});

test('a tooltip opens for a mouse that comes to its link while the page still rolls', async ({
  page,
  plinth,
}) => {
  await visit(page, plinth);
  const social = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' });
  // The last of the rolling, once the mouse is there.
  await social.evaluate((link) => {
    const roll = () => {
      addEventListener('scroll', () => link.setAttribute('data-rolled', ''), { once: true });
      scrollBy({ top: -2, behavior: 'instant' });
    };
    link.addEventListener('mouseenter', roll, { once: true });
  });
  await social.hover();
  await expect(social).toHaveAttribute('data-rolled');
  await expect.poll(() => opacityOfTooltip(social)).toBe('1');
});

test('the language menu leads to the root of a language', async ({ page, plinth }) => {
  await visit(page, plinth, '/PrivacyPolicy/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  const menu = page.locator('[popover]:popover-open');
  await expect(menu).toHaveCSS('max-height', '580px');
  await page.getByRole('link', { name: 'Svenska' }).click();
  await expect(page).toHaveURL(`${plinth.site('demo')}/sv/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(
    await page.evaluate(() => (window as unknown as Record<string, unknown>)['__LANG__']),
  ).toBe('sv');
});

test('the contact form checks, sends once and confirms', async ({ page, plinth }) => {
  await visit(page, plinth);
  const form = page.locator('[data-section="Contact3"]');
  // The first click comes before the form's script.
  await form.getByRole('button').click();
  await expect(form.getByText('This field cannot be empty')).toHaveCount(2);
  await form.getByLabel('Enter your name').fill('Ingrid');
  await form.getByLabel('Enter your email').fill('ingrid');
  await form.getByRole('button').click();
  await expect(form.getByText('Please enter a valid email')).toBeVisible();
  await form.getByLabel('Enter your email').fill('ingrid@münchen.example');
  const sent = page.waitForRequest(/\/api\/v1\/sites\/form\/contact\/[\w-]+\//);
  await form.getByRole('button').click();
  const payload = (await sent).postDataJSON() as Record<string, unknown>;
  expect(payload).toMatchObject({
    name: 'Ingrid',
    email: 'ingrid@münchen.example',
    isCookieAccepted: false,
  });
  expect(payload).not.toHaveProperty('message');
  await expect(form.getByRole('status')).not.toBeEmpty();
});

test('a form with text in it keeps it when its script arrives', async ({ page, plinth }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/rt\/(?!loader)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${plinth.site('demo')}/`);
  const form = page.locator('[data-section="Contact3"]');
  await form.getByLabel('Enter your name').fill('Ingrid');
  await form.getByLabel('Enter your name').press('Enter');
  release();
  // The submit was held, then given again: the name is kept, the missing address found.
  await expect(form.getByText('This field cannot be empty')).toHaveCount(1);
  await expect(form.getByLabel('Enter your name')).toHaveValue('Ingrid');
});

test('a complaint is checked, counted and sent; a second one is thanked for (403)', async ({
  page,
  plinth,
  owner,
}) => {
  await closeComplaints(owner);
  await visit(page, plinth);
  const report = page.getByRole('button', { name: 'Report', exact: true });
  await report.click();
  const dialog = page.getByRole('dialog', { name: "What's wrong with this website?" });
  await expect(dialog).toHaveCSS('max-height', '720px');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await report.click();
  await dialog.getByRole('button', { name: 'SEND' }).click();
  await expect(dialog.getByText('Required field')).toHaveCount(3);
  await dialog.getByLabel('E-mail').fill('someone@example');
  await dialog.getByLabel('Name').fill('Someone');
  await expect(dialog.getByText('Required field')).toHaveCount(1);
  await dialog.getByLabel('Comment').fill('x'.repeat(250));
  await expect(dialog.getByText('Required field')).toHaveCount(0);
  await expect(dialog.getByText('250/255')).toHaveAttribute('data-state', 'warning');
  await dialog.getByLabel('Comment').press('End');
  await dialog.getByLabel('Comment').pressSequentially('yyyyyzz');
  await expect(dialog.getByLabel('Comment')).toHaveValue('x'.repeat(250) + 'yyyyy');
  await expect(dialog.getByText('255/255')).toHaveAttribute('data-state', 'limit');
  await expect(dialog.getByText('Your have exceeded the maximum character limit.')).toBeVisible();
  await dialog.getByRole('button', { name: 'SEND' }).click();
  await expect(dialog.getByText('Please put a correct e-mail')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('someone@example.com');
  await dialog.getByRole('button', { name: 'SEND' }).click();
  const success = page.getByRole('dialog', { name: 'Information has been successfully sent' });
  await expect(success).toBeVisible();
  await expect.poll(async () => (await success.boundingBox())?.width).toBe(400);
  await expect(dialog).toBeHidden();
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(report).toBeFocused();

  await report.click();
  await dialog.getByLabel('E-mail').fill('someone@example.com');
  await dialog.getByLabel('Name').fill('Someone');
  await dialog.getByLabel('Comment').fill('Again');
  await dialog.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByRole('dialog', { name: 'Thanks for the report!' })).toBeVisible();
});

test('a complaint that fails otherwise says so, and never shows markup (C86)', async ({
  page,
  plinth,
}) => {
  await page.route(/\/form\/compliance\//, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'text/html',
      body: '<html><b>Bad gateway</b></html>',
    }),
  );
  await visit(page, plinth);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "What's wrong with this website?" });
  await dialog.getByLabel('E-mail').fill('someone@example.com');
  await dialog.getByLabel('Name').fill('Someone');
  await dialog.getByLabel('Comment').fill('It is broken');
  await dialog.getByRole('button', { name: 'SEND' }).click();
  const notice = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText('<');
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
});

test('fonts wait for the first page of a visit, and are there at once on every further one', async ({
  page,
  plinth,
}) => {
  const isLate = () =>
    page.evaluate(() => {
      const times = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
        isFont: name.endsWith('.woff2'),
        startTime,
      }));
      const [navigation] = performance.getEntriesByType('navigation');
      const { loadEventStart } = navigation as PerformanceNavigationTiming;
      return times.filter(({ isFont }) => isFont).map((font) => font.startTime > loadEventStart);
    });
  await page.goto(`${plinth.site('demo')}/PrivacyPolicy/`);
  await expect.poll(isLate).toEqual([true, true]);
  await page.locator('[data-bar] a').first().click();
  await expect(page.locator('[data-section="Header53"]')).toBeVisible();
  await expect(page.locator('#fonts')).toHaveAttribute('media', 'all');
  await page.waitForLoadState();
  expect(await isLate()).not.toContain(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and the menus open (C116)', async ({ page, plinth }) => {
    await page.goto(`${plinth.site('demo')}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(4);
    for (const section of await page.locator('[data-section]').all()) {
      await expect(section).toBeVisible();
    }
    await expect(page.locator('[data-fade]')).toHaveCount(0);
    await expect(page.locator('[data-widget="cookie-banner"]')).toBeHidden();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await expect(page.getByRole('link', { name: 'Svenska' })).toBeVisible();
  });
});
