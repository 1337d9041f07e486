import { describe, expect, it } from 'vitest';
import { replyAddress } from './reply-address';

const reply = (email: string, message = '', details: Record<string, unknown> = {}) =>
  replyAddress({ email, message, details }, 'Lockstep & Sons');

describe('the address that answers a message', () => {
  it('has the sender, the subject and the words quoted (RFC 6068)', () => {
    expect(reply('ann@x.example', 'Hello?\nAnybody there')).toBe(
      'mailto:ann@x.example?subject=Re%3A%20Your%20message%20to%20Lockstep%20%26%20Sons' +
        '&body=%0D%0A%0D%0A%3E%20Hello%3F%0D%0A%3E%20Anybody%20there',
    );
  });

  it('names the event that was answered to', () => {
    expect(reply('ann@x.example', '', { eventName: 'Opening' })).toBe(
      'mailto:ann@x.example?subject=Re%3A%20Your%20answer%3A%20Opening',
    );
  });

  it('lets an address add neither recipient nor header', () => {
    expect(reply('a?bcc=b&cc=c@x.example')).toMatch(
      /^mailto:a%3Fbcc%3Db%26cc%3Dc@x\.example\?subject=/,
    );
  });

  it('is not longer than mail programs take', () => {
    expect(decodeURIComponent(reply('ann@x.example', 'ä'.repeat(5000))).length).toBeLessThan(1400);
  });
});
