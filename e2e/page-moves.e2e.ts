import type { Page } from '@playwright/test';
import { publishSite } from './flows/publish';
import { expect, test } from './flows/test';

/** Widths on both sides of the layout's breakpoints (spec section 9). */
const WIDTHS = [360, 768, 1023, 1024, 1440];

/** The element with the focus is at the top of the window, under the bar, when the scrolling has ended. */
const topOfFocus = (page: Page) =>
  page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? -1));

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a link of the bar leads to its section from another page, and along the same one', async ({
      page,
      plinth,
    }) => {
      await page.goto(`${plinth.site('demo')}/PrivacyPolicy/`);
      const follow = async (name: string) => {
        if (width < 1024) await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('banner').getByRole('link', { name }).locator('visible=true').click();
      };
      await follow('Packages');
      await expect(page).toHaveURL(`${plinth.site('demo')}/#comp-packages`);
      await expect(page.locator('#comp-packages')).toBeFocused();
      const bar = await page.locator('[data-bar]').evaluate((element) => element.clientHeight);
      const isUnderBar = async () => {
        const top = await topOfFocus(page);
        return top >= bar && top < bar + 40;
      };
      await expect.poll(isUnderBar).toBe(true);
      await follow('About');
      await expect(page.locator('#comp-about')).toBeFocused();
      await expect.poll(isUnderBar).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(/#comp-packages$/);
    });

    test('the bar has neither ground nor shadow at the top of the hero, and both once scrolled', async ({
      page,
      plinth,
    }) => {
      await page.goto(`${plinth.site('demo')}/`);
      const look = () =>
        page.locator('[data-bar]').evaluate((bar) => {
          const { backgroundColor, boxShadow, position } = getComputedStyle(bar);
          return { hasGround: !backgroundColor.endsWith(', 0)'), boxShadow, position };
        });
      expect(await look()).toEqual({ hasGround: false, boxShadow: 'none', position: 'fixed' });
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await expect.poll(async () => (await look()).hasGround).toBe(true);
      await expect.poll(async () => (await look()).boxShadow).not.toBe('none');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the full-screen menu keeps the focus inside, both ways round, and Escape gives it back', async ({
    page,
    plinth,
  }) => {
    await page.goto(`${plinth.site('demo')}/`);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const focused = () =>
      menu.evaluate((dialog) =>
        dialog.contains(document.activeElement) ? document.activeElement?.textContent : null,
      );
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string | null | undefined>();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key);
        seen.add(await focused());
      }
      expect(seen).not.toContain(null);
      expect([...seen]).toEqual(expect.arrayContaining(['About', 'Packages', 'Login']));
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('left and right lead along the links of the bar', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await link('About').focus();
  await page.keyboard.press('ArrowRight');
  await expect(link('Packages')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(link('Login')).toBeFocused();
});

