/** How a messenger's mark looks (spec section 9, "Brand colours"). */
import type { CSSProperties } from 'react';
import { MESSENGER_COLORS, type MessengerName } from '../../../core/messenger/messenger';

/** Ink on the brand's colour with enough contrast to see the mark: facebook's ground is white (spec section 9). */
const INKS: Readonly<Record<MessengerName, string>> = {
  facebook: '#0a5fd6',
  whatsapp: '#06301a',
  telegram: '#ffffff',
  viber: '#ffffff',
};

/** A messenger's ground and ink, as custom properties. */
export function colorStyle(name: MessengerName): CSSProperties {
  // Custom properties are not in React's type of a style.
  return { '--brand': MESSENGER_COLORS[name], '--brand-ink': INKS[name] } as CSSProperties;
}

/** The name of a messenger's mark among the brands' icons. */
export function iconOf(name: MessengerName): string {
  return name === 'facebook' ? 'messenger' : name;
}

/** What people call a messenger. */
export const TITLES: Readonly<Record<MessengerName, string>> = {
  facebook: 'Messenger',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
};
