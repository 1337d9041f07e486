import { describe, expect, it } from 'vitest';
import {
  cleanComplaint,
  complaintCounterState,
  complaintErrors,
  pasteComplaint,
  typeComplaint,
} from './complaint-form';
import { cleanContact, contactErrors, contactFieldError } from './contact-form';
import { BAD_HEX, parseHex } from './hex-color';
import { isEmail } from './is-email';
import { isChatProvider, isGtagId, parseChatKey, parseTrackingId } from './tracking-ids';

const FAMILY = '👨‍👩‍👧‍👦';

describe('isEmail', () => {
  it('follows the HTML standard and wants a dot in the domain', () => {
    for (const value of [
      'a@b.example',
      'first.last+tag@sub.example.co',
      "o'brien!#$%&*/=?^_`{|}~-@x.example",
      '.a.@b.example',
      'a@1.2',
      `a@${'b'.repeat(63)}.example`,
    ]) {
      expect([value, isEmail(value)]).toEqual([value, true]);
    }
    for (const value of [
      '',
      'a',
      'a@b',
      '@b.example',
      'a@',
      'a@@b.example',
      'a b@c.example',
      'a@-b.example',
      'a@b-.example',
      'a@b..example',
      'a@b.example.',
      'a@.example',
      '"a"@b.example',
      'a,b@c.example',
      `a@${'b'.repeat(64)}.example`,
    ]) {
      expect([value, isEmail(value)]).toEqual([value, false]);
    }
  });

  it('accepts letters of every script in both parts (C80)', () => {
    for (const value of [
      'info@münchen.example',
      'моя@xn--h1alffa9f.xn--p1ai',
      'user@sub.例え.テスト',
      'user@例え。テスト',
      'उपयोगकर्ता@उदाहरण.भारत',
    ]) {
      expect([value, isEmail(value)]).toEqual([value, true]);
    }
  });

  it('refuses breaks, controls and invisible marks (C82)', () => {
    for (const value of [
      'a@b.example\r\nBcc: x@y.example',
      'a@b.example%0D%0ABcc: x@y.example',
      'a@b.example\u2028Bcc: x@y.example',
      'a@b.example\n',
      ' a@b.example',
      'a\u0000@b.example',
      'a\u202e@b.example',
      'a\u00a0b@c.example',
    ]) {
      expect([value, isEmail(value)]).toEqual([value, false]);
    }
  });

  it('allows at most 254 characters', () => {
    const domain = '@b.example';
    expect(isEmail('ä'.repeat(244) + domain)).toBe(true);
    expect(isEmail('a'.repeat(245) + domain)).toBe(false);
  });
});

describe('the contact form', () => {
  const good = { name: 'Ann', email: 'a@b.example', message: '' };

  it('needs a name and a valid e-mail, no message', () => {
    expect(contactErrors(good)).toEqual({});
    expect(contactErrors({ name: ' \n', email: '' })).toEqual({
      name: 'This field cannot be empty',
      email: 'This field cannot be empty',
    });
    expect(contactErrors({ ...good, email: 'a@b' })).toEqual({
      email: 'Please enter a valid email',
    });
  });

  it('checks one field, for the check on blur', () => {
    expect(contactFieldError('name', '')).toBe('This field cannot be empty');
    expect(contactFieldError('email', ' a@b.example ')).toBeUndefined();
    expect(contactFieldError('message', '')).toBeUndefined();
    expect(contactFieldError('message', 'a'.repeat(10_001))).toBe('Please make this text shorter');
    expect(contactFieldError('name', 'a'.repeat(256))).toBe('Please make this text shorter');
  });

  it('says of a long address that it is too long, and not that it is wrong', () => {
    const long = `${'a'.repeat(245)}@b.example`;
    expect(contactFieldError('email', long)).toBe('Please make this text shorter');
    expect(contactFieldError('email', long.slice(1))).toBeUndefined();
    expect(complaintErrors({ email: long, name: 'n', comment: 'c' })).toEqual({
      email: 'Your have exceeded the maximum character limit.',
    });
  });

  it('takes invisible characters alone for an empty field', () => {
    expect(contactFieldError('name', '\u3164\u200d')).toBe('This field cannot be empty');
    expect(contactFieldError('email', '\u2800')).toBe('This field cannot be empty');
    expect(complaintErrors({ email: 'a@b.example', name: '\u00ad', comment: '\u3164' })).toEqual({
      name: 'Required field',
      comment: 'Required field',
    });
  });

  it('trims, and flattens what goes into a mail header (C82)', () => {
    expect(
      cleanContact({
        name: ' Ann\r\nBcc: x@y.example ',
        email: ' a@b.example\n',
        message: 'a\r\nb ',
      }),
    ).toEqual({ name: 'Ann Bcc: x@y.example', email: 'a@b.example', message: 'a\nb' });
    const header = { ...good, email: 'a@b.example\r\nBcc: x@y.example' };
    expect(contactErrors(header)).toEqual({ email: 'Please enter a valid email' });
  });
});

