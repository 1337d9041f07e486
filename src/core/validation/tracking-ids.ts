/**
 * Ids of tracking tools and chat providers. They end up in a page's scripts, so nothing but their own narrow
 * alphabets passes. The empty id is valid: the tool is off.
 */
import { accept, refuse, type Checked } from './checked';

/** The site's tracking ids that are plain texts: spec section 3. */
export type TrackingId = 'facebookPixelCode' | 'gtagId' | 'adSensePublisherId' | 'ymId';

/** Chat providers: spec section 3. */
export const CHAT_PROVIDERS = ['livechat', 'jivochat', 'olark', 'intercom', 'freshchat'] as const;

/** One of the chat providers. */
export type ChatProvider = (typeof CHAT_PROVIDERS)[number];

const GTAG = /^(?:G-[A-Z0-9]{4,16}|GTM-[A-Z0-9]{4,12}|AW-\d{6,14}|UA-\d{4,12}-\d{1,4})$/;

const RULES: Readonly<
  Record<TrackingId, { tidy: (id: string) => string; pattern: RegExp; message: string }>
> = {
  facebookPixelCode: {
    tidy: (id) => id,
    pattern: /^\d{5,20}$/,
    message: 'A Facebook pixel id is 5 to 20 digits.',
  },
  gtagId: {
    tidy: (id) => id.toUpperCase(),
    pattern: GTAG,
    message: 'A Google tag id starts with G-, GTM-, AW- or UA-.',
  },
  adSensePublisherId: {
    tidy: (id) => (/^pub-/i.test(id) ? `ca-${id}` : id).toLowerCase(),
    pattern: /^ca-pub-\d{10,20}$/,
    message: 'An AdSense publisher id is ca-pub- and 10 to 20 digits.',
  },
  ymId: {
    tidy: (id) => id,
    pattern: /^\d{4,12}$/,
    message: 'A Metrika counter id is 4 to 12 digits.',
  },
};

/** What an id of a tool looks like, in words. */
export const trackingIdForm = (name: TrackingId): string => RULES[name].message;

/** Checks a tracking id and gives the form in which it is kept. */
export function parseTrackingId(name: TrackingId, raw: string): Checked {
  const { tidy, pattern, message } = RULES[name];
  const trimmed = raw.trim();
  if (trimmed === '') return accept('');
  const id = tidy(trimmed);
  return pattern.test(id) ? accept(id) : refuse(message);
}

/** Whether a name is one of the chat providers; an unknown one does nothing (spec section 3). */
export function isChatProvider(name: string): name is ChatProvider {
  return CHAT_PROVIDERS.some((provider) => provider === name);
}

/** What a chat provider's key looks like, in words. */
export const CHAT_KEY_FORM = 'A chat key has letters, digits, dots, hyphens and underscores only.';

/** Checks a chat provider's key. */
export function parseChatKey(raw: string): Checked {
  const key = raw.trim();
  if (key === '' || /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(key)) return accept(key);
  return refuse(CHAT_KEY_FORM);
}

const isId = (name: TrackingId) => (value: string) =>
  value !== '' && parseTrackingId(name, value).isValid;

/** Whether a value is a Facebook pixel id. */
export const isFacebookPixelCode = isId('facebookPixelCode');
/** Whether a value is a Google tag id. */
export const isGtagId = isId('gtagId');
/** Whether a value is an AdSense publisher id. */
export const isAdSensePublisherId = isId('adSensePublisherId');
/** Whether a value is a Metrika counter id. */
export const isYandexMetrikaId = isId('ymId');
