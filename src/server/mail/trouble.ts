import type { MailTrouble } from '../../core/api/message';

/** In the order in which they are tried: a mailbox that is refused for now says both. */
const PATTERNS: readonly (readonly [MailTrouble, RegExp])[] = [
  ['login', /invalid login|missing credentials|authenticat|\b53[045]\b/i],
  ['certificate', /certificate|self.signed|\btls\b|\bssl\b/i],
  ['later', /\b4\d\d[ -]/],
  ['recipient', /recipients were rejected|\b55[0-4]\b/i],
  [
    'unreachable',
    /getaddrinfo|ECONN|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|connection|time(?:d )?out|takes too long|greeting never|socket/i,
  ],
];

/** What a failed attempt met, by the words of the mail library or the mail server (RFC 5321, section 4.2). */
export function mailTrouble(error: string): MailTrouble {
  return PATTERNS.find(([, pattern]) => pattern.test(error))?.[0] ?? 'other';
}
