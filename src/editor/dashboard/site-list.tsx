import { useQuery } from '@tanstack/react-query';
import { Link } from '../app/navigation';
import { ExternalLink, History, Inbox } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import { messageOf } from '../app/api';
import { sitesQuery } from '../app/queries';
import { Button } from '../ui/button';
import { Notice, Skeleton } from '../ui/notice';
import styles from './site-list.module.css';

/** The sites that the account owns or edits. */
export function SiteList({ isKnown }: { isKnown: boolean }) {
  // Until it is known who asks there is nobody to ask for.
  const sites = useQuery({ ...sitesQuery, enabled: isKnown });
  if (sites.error !== null) {
    return (
      <Notice>
        {messageOf(sites.error)} <Button onPress={() => void sites.refetch()}>Try again</Button>
      </Notice>
    );
  }
  if (sites.data === undefined) return <WaitingList />;
  if (sites.data.length === 0) {
    return (
      <div className={styles['empty']}>
        <h2>No site yet</h2>
        <p>A new site starts with one empty page. Add sections to it, write on them, publish.</p>
      </div>
    );
  }
  return (
    <ul className={styles['list']}>
      {sites.data.map((site) => (
        <SiteRow key={site.id} site={site} />
      ))}
    </ul>
  );
}

function SiteRow({ site }: { site: SiteAnswer }) {
  const { id, name, url, slug } = site;
  return (
    <li className={styles['row']}>
      <Link to="/sites/$siteId" params={{ siteId: id }} className={styles['open']}>
        <span className={styles['monogram']} aria-hidden="true" style={hueOf(slug)}>
          {[...name.trim()][0] ?? '·'}
        </span>
        <span className={styles['names']}>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          <span className={styles['host']}>{new URL(url).host}</span>
        </span>
      </Link>
      <span className={styles['state']} data-state={stateOf(site).kind}>
        {stateOf(site).text}
      </span>
      <span className={styles['links']}>
        <Link to="/sites/$siteId/inbox" params={{ siteId: id }} aria-label={`Inbox of ${name}`}>
          <Inbox />
        </Link>
        <Link
          to="/sites/$siteId/releases"
          params={{ siteId: id }}
          aria-label={`Releases of ${name}`}
        >
          <History />
        </Link>
        <a href={url} target="_blank" rel="noopener" aria-label={`Visit ${name}`}>
          <ExternalLink />
        </a>
      </span>
    </li>
  );
}

function WaitingList() {
  return (
    <ul className={styles['list']} aria-busy="true" aria-label="Loading your sites">
      {['62%', '48%', '55%'].map((width) => (
        <li key={width} className={styles['row']}>
          <span className={styles['open']}>
            <span className={styles['monogram']} />
            <span className={styles['names']}>
              <Skeleton width={width} height={14} />
              <Skeleton width="34%" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ suspended, currentRelease }: SiteAnswer): { kind: string; text: string } {
  if (suspended) return { kind: 'suspended', text: 'Suspended' };
  return currentRelease === null
    ? { kind: 'draft', text: 'Not published' }
    : { kind: 'live', text: `Live, release ${currentRelease}` };
}

/** A hue that is a site's own, so that a list of sites can be told apart at a glance. */
function hueOf(slug: string): CSSProperties {
  const hue = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  // Custom properties are not in React's type of a style.
  return { '--hue': hue } as CSSProperties;
}
