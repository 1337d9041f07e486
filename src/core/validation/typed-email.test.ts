import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { typedDomain, typedEmail } from './typed-email';

describe('an e-mail address from a field', () => {
  it.each([
    'info@münchen.example',
    'user@sub.例え.テスト',
    'моя@почта.рф',
    'ä@öä-ü.ß-ähnlich.example',
    'a@中文網站及更多的字符在這裡.example',
    'a@😀.example',
    'a@मराठी.भारत',
    'a@عربي.example',
  ])('%s has its letters again (C80)', (email) => {
    const [local = '', domain = ''] = email.split('@');
    const ascii = domainToASCII(domain);
    expect(ascii).toContain('xn--');
    expect(typedEmail(`${local}@${ascii}`)).toBe(email);
  });

  it('stays as it is in ASCII, and where an encoding is none', () => {
    for (const email of [
      'a@b.example',
      'a@xn--.example',
      'a@xn--a b.example',
      'a@xn--99999999.example',
      'a@xn--abc-.example',
      'a@xn--zz!.example',
      'xn--mnchen-3ya',
      'no address',
      '',
    ]) {
      expect(typedEmail(email)).toBe(email);
    }
    expect(typedEmail('a@XN--MNCHEN-3YA.example')).toBe('a@münchen.example');
  });
});

describe('a domain in its ASCII form', () => {
  it('shows a domain in its letters', () => {
    expect(typedDomain('www.xn--mnchen-3ya.example')).toBe('www.münchen.example');
    expect(typedDomain('www.shop.example')).toBe('www.shop.example');
  });
});
