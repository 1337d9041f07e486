import type { BrowserContext, Page } from '@playwright/test';
import { publishSite } from './flows/publish';
import type { OwnerApi } from './flows/owner';
import { expect, test } from './flows/test';

/** Where each tool's script comes from, by the flag that it needs (spec section 4). */
const ANALYTICS = ['connect.facebook.net', 'mc.yandex.ru', 'www.googletagmanager.com'];
const ADS = 'pagead2.googlesyndication.com';
const CHATS = {
  livechat: 'cdn.livechatinc.com',
  jivochat: 'code.jivosite.com',
  olark: 'static.olark.com',
  intercom: 'widget.intercom.io',
  freshchat: 'wchat.freshchat.com',
} as const;
const MARKETING = [ADS, CHATS.olark];

const IDS = {
  gtagId: 'G-ABC1234567',
  facebookPixelCode: '1234567890123456',
  ymId: '12345678',
  adSensePublisherId: 'ca-pub-1234567890123456',
};
const chat = (name: string, isPrimary = true) => ({
  id: name,
  name,
  key: name === 'livechat' ? '1234567' : 'abc1234567',
  isPrimary,
});

interface Flags {
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
}

/** Answers every host but the server's own, and keeps the list of those that were asked. */
async function watchHosts(context: BrowserContext, port: number): Promise<() => string[]> {
  const asked = new Set<string>();
  await context.route('**/*', async (route) => {
    const { host, protocol } = new URL(route.request().url());
    if (host.endsWith(`localhost:${port}`) || !protocol.startsWith('http')) return route.continue();
    asked.add(host);
    return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
  });
  return () => [...asked].sort();
}

/** A site with every tool; returns its id. */
async function publishTagged(
  owner: OwnerApi,
  slug: string,
  widgets: object,
  chatsData = [chat('olark')],
): Promise<string> {
  await publishSite(owner, slug, [
    { edit: 'addSection', section: 'Header53', id: 'hero' },
    { edit: 'addSection', section: 'Footer3', id: 'foot' },
    { edit: 'setSettings', values: { trackingIds: { ...IDS, chatsData } } },
    { edit: 'setWidgets', values: widgets },
  ]);
  const sites = await owner.call<{ id: string; slug: string }[]>('GET', '/sites?limit=100');
  return sites.find((site) => site.slug === slug)?.id ?? '';
}

/** What is stored in the browser before the page is opened. */
async function storeChoice(
  page: Page,
  url: string,
  {
    siteId,
    version,
    settings,
  }: { siteId: string; version: string | null; settings: string | null },
): Promise<void> {
  await page.context().clearCookies();
  if (version !== null) await page.context().addCookies([{ name: siteId, value: version, url }]);
  // A page of the same origin that runs none of our scripts.
  await page.goto(`${url}robots.txt`);
  await page.evaluate((text) => {
    localStorage.clear();
    if (text !== null) localStorage.setItem('cookieSettings', text);
  }, settings);
}

async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(100, 300);
  await page.mouse.move(200, 400);
}

const COMBINATIONS: Flags[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  analytics: (bits & 1) !== 0,
  marketing: (bits & 2) !== 0,
  functional: (bits & 4) !== 0,
}));
const allowedBy = ({ analytics, marketing }: Flags) =>
  [...(analytics ? ANALYTICS : []), ...(marketing ? MARKETING : [])].sort();

const ALL_ON = JSON.stringify({ analytics: true, marketing: true, functional: true });

test('for every combination of stored settings exactly the allowed hosts are asked, and none before the first movement', async ({
  page,
  plinth,
  owner,
}) => {
  test.setTimeout(120_000);
  const widgets = { gdprBanner: { isVisible: true, policyVersion: 2 } };
  const siteId = await publishTagged(owner, 'combos', widgets);
  const url = `${plinth.site('combos')}/`;
  const cases: {
    what: string;
    version: string | null;
    settings: string | null;
    hosts: string[];
  }[] = [
    ...COMBINATIONS.map((flags) => ({
      what: JSON.stringify(flags),
      version: '2',
      settings: JSON.stringify(flags),
      hosts: allowedBy(flags),
    })),
    { what: 'nothing stored', version: null, settings: null, hosts: [] },
    { what: 'settings without the site’s cookie', version: null, settings: ALL_ON, hosts: [] },
    { what: 'a choice under an older policy', version: '1', settings: ALL_ON, hosts: [] },
    { what: 'a cookie that is no version', version: 'yes', settings: ALL_ON, hosts: [] },
    { what: 'a cookie without settings', version: '2', settings: null, hosts: [] },
    { what: 'broken settings', version: '2', settings: '{"analytics":', hosts: [] },
    { what: 'settings that are null', version: '2', settings: 'null', hosts: [] },
    {
      what: 'flags that are no booleans',
      version: '2',
      settings: '{"analytics":"true","marketing":1}',
      hosts: [],
    },
    { what: 'one flag alone', version: '2', settings: '{"analytics":true}', hosts: ANALYTICS },
  ];
  for (const { what, version, settings, hosts } of cases) {
    await test.step(what, async () => {
      await page.context().unrouteAll();
      const asked = await watchHosts(page.context(), plinth.port);
      await storeChoice(page, url, { siteId, version, settings });
      await page.goto(url, { waitUntil: 'networkidle' });
      expect(asked()).toEqual([]);
      await moveMouse(page);
      await expect.poll(asked).toEqual(hosts);
      await page.waitForLoadState('networkidle');
      expect(asked()).toEqual(hosts);
    });
  }
});

