import type { Page } from '@playwright/test';
import { publishSite } from './flows/publish';
import type { Plinth } from './flows/server';
import { expect, test } from './flows/test';

const section = (name: string, id: string, data: object = {}) => ({
  edit: 'addSection',
  section: name,
  id,
  data,
});
const messenger = (alignment: 'left' | 'right', message = 'Hi there 👋\n How can I help you?') => ({
  messenger: {
    isVisible: true,
    settings: { alignment },
    data: [
      {
        id: 'm1',
        name: 'whatsapp',
        isActive: true,
        value: '+46-701234567',
        data: { name: 'A name that is much longer than the box is wide, by far', message },
      },
    ],
  },
});
const home = (plinth: Plinth, slug: string) => `${plinth.site(slug)}/`;
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox();
  if (found === null) throw new Error(`${selector} is not shown.`);
  return found;
};

test('the messenger opens by its opener; closes by it, its button and a press outside', async ({
  page,
  plinth,
  owner,
}) => {
  const long = Array.from({ length: 30 }, (_, index) => `Line ${index}`).join('\n');
  await publishSite(owner, 'chat', [{ edit: 'setWidgets', values: messenger('left', long) }]);
  await page.goto(home(plinth, 'chat'));
  const opener = page.getByRole('button', { name: 'Open chat' });
  const chat = page.getByRole('dialog', { name: 'Chat' });
  const circle = await box(page, '[data-widget="messenger"] > button');
  expect([circle.width, circle.height]).toEqual([50, 50]);
  expect(circle.x).toBeLessThan(100);
  await opener.click();
  await expect(chat).toBeVisible();
  await expect
    .poll(async () => Math.round((await box(page, '[data-widget="messenger"] > button')).width))
    .toBe(60);
  expect((await box(page, '#messenger-box')).width).toBe(320);
  await expect(chat.locator('time')).toHaveText(/^\d\d:\d\d$/);
  const link = chat.getByRole('link', { name: 'Start Chat' });
  await expect(link).toHaveAttribute('target', '_blank');
  const name = await chat.getByText('A name that is much longer').boundingBox();
  expect(name?.width).toBe(213);
  const text = chat.getByText('Line 0');
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(5);
  await opener.click();
  await expect(chat).toBeHidden();
  await opener.click();
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect(chat).toBeHidden();
  await opener.click();
  await page.mouse.click(900, 200);
  await expect(chat).toBeHidden();
});

test('what is fixed to the bottom moves the widgets up and covers nothing', async ({
  page,
  plinth,
  owner,
}) => {
  await publishSite(owner, 'banner', [
    {
      edit: 'setWidgets',
      values: {
        ...messenger('right'),
        bottomBanner: { isVisible: true, text: 'News', btnText: 'Read', btnUrl: '/' },
      },
    },
  ]);
  await page.goto(home(plinth, 'banner'));
  const banner = await box(page, '[data-widget="bottom-banner"]');
  expect(banner.y + banner.height).toBe(800);
  await expect
    .poll(async () => {
      const opener = await box(page, '[data-widget="messenger"] > button');
      return opener.y + opener.height <= banner.y;
    })
    .toBe(true);
  await expect(page.locator('body')).toHaveCSS('padding-bottom', `${banner.height}px`);
  // At the end of the page they stand above the disclaimer too.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(async () => {
      const opener = await box(page, '[data-widget="messenger"] > button');
      const disclaimer = await box(page, '[data-widget="disclaimer"]');
      return opener.y + opener.height <= disclaimer.y;
    })
    .toBe(true);
  await page.goto(`${plinth.site('demo')}/`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
});

test('with all widgets at once nothing covers another nor the footer’s words, on the narrowest window too', async ({
  page,
  plinth,
  owner,
}) => {
  const names = ['whatsapp', 'telegram', 'facebook', 'viber'];
  for (const side of ['right', 'left'] as const) {
    const slug = `all-${side}`;
    await publishSite(owner, slug, [
      section('Header53', 'hero'),
      section('Contact3', 'write'),
      section('Footer3', 'foot', {
        copyrightText: '© A company with a rather long name. All rights are reserved, everywhere.',
      }),
      {
        edit: 'setWidgets',
        values: {
          bottomBanner: { isVisible: true, text: 'News '.repeat(20), btnText: 'Read', btnUrl: '/' },
          messenger: {
            isVisible: true,
            settings: { alignment: side },
            data: names.map((name) => ({ id: name, name, isActive: true, value: '+46701' })),
          },
        },
      },
    ]);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(home(plinth, slug), { waitUntil: 'networkidle' });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('[data-widget="scroll-to-top"]')).toBeVisible();
      await expect.poll(() => page.evaluate(coveredBits)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      // The open box is whole in the window, with its way out.
      await page.getByRole('button', { name: 'Open chat' }).click();
      const chat = page.locator('#messenger-box');
      await expect(chat).toHaveCSS('opacity', '1');
      const { y, height: tall } = await box(page, '#messenger-box');
      expect([y >= 0, y + tall <= height]).toEqual([true, true]);
      await expect(page.locator('[data-widget="scroll-to-top"]')).toBeHidden();
      await chat.getByRole('button', { name: 'Close chat' }).click();
      await expect(chat).toBeHidden();
    }
  }
});

