/** The messengers: their names, colours and first words. Spec sections 2, 3 and 9. */

/** The messengers: spec section 2. */
export const MESSENGER_NAMES = ['facebook', 'whatsapp', 'telegram', 'viber'] as const;

/** One of the messengers. */
export type MessengerName = (typeof MESSENGER_NAMES)[number];

/** Brand colours: spec section 9. */
export const MESSENGER_COLORS: Readonly<Record<MessengerName, string>> = {
  facebook: '#ffffff',
  whatsapp: '#25D366',
  telegram: '#0088cc',
  viber: '#7360f2',
};

/** What a new messenger says: spec section 3, word by word. */
export const MESSENGER_DEFAULTS = {
  type: 'facebook',
  avatar: '',
  name: 'Alex Morgan',
  subtitle: '',
  message: 'Hi there 👋\n How can I help you?',
  buttonText: 'Start Chat',
} as const;

/** Whether a name is one of the messengers. */
export function isMessengerName(name: string): name is MessengerName {
  return MESSENGER_NAMES.some((known) => known === name);
}
