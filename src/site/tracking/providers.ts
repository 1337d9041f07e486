/**
 * Third-party tags: what each loads, from which hosts, and under which consent (spec section 4 "Tracking and chat
 * scripts"). One table serves the loading and the policy of the page.
 */
import type { Settings } from '../../core/document/records';
import {
  isAdSensePublisherId,
  isChatProvider,
  isFacebookPixelCode,
  isGtagId,
  isYandexMetrikaId,
  parseChatKey,
  type ChatProvider,
} from '../../core/validation/tracking-ids';

export type TagName = 'pixel' | 'gtag' | 'metrika' | 'adsense' | ChatProvider;

/** One tag of a page. */
export interface Tag {
  name: TagName;
  id: string;
}

interface Provider {
  /** The visitor's flag that it needs. */
  consent: 'analytics' | 'marketing';
  /** Sources that its scripts, pictures, calls and frames come from. */
  hosts: readonly string[];
  /** It brings what nobody can list beforehand: the page's policy is widened to https. */
  isOpen?: boolean;
}

export const PROVIDERS: Readonly<Record<TagName, Provider>> = {
  pixel: {
    consent: 'analytics',
    hosts: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  gtag: {
    consent: 'analytics',
    hosts: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.g.doubleclick.net',
      'https://www.google.com',
    ],
  },
  metrika: {
    consent: 'analytics',
    hosts: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru'],
  },
  adsense: { consent: 'marketing', hosts: ['https:'], isOpen: true },
  livechat: {
    consent: 'marketing',
    hosts: [
      'https://*.livechatinc.com',
      'https://*.livechat-files.com',
      'https://*.livechat-static.com',
      'https://*.text.com',
      'wss://*.livechatinc.com',
    ],
  },
  jivochat: {
    consent: 'marketing',
    hosts: ['https://*.jivosite.com', 'https://*.jivo.ru', 'wss://*.jivosite.com'],
  },
  olark: { consent: 'marketing', hosts: ['https://*.olark.com', 'wss://*.olark.com'] },
  intercom: {
    consent: 'marketing',
    hosts: [
      'https://*.intercom.io',
      'https://*.intercomcdn.com',
      'https://*.intercomassets.com',
      'https://uploads.intercomusercontent.com',
      'wss://*.intercom.io',
    ],
  },
  freshchat: {
    consent: 'marketing',
    hosts: [
      'https://*.freshchat.com',
      'https://*.freshworksapi.com',
      'https://*.freshworks.com',
      'wss://*.freshchat.com',
    ],
  },
};

/** The tags that a site has configured; ids that are none, and providers that nobody knows, do nothing. */
export function configuredTags(ids: Settings['trackingIds']): Tag[] {
  const tags: Tag[] = [];
  const add = (name: TagName, id: string, isValid: (id: string) => boolean) => {
    if (isValid(id)) tags.push({ name, id });
  };
  add('gtag', ids.gtagId, isGtagId);
  add('pixel', ids.facebookPixelCode, isFacebookPixelCode);
  add('metrika', ids.ymId, isYandexMetrikaId);
  add('adsense', ids.adSensePublisherId, isAdSensePublisherId);
  const chats = ids.chatsData.filter((chat) => isChatProvider(chat.name) && isChatKey(chat.key));
  const chat = chats.find((candidate) => candidate.isPrimary) ?? chats[0];
  if (chat && isChatProvider(chat.name)) tags.push({ name: chat.name, id: chat.key.trim() });
  return tags;
}

function isChatKey(key: string): boolean {
  return key.trim() !== '' && parseChatKey(key).isValid;
}

/** Whether a page with this tag may load from anywhere: AdSense, and a tag manager whose tags nobody knows here. */
export function isOpenTag({ name, id }: Tag): boolean {
  return PROVIDERS[name].isOpen === true || (name === 'gtag' && id.startsWith('GTM-'));
}