/** Runs in the page: words and widgets that lie under another widget, at the page's end. */
function coveredBits(): string[] {
  const found: string[] = [];
  const widgets = [
    '[data-widget="messenger"] > button',
    '[data-widget="scroll-to-top"]',
    '[data-widget="bottom-banner"]',
  ].flatMap((selector) => [...document.querySelectorAll(selector)]);
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  for (const [index, widget] of widgets.entries()) {
    const area = widget.getBoundingClientRect();
    for (const other of widgets.slice(index + 1)) {
      if (meets(area, other.getBoundingClientRect())) found.push(other.outerHTML.slice(0, 80));
    }
    for (const root of document.querySelectorAll('body > footer, [data-widget="disclaimer"]')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        if ([...range.getClientRects()].some((rect) => meets(area, rect)))
          found.push(texts.currentNode.textContent ?? '');
      }
    }
  }
  return found;
}

test('links that don’t fit go into the overflow menu, measured again when the window changes', async ({
  page,
  plinth,
  owner,
}) => {
  const header = ['About us', 'Products', 'Customers', 'Prices', 'Careers', 'Contact'].map(
    (text, index) => ({ id: `l${index}`, text, link: `/#comp-${index}` }),
  );
  await publishSite(owner, 'bar-links', [
    section('NoHeader', 'bar'),
    { edit: 'setNavigation', values: { header } },
    { edit: 'setSettings', values: { extraLinksLabel: 'Further' } },
  ]);
  await page.goto(home(plinth, 'bar-links'));
  const nav = page.getByRole('navigation', { name: 'Main' });
  const more = nav.getByRole('button', { name: 'Further' });
  await expect(more).toBeVisible();
  const fits = () =>
    nav
      .locator('ul')
      .first()
      .evaluate((list) => {
        const shown = [...list.children].filter((link) => link.getClientRects().length > 0);
        const taken = shown.reduce((sum, link) => sum + link.getBoundingClientRect().width + 30, 0);
        return { count: shown.length, isWithin: taken <= innerWidth * 0.4 };
      });
  // A font may still be on its way: then the links are measured once more.
  await expect.poll(async () => (await fits()).isWithin).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  const narrow = await fits();
  await expect(nav.getByRole('link', { name: 'Contact' })).toBeHidden();
  await more.click();
  const contact = nav.getByRole('link', { name: 'Contact' });
  await expect(contact).toBeVisible();
  await expect(page.locator('nav [popover]')).toHaveCSS('max-height', '400px');
  const menu = await box(page, 'nav [popover]');
  expect(menu.width).toBeGreaterThanOrEqual(200);
  expect(menu.width).toBeLessThanOrEqual(300);
  await page.keyboard.press('Escape');
  // A font that arrives late makes a link wider.
  await nav.getByRole('link', { name: 'About us' }).evaluate((link) => {
    link.style.letterSpacing = '1em';
    document.fonts.dispatchEvent(new Event('loadingdone'));
  });
  await expect.poll(async () => (await fits()).count).toBeLessThan(narrow.count);
  await page.setViewportSize({ width: 2400, height: 800 });
  await expect(more).toBeHidden();
  expect((await fits()).count).toBe(6);
});

test('a picture that fails is a white surface, a logo that fails 50 px wide', async ({
  page,
  plinth,
  owner,
}) => {
  await publishSite(owner, 'broken', [
    section('NoHeader', 'bar', { logoSrc: '/media/none.png' }),
    section('Feature34', 'f', {
      title: 'Title',
      largeImgUrl: '/media/none.jpg',
      largeImgDimensions: { small: '/media/none-s.jpg', xlarge: '/media/none.jpg' },
    }),
    section('Feature34', 'g', { title: 'Title', largeImgUrl: '/media/none.jpg' }),
  ]);
  await page.goto(home(plinth, 'broken'));
  const picture = page.locator('#comp-f img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-failed');
  await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Without any size there is nothing to ask for: another placeholder.
  const missing = page.locator('#comp-g [data-missing]');
  await expect(missing).toBeVisible();
  expect((await box(page, '#comp-g [data-missing]')).height).toBeGreaterThan(100);
  await expect(page.locator('#comp-g img')).toHaveCount(0);
  const logo = page.locator('[data-bar] a > picture > img');
  await expect(logo).toHaveAttribute('data-failed');
  await expect(logo).toHaveCSS('width', '50px');
});

