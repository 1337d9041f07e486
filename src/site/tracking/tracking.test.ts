// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { leavePageAfterEach } from '../testing/page-listeners';
import { configuredTags } from './providers';
import { startTracking } from './start-tracking';
import { tagSources } from './tag-sources';

const NONE = {
  chatsData: [],
  facebookPixelCode: '',
  gtagId: '',
  adSensePublisherId: '',
  ymId: '',
};
const ALL = {
  ...NONE,
  facebookPixelCode: '1234567890',
  gtagId: 'G-ABC1234567',
  adSensePublisherId: 'ca-pub-1234567890123456',
  ymId: '12345678',
  chatsData: [{ id: 'a', name: 'olark', key: '1234-567', isPrimary: true }],
};
const allow = (analytics: boolean, marketing: boolean) => ({
  analytics,
  marketing,
  functional: false,
});
const loaded = () =>
  [...document.head.querySelectorAll('script')].map((script) => new URL(script.src).host).sort();

leavePageAfterEach();
afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'gtag', 'fbq', '_fbq', 'ym', 'olark']) {
    delete (window as unknown as Record<string, unknown>)[name];
  }
});

describe('the tags of a site', () => {
  it('are those whose ids are ids', () => {
    expect(configuredTags(NONE)).toEqual([]);
    expect(configuredTags({ ...NONE, gtagId: "x');alert(1)//", ymId: 'abc' })).toEqual([]);
    expect(configuredTags(ALL).map((tag) => tag.name)).toEqual([
      'gtag',
      'pixel',
      'metrika',
      'adsense',
      'olark',
    ]);
  });

  it('have one chat, the primary one; an unknown provider does nothing (spec section 8)', () => {
    const chat = (name: string, isPrimary: boolean) => ({ id: name, name, key: 'k1', isPrimary });
    const names = (...chatsData: ReturnType<typeof chat>[]) =>
      configuredTags({ ...NONE, chatsData }).map((tag) => tag.name);
    expect(names(chat('livechat', false), chat('intercom', true))).toEqual(['intercom']);
    expect(names(chat('livechat', false), chat('intercom', false))).toEqual(['livechat']);
    expect(names(chat('unheard-of', true))).toEqual([]);
  });
});

describe('tracking', () => {
  it('loads analytics only with their flag, chat and ads only with marketing', () => {
    startTracking(configuredTags(ALL), allow(true, false));
    expect(loaded()).toEqual(['connect.facebook.net', 'mc.yandex.ru', 'www.googletagmanager.com']);
    document.head.replaceChildren();
    startTracking(configuredTags(ALL), allow(false, true));
    expect(loaded()).toEqual(['pagead2.googlesyndication.com', 'static.olark.com']);
  });

  it('loads nothing without consent, and everything on the path that asks for none', () => {
    startTracking(configuredTags(ALL), allow(false, false));
    expect(loaded()).toEqual([]);
    startTracking(configuredTags(ALL), null);
    expect(loaded()).toHaveLength(5);
  });

  it('says denied before any tag, then what was agreed to (C70)', () => {
    startTracking(configuredTags(ALL), allow(true, false));
    const layer = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer;
    const calls = layer.map((call) => Array.from(call));
    expect(calls[0]).toMatchObject([
      'consent',
      'default',
      { analytics_storage: 'denied', ad_storage: 'denied' },
    ]);
    expect(calls[1]).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' },
    ]);
    expect(calls.slice(2).map(([name]) => name)).toEqual(['js', 'config', 'event']);
  });
});

describe('a page view', () => {
  interface Tools {
    dataLayer: ArrayLike<unknown>[];
    fbq: { queue: unknown[][] };
    ym: { a: unknown[][] };
  }
  /** How often each tool was told of one, in its own words; a tool that tells of views itself was asked not to. */
  const told = () => {
    const { dataLayer, fbq, ym } = window as unknown as Partial<Tools>;
    const google = (dataLayer ?? []).map((call) => Array.from(call));
    const count = (calls: unknown[][] = [], [first, second]: unknown[]) =>
      calls.filter((call) => call[0] === first && call[1] === second).length;
    return {
      gtag: count(google, ['event', 'page_view']),
      pixel: count(fbq?.queue, ['track', 'PageView']),
      metrika: count(ym?.a, [12345678, 'hit']),
    };
  };

  it('reaches every analytics tool that is there, once', () => {
    startTracking(configuredTags(ALL), null);
    expect(told()).toEqual({ gtag: 1, pixel: 1, metrika: 1 });
    const { dataLayer, ym } = window as unknown as Tools;
    expect(dataLayer.map((call) => Array.from(call))).toContainEqual([
      'config',
      'G-ABC1234567',
      { send_page_view: false },
    ]);
    expect(ym.a).toContainEqual([12345678, 'init', expect.objectContaining({ defer: true })]);
  });

  it('reaches a tag manager as an event of its data layer', () => {
    startTracking(configuredTags({ ...NONE, gtagId: 'GTM-ABC123' }), null);
    const { dataLayer } = window as unknown as { dataLayer: { event?: string }[] };
    expect(dataLayer.filter(({ event }) => event === 'page_view')).toHaveLength(1);
  });

  it('reaches none without consent, and those alone that are there', () => {
    startTracking(configuredTags(ALL), allow(false, true));
    expect(told()).toEqual({ gtag: 0, pixel: 0, metrika: 0 });
    startTracking(configuredTags({ ...NONE, ymId: '12345678' }), allow(true, false));
    expect(told()).toEqual({ gtag: 0, pixel: 0, metrika: 1 });
  });

  it('is told of again when the browser shows the page as it was', () => {
    startTracking(configuredTags(ALL), null);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(told()).toEqual({ gtag: 1, pixel: 1, metrika: 1 });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(told()).toEqual({ gtag: 2, pixel: 2, metrika: 2 });
  });

  it('is not told of a page shown again after consent was withdrawn', () => {
    let isGiven = true;
    startTracking(configuredTags(ALL), allow(true, true), () => isGiven);
    isGiven = false;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(told()).toEqual({ gtag: 1, pixel: 1, metrika: 1 });
  });
});

describe('the policy of a page with tags', () => {
  it('names the hosts of its tags; a tag manager and AdSense widen it to https', () => {
    expect(tagSources([])).toEqual({});
    expect(tagSources([{ name: 'metrika', id: '1234' }]).connect).toContain('https://mc.yandex.ru');
    expect(tagSources([{ name: 'gtag', id: 'G-ABC1234567' }]).img).not.toContain('https:');
    expect(tagSources([{ name: 'gtag', id: 'GTM-ABC123' }]).img).toContain('https:');
  });
});
