import { describe, expect, it } from 'vitest';
import { isMessengerName, MESSENGER_COLORS, MESSENGER_DEFAULTS } from './messenger';
import { messengerAddress, normaliseMessengerValue } from './messenger-address';

describe('messenger values', () => {
  it('are normalised as the specification says', () => {
    expect(normaliseMessengerValue('facebook', 'https://m.me/x')).toBe('m.me/x');
    expect(normaliseMessengerValue('facebook', 'HTTPS://m.me/x')).toBe('m.me/x');
    expect(normaliseMessengerValue('telegram', '@name')).toBe('name');
    expect(normaliseMessengerValue('telegram', '@@name')).toBe('@name');
    expect(normaliseMessengerValue('whatsapp', '+46-701234567')).toBe('%2B46701234567');
    expect(normaliseMessengerValue('viber', '+1-202-555')).toBe('%2B1202-555');
  });
});

describe('messenger addresses', () => {
  it('lead to each messenger', () => {
    expect(messengerAddress('facebook', 'https://m.me/x')).toBe('https://m.me/x');
    expect(messengerAddress('facebook', 'some.page')).toBe('https://m.me/some.page');
    expect(messengerAddress('facebook', 'www.facebook.com/x?ref=1')).toBe(
      'https://www.facebook.com/x?ref=1',
    );
    expect(messengerAddress('whatsapp', '+46-701234567')).toBe(
      'https://api.whatsapp.com/send?phone=%2B46701234567',
    );
    expect(messengerAddress('telegram', '@some_name')).toBe('https://t.me/some_name');
    expect(messengerAddress('viber', '+46-701234567')).toBe('viber://chat?number=%2B46701234567');
  });

  it('are a safe link or nothing (C88)', () => {
    expect(messengerAddress('telegram', '@@name')).toBe('');
    expect(messengerAddress('telegram', '@ name')).toBe('https://t.me/name');
    expect(messengerAddress('telegram', 'https://t.me/name')).toBe('https://t.me/name');
    expect(messengerAddress('telegram', 'https://evil.example/name')).toBe('');
    expect(messengerAddress('facebook', 'HTTPS://m.me/x')).toBe('https://m.me/x');
    expect(messengerAddress('facebook', '//m.me/x')).toBe('https://m.me/x');
    for (const value of ['javascript:x', 'https://javascript:x', 'a b/c', '"><script>', '', ' ']) {
      for (const name of ['facebook', 'telegram', 'whatsapp', 'viber'] as const) {
        expect([name, value, messengerAddress(name, value)]).toEqual([name, value, '']);
      }
    }
    expect(messengerAddress('viber', '+1-202-555+7')).toBe('');
    expect(messengerAddress('viber', '+46&x=1')).toBe('');
    expect(messengerAddress('whatsapp', '070 123 45')).toBe(
      'https://api.whatsapp.com/send?phone=07012345',
    );
  });

  it('call the number that people mean, however they write it', () => {
    for (const written of [
      ...['+44 (0)20 1234 567', '0044 20 1234567', '+44-20-12-34-567', '+44/20/1234567'],
      ...['+44\u201120\u20111234567', '+44 20\u00a01234567', '00 44 (0) 20.1234.567'],
    ]) {
      expect([written, messengerAddress('viber', written)]).toEqual([
        written,
        'viber://chat?number=%2B44201234567',
      ]);
    }
    expect(messengerAddress('whatsapp', '+44 call me')).toBe('');
  });
});

describe('messengers', () => {
  it('have their brand colours and default wording', () => {
    expect(MESSENGER_COLORS).toEqual({
      facebook: '#ffffff',
      whatsapp: '#25D366',
      telegram: '#0088cc',
      viber: '#7360f2',
    });
    expect(MESSENGER_DEFAULTS).toMatchObject({
      type: 'facebook',
      avatar: '',
      subtitle: '',
      message: 'Hi there 👋\n How can I help you?',
      buttonText: 'Start Chat',
    });
    expect(isMessengerName('viber')).toBe(true);
    expect(isMessengerName('constructor')).toBe(false);
  });
});
