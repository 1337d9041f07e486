// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
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
    expect(calls.slice(2).map(([name]) => name)).toEqual(['js', 'config']);
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
