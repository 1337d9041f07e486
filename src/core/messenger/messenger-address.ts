/** What a messenger's value is stored as, and where its button leads. Spec sections 5 and 7. */
import { normaliseAddress } from '../links/normalise-address';
import { dialled } from '../links/phone-number';
import type { MessengerName } from './messenger';

/**
 * An account or number as it is kept (spec section 5): facebook without a leading http(s)://, telegram without its
 * first @, viber and whatsapp without their first hyphen and with their first plus as %2B.
 */
export function normaliseMessengerValue(name: MessengerName, raw: string): string {
  const value = raw.trim();
  if (name === 'facebook') return value.replace(/^(?:https?:)?\/\//i, '');
  if (name === 'telegram') return value.replace(/^@/, '').trim();
  return value.replace('-', '').replace('+', '%2B');
}

/** Where a messenger's button leads, or the empty string when its value gives no safe address. Spec section 7. */
export function messengerAddress(name: MessengerName, raw: string): string {
  const value = normaliseMessengerValue(name, raw);
  return value === '' ? '' : ADDRESSES[name](value);
}

const ADDRESSES: Readonly<Record<MessengerName, (value: string) => string>> = {
  facebook: facebookAddress,
  telegram: telegramAddress,
  whatsapp: (number) => {
    const phone = phoneNumber(number);
    return phone === '' ? '' : `https://api.whatsapp.com/send?phone=${phone}`;
  },
  viber: (number) => {
    const phone = phoneNumber(number);
    return phone === '' ? '' : `viber://chat?number=${phone}`;
  },
};

// `m.me/name` is kept as a host with its path, `name` is an account. An account may have dots, a host has a slash.
function facebookAddress(value: string): string {
  if (
    /^[\p{L}\p{N}.]{1,80}$/u.test(value) &&
    !/^(?:www\.)?(?:m\.me|(?:facebook|fb|messenger)\.\w+)$/i.test(value)
  ) {
    return `https://m.me/${encodeURIComponent(value)}`;
  }
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(value)) return '';
  const checked = normaliseAddress(`https://${value}`);
  return checked.isValid ? checked.address : '';
}

// An account, a number, or an invitation (`+hash`); owners also paste the whole link.
function telegramAddress(value: string): string {
  const handle = value
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/^(?:www\.)?(?:t|telegram)\.me\//i, '');
  return /^\+?[A-Za-z0-9_-]{1,64}\/?$/.test(handle)
    ? `https://t.me/${handle.replace(/\/$/, '')}`
    : '';
}

/** What is only digits is ready; of everything else that people write the number to dial is taken. */
function phoneNumber(value: string): string {
  if (/^(?:%2B)?\d{3,20}$/.test(value) && !value.startsWith('00')) return value;
  const number = dialled(value.replace(/^%2B/, '+'))?.replace(/^00/, '+') ?? '';
  return /^\+?\d{3,20}$/.test(number) ? number.replace('+', '%2B') : '';
}