describe('the complaint form', () => {
  it('needs every field, by the specification’s words', () => {
    expect(complaintErrors({})).toEqual({
      email: 'Required field',
      name: 'Required field',
      comment: 'Required field',
    });
    expect(complaintErrors({ email: 'a@b', name: 'n', comment: 'c' })).toEqual({
      email: 'Please put a correct e-mail',
    });
  });

  it('allows 255 characters in name and comment, counted as code points (C12)', () => {
    const values = {
      email: 'a@b.example',
      name: 'n'.repeat(255),
      comment: 'a'.repeat(248) + FAMILY,
    };
    expect(complaintErrors(values)).toEqual({});
    expect(
      complaintErrors({ ...values, name: 'n'.repeat(256), comment: `a${values.comment}` }),
    ).toEqual({
      name: 'Your have exceeded the maximum character limit.',
      comment: 'Your have exceeded the maximum character limit.',
    });
  });

  it('appends pasted text and cuts it to 255', () => {
    expect(pasteComplaint('ab', 'cd')).toEqual({ value: 'abcd' });
    expect(pasteComplaint('a'.repeat(250), 'b'.repeat(9))).toEqual({
      value: 'a'.repeat(250) + 'b'.repeat(5),
      error: 'Your have exceeded the maximum character limit.',
    });
    expect(pasteComplaint('a'.repeat(254), FAMILY).value).toBe('a'.repeat(254));
  });

  it('rejects typing beyond 255', () => {
    const full = 'a'.repeat(255);
    expect(typeComplaint(full, `${full}b`)).toEqual({
      value: full,
      error: 'Your have exceeded the maximum character limit.',
    });
    expect(typeComplaint(full, full.slice(1))).toEqual({ value: full.slice(1) });
  });

  it('warns when fewer than 6 characters remain and turns red at the limit', () => {
    expect(complaintCounterState(249)).toBe('none');
    expect(complaintCounterState(250)).toBe('warning');
    expect(complaintCounterState(254)).toBe('warning');
    expect(complaintCounterState(255)).toBe('limit');
  });

  it('trims what is sent', () => {
    expect(cleanComplaint({ email: ' a@b.example ', name: ' A\nB ', comment: ' c\r\nd ' })).toEqual(
      {
        email: 'a@b.example',
        name: 'A B',
        comment: 'c\nd',
      },
    );
  });
});

describe('parseHex', () => {
  it('accepts three or six digits in any case (C92)', () => {
    expect(parseHex('FFF')).toBe('#ffffff');
    expect(parseHex(' #AaBbCc ')).toBe('#aabbcc');
    expect(parseHex('#1a2')).toBe('#11aa22');
  });

  it('is Bad Hex otherwise (C92)', () => {
    expect(BAD_HEX).toBe('Bad Hex');
    for (const raw of [
      '',
      '#',
      '#ffff',
      '#12345',
      '#ggg',
      '##fff',
      'red',
      '＃ＦＦＦ',
      '１２３',
      '# fff',
      7,
      null,
    ]) {
      expect(parseHex(raw)).toBeNull();
    }
  });
});

describe('tracking ids', () => {
  it('accepts each tool’s own form', () => {
    expect(parseTrackingId('facebookPixelCode', ' 123456789012345 ')).toEqual({
      isValid: true,
      value: '123456789012345',
    });
    for (const id of ['G-ABC1234567', 'GTM-ABC123', 'AW-123456789', 'UA-12345678-1']) {
      expect(isGtagId(id)).toBe(true);
    }
    expect(parseTrackingId('gtagId', 'g-abc1234567')).toEqual({
      isValid: true,
      value: 'G-ABC1234567',
    });
    expect(parseTrackingId('adSensePublisherId', 'pub-1234567890123456')).toEqual({
      isValid: true,
      value: 'ca-pub-1234567890123456',
    });
    expect(parseTrackingId('ymId', '12345678').isValid).toBe(true);
    expect(parseTrackingId('ymId', '').isValid).toBe(true);
  });

  it('refuses anything that could leave its place in a script', () => {
    for (const id of ["G-1');alert(1)//", '</script>', 'G-ABC 123', 'ABC', 'G-ABC1234567\nx']) {
      expect(isGtagId(id)).toBe(false);
    }
    expect(parseTrackingId('facebookPixelCode', '12345x').isValid).toBe(false);
    expect(parseChatKey('a"b').isValid).toBe(false);
    expect(parseChatKey(' 1234-567-89-0123 ')).toEqual({
      isValid: true,
      value: '1234-567-89-0123',
    });
  });

  it('knows the five chat providers only', () => {
    for (const name of ['livechat', 'jivochat', 'olark', 'intercom', 'freshchat']) {
      expect(isChatProvider(name)).toBe(true);
    }
    expect(isChatProvider('toString')).toBe(false);
  });
});