test('a section keeps its height when its pictures fail, its logo and its background too', async ({
  page,
  plinth,
  owner,
}) => {
  // It has features with pictures that are higher than wide, and a logo in its footer.
  const { id } = await owner.call<{ id: string }>('POST', '/sites', {
    name: 'Heights',
    slug: 'heights',
    template: 'studio',
  });
  await owner.call('POST', `/sites/${id}/publish`, {});
  const heights = async () => {
    await page.goto(home(plinth, 'heights'));
    const found: Record<string, number[]> = {};
    for (const width of [390, 768, 992, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('footer').scrollIntoViewIfNeeded();
      found[width] = await page
        .locator('[data-section]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    }
    return found;
  };
  const whole = await heights();
  await page.route(/\/media\//, (route) => route.abort());
  expect(await heights()).toEqual(whole);
});

test('pictures below the first view fade in once, 500 px ahead', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  const states = () =>
    page.locator('img[loading="lazy"]').evaluateAll((images) =>
      images.map((image) => ({
        fade: image.dataset['fade'] ?? null,
        top: image.getBoundingClientRect().top,
        limit: innerHeight + 500,
      })),
    );
  await expect
    .poll(
      async () =>
        (await states()).filter(({ fade, top, limit }) => top > limit + 10 && fade !== 'out')
          .length,
    )
    .toBe(0);
  const last = page.locator('footer img[loading="lazy"]').last();
  await expect(last).toHaveAttribute('data-fade', 'out');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-fade', 'in');
  await expect(last).toHaveCSS('animation-duration', '1.5s');
});

test('vbrowser=true plays the video right away, without any movement', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-video] video')).toHaveCount(0);
  await page.goto(`${plinth.site('demo')}/?vbrowser=true`);
  await expect(page.locator('[data-video] video[data-playing]')).toHaveCount(1);
});

test('the popup closes on a press outside, in 300 ms', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  await page.getByRole('button', { name: 'PLAY VIDEO' }).click();
  const popup = page.locator('[data-widget="video-popup"]');
  await expect(popup).toHaveCSS('transition-duration', '0.3s, 0.3s, 0.3s');
  await page.mouse.click(10, 400);
  await expect(popup).toHaveCount(0);
});

test('a preview’s token stands in the page’s address or in the window’s around it', async ({
  page,
  plinth,
}) => {
  await page.route(/\/outer/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/" width="1200" height="700">' }),
  );
  await page.goto(`${plinth.site('demo')}/outer?authHash=t1`);
  const link = page.frameLocator('iframe').getByRole('contentinfo').getByRole('link', {
    name: 'Privacy Policy',
  });
  await link.dispatchEvent('click', { ctrlKey: true });
  await expect(link).toHaveAttribute('href', '/PrivacyPolicy/?authHash=t1');
});

test('a logo with a width whose ratio can’t be fetched is told of in the log', async ({
  page,
  plinth,
  owner,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await publishSite(owner, 'ratio', [
    section('NoHeader', 'bar', { logoSrc: '/media/none.png' }),
    section('Footer3', 'foot', { logoSrc: '/media/none.png', logoWidth: 120 }),
  ]);
  await page.goto(home(plinth, 'ratio'));
  const logo = page.locator('#comp-foot img');
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toHaveAttribute('data-failed');
  await expect(page.locator('#comp-bar img')).toHaveAttribute('data-failed');
  expect(logged.filter((text) => text === 'Failed to fetch')).toHaveLength(1);
});

test('a logo of unknown shape has its room before it comes, and stays within the bar', async ({
  page,
  plinth,
  owner,
}) => {
  const address = 'https://elsewhere.example/tall.svg';
  await publishSite(owner, 'unknown', [
    section('NoHeader', 'bar', { logoSrc: address }),
    section('CTA1', 'call', { title: 'Title' }),
    section('Footer3', 'foot', { logoSrc: address, logoWidth: 120 }),
  ]);
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(address, async (route) => {
    await sent;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><path d="M0 0h300v400H0z"/></svg>',
    });
  });
  await page.goto(home(plinth, 'unknown'), { waitUntil: 'domcontentloaded' });
  await page.locator('#comp-foot').scrollIntoViewIfNeeded();
  const heights = () =>
    Promise.all(['#comp-foot', '#comp-bar'].map(async (one) => (await box(page, one)).height));
  const before = await heights();
  send();
  for (const logo of await page.locator('a > picture > img').all()) {
    await expect(logo).toHaveJSProperty('naturalHeight', 400);
  }
  expect(await heights()).toEqual(before);
  const [bar, logo] = [await box(page, '#comp-bar'), await box(page, '#comp-bar img')];
  expect(logo.y).toBeGreaterThanOrEqual(bar.y);
  expect(logo.y + logo.height).toBeLessThanOrEqual(bar.y + bar.height);
});

test('the slim footer is as high on a phone as what is in it', async ({ page, plinth, owner }) => {
  const links = [{ id: 'a', text: 'About', link: '/' }];
  await publishSite(owner, 'slim', [
    section('CTA1', 'call', { title: 'Title' }),
    section('Footer5', 'foot', { copyrightText: '© Slim' }),
    { edit: 'setNavigation', values: { footer: links } },
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(home(plinth, 'slim'));
  const [nav, link] = [await box(page, '#comp-foot nav'), await box(page, '#comp-foot nav a')];
  expect(nav.height).toBeLessThan(2 * link.height);
});