for (const alignment of ['left', 'middle', 'right']) {
  test(`links that go into the overflow menu leave the page where it is, aligned ${alignment}`, async ({
    page,
    plinth,
    owner,
  }) => {
    const header = ['About us', 'Products', 'Customers', 'Prices', 'Careers', 'Contact'].map(
      (text, index) => ({ id: `l${index}`, text, link: `/#comp-${index}` }),
    );
    const slug = `settled-${alignment}`;
    await publishSite(owner, slug, [
      { edit: 'addSection', section: 'NoHeader', id: 'bar' },
      { edit: 'addSection', section: 'CTA1', id: 'below' },
      { edit: 'setNavigation', values: { header, bar: { alignment } } },
    ]);
    await page.setViewportSize({ width: 1024, height: 800 });
    // The page is there a second before its script.
    await page.route(/\/loader-[\w-]+\.js/, async (route) => {
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { moved: [] });
      new PerformanceObserver((list) => {
        // Chromium's entry, which the DOM's types don't know.
        for (const { value } of list.getEntries() as unknown as { value: number }[]) {
          (window as unknown as { moved: number[] }).moved.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${plinth.site(slug)}/`, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-measured]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    // What Lighthouse shows as 0: the disclaimer's one button keeps the width of its words.
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.0005);
    // No link is lost between the bar and its menu.
    const bar = page.getByRole('navigation', { name: 'Main' });
    const shown = await bar.getByRole('link').count();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(bar.getByRole('link')).toHaveCount(6);
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(6);
  });
}

test('nothing moves when the fonts come after the first view', async ({ page, plinth }) => {
  // What stands in for the font breaks its lines elsewhere here.
  const views = [
    ['/PrivacyPolicy/', 412],
    ['/PrivacyPolicy/', 1023],
    ['/PrivacyPolicy/', 1024],
    ['/de/PrivacyPolicy/', 360],
    ['/da/', 360],
    ['/pl/PrivacyPolicy/', 412],
    ['/', 1024],
  ] as const;
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      // Chromium's entry, which the DOM's types don't know.
      for (const { value } of list.getEntries() as unknown as { value: number }[]) {
        (window as unknown as { moved: number }).moved += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\.woff2$/, async (route) => {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await route.continue();
  });
  for (const [path, width] of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${plinth.site('demo')}${path}`);
    await expect(page.locator('[data-widget="cookie-banner"]')).toBeVisible();
    const isFontThere = () =>
      page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await expect.poll(isFontThere).toBe(true);
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect([path, width, moved < 0.0005, moved]).toEqual([path, width, true, moved]);
  }
});

test('in forced colours nothing stands on the hero’s picture', async ({ page, plinth }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${plinth.site('demo')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-section="Header53"] [data-video]')).toBeHidden();
});

test('the link of the current page is marked in each of the three styles', async ({
  page,
  plinth,
  owner,
}) => {
  const marks = new Set<string>();
  for (const activeStyle of ['line_bottom', 'line_top', 'pointer']) {
    const slug = `active-${activeStyle.replace('_', '-')}`;
    await publishSite(owner, slug, [
      { edit: 'addSection', section: 'NoHeader', id: 'bar' },
      {
        edit: 'setNavigation',
        values: { header: [{ id: 'h', text: 'Home', link: '/' }], bar: { activeStyle } },
      },
    ]);
    await page.goto(`${plinth.site(slug)}/`);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    const mark = await link.evaluate((element) => {
      const { content, top, bottom, width, height, clipPath } = getComputedStyle(
        element,
        '::after',
      );
      return { content, top, bottom, width, height, clipPath };
    });
    expect(mark.content).not.toBe('none');
    marks.add(JSON.stringify(mark));
  }
  expect(marks.size).toBe(3);
});

test('a page that is meant is fetched before it is asked for', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`, { waitUntil: 'networkidle' });
  const fetched = page.waitForRequest(`${plinth.site('demo')}/PrivacyPolicy/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).hover();
  expect((await (await fetched).allHeaders())['sec-purpose']).toContain('prefetch');
});

test('an address that is none shows the site’s own page for that, in its language', async ({
  page,
  plinth,
}) => {
  const cases = [
    ['/nowhere/', 'en', 'Page not found', '/'],
    ['/sv/ingenstans/', 'sv', 'Sidan finns inte', '/sv/'],
    // One that can't be decoded.
    ['/sv/100%/', 'sv', 'Sidan finns inte', '/sv/'],
  ] as const;
  for (const [path, lang, title, root] of cases) {
    const answer = await page.goto(`${plinth.site('demo')}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(
      await page.evaluate(() => (window as unknown as Record<string, unknown>)['__LANG__']),
    ).toBe(lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('[data-bar]')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', root);
  }
});

test('an icon that does not come is tried again after a second', async ({ page, plinth }) => {
  const tries: number[] = [];
  await page.route(/\/static\/flags\/gb\.svg/, async (route) => {
    tries.push(Date.now());
    if (tries.length === 1) await route.abort();
    else await route.continue();
  });
  await page.goto(`${plinth.site('demo')}/`);
  const flag = page.getByRole('button', { name: 'Language: English' }).locator('img');
  await expect
    .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(tries).toHaveLength(2);
  expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThanOrEqual(990);
});
