import { expect, test } from 'vitest';
import { mailTrouble } from './trouble';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.example', 'unreachable'],
  ['Greeting never received', 'unreachable'],
  ['the mail server takes too long', 'unreachable'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'login'],
  ['Mail command failed: 530 5.7.0 Authentication required', 'login'],
  ['self-signed certificate in certificate chain', 'certificate'],
  ['Can’t send mail - all recipients were rejected: 450 4.2.0 Greylisted', 'later'],
  ['Can’t send mail - all recipients were rejected: 550 5.1.1 No such user', 'recipient'],
  ['Something else', 'other'],
])('%s is trouble of the kind %s', (error, kind) => {
  expect(mailTrouble(error)).toBe(kind);
});