test('each choice in the banner lets exactly its hosts in; a later one takes them out again, with what they kept', async ({
  page,
  plinth,
  owner,
}) => {
  await publishTagged(owner, 'choices', { gdprBanner: { isVisible: true } });
  const url = `${plinth.site('choices')}/`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let asked = await watchHosts(page.context(), plinth.port);
  await page.goto(url, { waitUntil: 'networkidle' });
  await moveMouse(page);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  let reloaded = page.waitForEvent('load');
  await button('Accept').click();
  await reloaded;
  await moveMouse(page);
  await expect.poll(asked).toEqual([...ANALYTICS, ...MARKETING].sort());
  // As the tools keep them: on the host itself, and on the one above it.
  await page.evaluate(() => {
    document.cookie = '_ga=1; Path=/';
    document.cookie = `_ym_uid=1; Path=/; Domain=${location.hostname}`;
    document.cookie = 'intercom-id-x=1; Path=/';
    localStorage.setItem('_ym_retryReqs', '1');
  });
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(dialog.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Analytics' }).uncheck();
  reloaded = page.waitForEvent('load');
  await button('Confirm').click();
  await reloaded;
  await page.context().unrouteAll();
  asked = await watchHosts(page.context(), plinth.port);
  await page.reload({ waitUntil: 'networkidle' });
  await moveMouse(page);
  await expect.poll(asked).toEqual([...MARKETING].sort());
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).not.toContain('_ga');
  expect(cookies).not.toContain('_ym_uid');
  expect(cookies).toContain('intercom-id-x');
  expect(await page.evaluate(() => localStorage.getItem('_ym_retryReqs'))).toBeNull();
  await page.context().clearCookies();
  await page.context().unrouteAll();
  asked = await watchHosts(page.context(), plinth.port);
  await page.goto(url, { waitUntil: 'networkidle' });
  reloaded = page.waitForEvent('load');
  await button('Decline').click();
  await reloaded;
  await moveMouse(page);
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
});

test('without the GDPR banner everything loads at the first movement, whatever is stored', async ({
  page,
  plinth,
  owner,
}) => {
  const siteId = await publishTagged(owner, 'plain', { simpleBanner: { isVisible: true } });
  const url = `${plinth.site('plain')}/`;
  const none = JSON.stringify({ analytics: false, marketing: false, functional: false });
  for (const [version, settings] of [
    [null, null],
    ['1', none],
    ['1', ALL_ON],
  ] as const) {
    await page.context().unrouteAll();
    const asked = await watchHosts(page.context(), plinth.port);
    await storeChoice(page, url, { siteId, version, settings });
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(asked()).toEqual([]);
    await moveMouse(page);
    await expect.poll(asked).toEqual([...ANALYTICS, ...MARKETING].sort());
  }
});

test('of several chats the primary one loads, from its own host; an unknown provider loads nothing', async ({
  page,
  plinth,
  owner,
}) => {
  test.setTimeout(90_000);
  const providers = [...Object.keys(CHATS), 'unheard-of'];
  for (const name of providers) {
    const slug = `chat-${name}`;
    const others = providers.filter((other) => other !== name && name !== 'unheard-of').slice(0, 2);
    const siteId = await publishTagged(owner, slug, { gdprBanner: { isVisible: true } }, [
      ...others.map((other) => chat(other, false)),
      chat(name),
    ]);
    const url = `${plinth.site(slug)}/`;
    await page.context().unrouteAll();
    const asked = await watchHosts(page.context(), plinth.port);
    const settings = JSON.stringify({ analytics: false, marketing: true, functional: false });
    await storeChoice(page, url, { siteId, version: '1', settings });
    await page.goto(url, { waitUntil: 'networkidle' });
    await moveMouse(page);
    const host = Object.entries(CHATS).find(([provider]) => provider === name)?.[1];
    await expect.poll(asked).toEqual([...(host ? [host] : []), ADS].sort());
  }
});

test('a provider’s video: vbrowser=true waits for a choice, whatever it is; without it only functional consent plays it', async ({
  page,
  plinth,
  owner,
}) => {
  test.setTimeout(90_000);
  const YOUTUBE = 'www.youtube-nocookie.com';
  await publishSite(owner, 'film', [
    {
      edit: 'addSection',
      section: 'Header53',
      id: 'hero',
      data: { backgroundVideoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    },
    { edit: 'setWidgets', values: { gdprBanner: { isVisible: true } } },
  ]);
  const sites = await owner.call<{ id: string; slug: string }[]>('GET', '/sites?limit=100');
  const siteId = sites.find((site) => site.slug === 'film')?.id ?? '';
  const url = `${plinth.site('film')}/`;
  const hostsAt = async (query: string, flags: Partial<Flags> | null) => {
    await page.context().unrouteAll();
    const asked = await watchHosts(page.context(), plinth.port);
    const settings = flags === null ? null : JSON.stringify(flags);
    await storeChoice(page, url, { siteId, version: flags === null ? null : '1', settings });
    await page.goto(url + query, { waitUntil: 'networkidle' });
    await moveMouse(page);
    // What waits for a free moment has had two.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    return asked;
  };
  expect((await hostsAt('?vbrowser=true', null))()).toEqual([]);
  await expect.poll(await hostsAt('?vbrowser=true', {})).toEqual([YOUTUBE]);
  expect((await hostsAt('', {}))()).toEqual([]);
  expect((await hostsAt('', null))()).toEqual([]);
  await expect.poll(await hostsAt('', { functional: true })).toEqual([YOUTUBE]);
});
