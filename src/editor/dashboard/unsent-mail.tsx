import { useQuery } from '@tanstack/react-query';
import type { MailTrouble, UnsentMail } from '../../core/api/message';
import { api } from '../app/api';
import { Notice } from '../ui/notice';
import { say, sayCount, term } from '../words/say';

/** Attempts are up to an hour apart: a minute is soon enough. */
const REFRESH_MS = 60_000;

const REASONS: Readonly<Record<MailTrouble, string>> = {
  unreachable: term('The mail server doesn’t answer.'),
  login: term('The mail server refuses the user name or the password of this installation.'),
  certificate: term('The mail server has no valid certificate.'),
  later: term('The mail server asks to try again later.'),
  recipient: term(
    'The mail server refuses the recipient. Check the contact e-mail in the site’s settings, and publish.',
  ),
  other: term('The mail server refuses them. Ask the operator of this installation.'),
};

/** Which messages have not reached the owner by mail, and why. */
export function UnsentMailNotice({ siteId, isOwner }: { siteId: string; isOwner: boolean }) {
  const { data } = useQuery({
    queryKey: ['messages', siteId, 'unsent'],
    queryFn: () => api.get<UnsentMail>(`/sites/${siteId}/messages/unsent`),
    refetchInterval: REFRESH_MS,
    enabled: isOwner,
  });
  if (!data) return null;
  const { retrying, failed, held, reason } = data;
  const sentences = [
    retrying > 0 &&
      sayCount(retrying, {
        one: '{count} message is not mailed to you yet. We try again by ourselves.',
        other: '{count} messages are not mailed to you yet. We try again by ourselves.',
      }),
    failed > 0 &&
      sayCount(failed, {
        one: '{count} message could not be mailed to you.',
        other: '{count} messages could not be mailed to you.',
      }),
    (retrying > 0 || failed > 0) && reason !== null && say(REASONS[reason]),
    held > 0 &&
      sayCount(held, {
        one: '{count} message is not mailed to you: this installation has no mail server.',
        other: '{count} messages are not mailed to you: this installation has no mail server.',
      }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Notice kind="info">
      {sentences.join(' ')} {say('You find every message here.')}
    </Notice>
  );
}
