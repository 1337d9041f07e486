import { Inbox } from 'lucide-react';
import type { SiteAnswer } from '../../core/api/site';
import { Link } from '../app/navigation';
import { useMessageCount } from '../dashboard/message-count';
import { say } from '../words/say';
import styles from './rail.module.css';

/** The way to the inbox, with how many messages are new. Only the owner has one. */
export function RailInbox({ site }: { site: SiteAnswer }) {
  const isOwner = site.right === 'own';
  const unread = useMessageCount(site.id, isOwner)?.unread ?? 0;
  if (!isOwner) return null;
  return (
    <Link
      to="/sites/$siteId/inbox"
      params={{ siteId: site.id }}
      className={styles['inbox']}
      aria-label={unread === 0 ? say('Inbox') : say('Inbox, {unread} new', { unread })}
    >
      <Inbox />
      <span>{say('Inbox')}</span>
      {unread > 0 && <b>{unread > 99 ? '99+' : unread}</b>}
    </Link>
  );
}
