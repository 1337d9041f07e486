import { publishSite } from './flows/publish';
import { expect, test } from './flows/test';

test('a form whose script does not come is sent by the browser itself; the rest of the page works', async ({
  page,
  plinth,
  owner,
}) => {
  await publishSite(owner, 'faulty', [
    { edit: 'addSection', section: 'NoHeader', id: 'bar' },
    { edit: 'addSection', section: 'Contact3', id: 'write' },
  ]);
  await page.route(/\/static\/rt\/(?:registry|island)/, (route) => route.abort());
  await page.goto(`${plinth.site('faulty')}/`);
  const form = page.locator('#comp-write form');
  await form.getByLabel('Enter your name').fill('Astrid');
  await form.getByLabel('Enter your email').fill('astrid@example.com');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\?sent=1#comp-write$/);
  await expect(page.getByText('Thank you', { exact: false })).toBeVisible();
});

test('a cookie banner whose script did not come works at the next press', async ({
  page,
  plinth,
}) => {
  await page.route(/interaction/, (route) => route.abort(), { times: 1 });
  await page.goto(`${plinth.site('demo')}/`);
  const banner = page.locator('[data-widget="cookie-banner"]');
  await expect(banner).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  // By the keyboard: a pointer over the banner would ask for the script a second time.
  await banner.locator('[data-consent="accept"]').press('Enter');
  await failed;
  await banner.locator('[data-consent="accept"]').press('Enter');
  await expect(banner).toBeHidden();
});

test('pictures come as AVIF in the size of the window, the hero’s first, and each with its room kept', async ({
  page,
  plinth,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  for (const [width, size] of [
    [412, 480],
    [700, 768],
    [1200, 1440],
  ] as const) {
    asked.length = 0;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${plinth.site('demo')}/`);
    const hero = page.locator('[data-section="Header53"] img[fetchpriority="high"]').first();
    const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(new RegExp(`-${size}\\.avif$`));
    expect(asked.find((path) => path.startsWith('/media/'))).toBe(new URL(shown).pathname);
  }
  const roomless = await page
    .locator('main img, header img')
    .evaluateAll((images) =>
      images
        .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
        .map((image) => image.outerHTML),
    );
  expect(roomless).toEqual([]);
});

test('a page view is told to the analytics tool that is there and agreed to, and to none else', async ({
  page,
  plinth,
  owner,
}) => {
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await publishSite(owner, 'viewed', [
    {
      edit: 'setSettings',
      values: {
        trackingIds: {
          gtagId: 'G-ABC1234567',
          facebookPixelCode: '1234567890123456',
          ymId: '12345678',
        },
      },
    },
    { edit: 'setWidgets', values: { gdprBanner: { isVisible: true } } },
  ]);
  /** What a page says to each tool, in the tool's own words; nothing where its queue is not there. */
  const told = () =>
    page.evaluate(() => {
      const tools = window as unknown as {
        dataLayer?: ArrayLike<unknown>[];
        fbq?: { queue: unknown[][] };
        ym?: { a: unknown[][] };
      };
      return [
        ...[...(tools.dataLayer ?? [])].map((entry) => Array.from(entry).slice(0, 2)),
        ...(tools.fbq?.queue ?? []).map((call) => call.slice(0, 2)),
        ...(tools.ym?.a ?? []).map((call) => call.slice(0, 2)),
      ];
    });
  const move = async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
  };
  const choose = async (name: string) => {
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name, exact: true }).click();
    await reloaded;
    await move();
  };
  await page.goto(`${plinth.site('viewed')}/`);
  await move();
  await choose('Decline');
  expect(await told()).toEqual([]);
  await page.context().clearCookies();
  await page.reload();
  await choose('Accept');
  await expect.poll(told).toEqual(
    expect.arrayContaining([
      ['event', 'page_view'],
      ['track', 'PageView'],
      [12345678, 'hit'],
    ]),
  );
});
