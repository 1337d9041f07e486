import type { ListedSiteAnswer } from '../../core/api/site';
import { Link } from '../app/navigation';
import { Skeleton } from '../ui/notice';
import { SiteCard } from './site-card';
import { say } from '../words/say';
import styles from './sites.module.css';
import { TEMPLATES } from './templates';

/** The sites as cards, each with a picture of its first page. */
export function SiteGrid({ sites }: { sites: readonly ListedSiteAnswer[] }) {
  return (
    <ul className={styles['grid']}>
      {sites.map((site) => (
        <SiteCard key={site.id} site={site} />
      ))}
    </ul>
  );
}

export function WaitingGrid() {
  return (
    <ul className={styles['grid']} aria-busy="true" aria-label={say('Loading your sites')}>
      {['62%', '48%', '55%'].map((width) => (
        <li key={width} className={styles['card']}>
          <span className={styles['picture']} />
          <span className={styles['foot']}>
            <Skeleton width={width} height={14} />
            <Skeleton width="34%" />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Nobody's first site: what a site can start as, one press away. */
export function FirstSite() {
  return (
    <section className={styles['first']} aria-labelledby="first-site">
      <div className={styles['invitation']}>
        <h2 id="first-site">{say('Make your first site')}</h2>
        <p>
          {say(
            'Start from one that is finished and write your own words over it, or from an empty page. Nobody sees it until you publish.',
          )}
        </p>
        <Link to="/sites/new" className={styles['new']}>
          {say('Choose a start')}
        </Link>
      </div>
      <div className={styles['fan']} aria-hidden="true">
        {TEMPLATES.filter(({ pictures }) => pictures !== null)
          .slice(1, 4)
          .map(({ name, pictures }) => (
            <img key={name} src={pictures?.desktop} alt="" />
          ))}
      </div>
    </section>
  );
}
