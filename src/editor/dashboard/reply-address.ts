import type { MessageAnswer } from '../../core/api/message';
import { say } from '../words/say';

/** What a mail program can still take in an address. */
const QUOTE_MAX = 1200;

/** A mailto: address (RFC 6068) that answers a message: to its sender, with the subject and the words quoted. */
export function replyAddress(
  { email, message, details }: Pick<MessageAnswer, 'email' | 'message' | 'details'>,
  siteName: string,
): string {
  const event = typeof details['eventName'] === 'string' ? details['eventName'] : '';
  const about =
    event === ''
      ? say('Your message to {siteName}', { siteName })
      : say('Your answer: {event}', { event });
  // Only the @ between both parts stands as it is.
  const at = email.lastIndexOf('@');
  const to = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
  const cut = [...message].slice(0, QUOTE_MAX).join('').trim();
  const quoted =
    cut === '' ? '' : `\r\n\r\n${cut.replaceAll(/^/gm, '> ').replaceAll(/\r?\n/g, '\r\n')}`;
  const body = quoted === '' ? '' : `&body=${encodeURIComponent(quoted)}`;
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${about}`)}${body}`;
}
