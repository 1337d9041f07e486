import { Link } from '../app/navigation';
import type { ListedSiteAnswer } from '../../core/api/site';
import { CardMenu } from './card-menu';
import { SitePicture } from './site-picture';
import { formatTime } from '../words/format';
import { say, sayCount, term } from '../words/say';
import styles from './sites.module.css';

const ROLES = {
  preview: term('You may look'),
  edit: term('You may edit'),
  publish: term('You may publish'),
  own: '',
} as const;

/** A site in the list: how it looks, where it stands, what waits. */
export function SiteCard({ site }: { site: ListedSiteAnswer }) {
  const { id, name, url, host, unread, right, next } = site;
  const { kind, text } = stateOf(site);
  const role = ROLES[right];
  return (
    <li className={styles['card']}>
      <SitePicture site={site} />
      <div className={styles['foot']}>
        <div className={styles['line']}>
          <h2 className={styles['name']} dir="auto">
            <Link to="/sites/$siteId" params={{ siteId: id }}>
              {name}
            </Link>
          </h2>
          <CardMenu site={site} />
        </div>
        <p className={styles['host']}>{host ?? new URL(url).host}</p>
        <p className={styles['state']} data-state={kind}>
          {text}
        </p>
        {next !== null && (
          <p className={styles['muted']}>
            {next.action === 'publish'
              ? say('Goes live {time}', { time: formatTime(next.at) })
              : say('Goes offline {time}', { time: formatTime(next.at) })}
          </p>
        )}
        <p className={styles['tags']}>
          {unread !== null && unread > 0 && (
            <Link to="/sites/$siteId/inbox" params={{ siteId: id }} className={styles['unread']}>
              {sayCount(unread, {
                one: '{count} unread message',
                other: '{count} unread messages',
              })}
            </Link>
          )}
          {role !== '' && <span className={styles['role']}>{say(role)}</span>}
        </p>
      </div>
    </li>
  );
}

/** Where a site stands, in words and for the dot beside them. */
export function stateOf(
  site: Pick<ListedSiteAnswer, 'suspended' | 'currentRelease' | 'publishedAt' | 'isAhead'>,
): { kind: 'suspended' | 'draft' | 'offline' | 'ahead' | 'live'; text: string } {
  if (site.suspended) return { kind: 'suspended', text: say('Suspended by the operator') };
  if (site.currentRelease === null) return { kind: 'draft', text: say('Not published') };
  if (site.isAhead) return { kind: 'ahead', text: say('Live, with changes not published yet') };
  return { kind: 'live', text: say('Live') };
}
