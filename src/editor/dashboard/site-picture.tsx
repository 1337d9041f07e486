import { useState, type CSSProperties } from 'react';
import { Link } from '../app/navigation';
import type { ListedSiteAnswer } from '../../core/api/site';
import { useSeenWidth } from '../ui/use-seen-width';
import { say } from '../words/say';
import styles from './sites.module.css';

/** The window in which the page is drawn before it is made small, px. */
const WIDTH = 1280;

/** The site's first page as it stands, drawn when it comes into view. No script of it runs. */
export function SitePicture({ site }: { site: ListedSiteAnswer }) {
  const { id, name, slug, currentRelease, editedAt } = site;
  const { ref, width, isSeen } = useSeenWidth<HTMLDivElement>();
  const [isDrawn, setIsDrawn] = useState(false);
  const version = currentRelease === null ? `draft-${editedAt ?? ''}` : `release-${currentRelease}`;
  return (
    <div ref={ref} className={styles['picture']} style={hueOf(slug)}>
      <span className={styles['monogram']} aria-hidden="true">
        {[...name.trim()][0] ?? '·'}
      </span>
      {isSeen && width > 0 && (
        <iframe
          title={say('Picture of {name}', { name })}
          aria-hidden="true"
          tabIndex={-1}
          loading="lazy"
          // Fonts come only to a page that has its own origin; scripts never run.
          sandbox="allow-same-origin"
          src={`/api/v1/sites/${id}/picture?v=${encodeURIComponent(version)}`}
          style={{ transform: `scale(${width / WIDTH})` }}
          data-drawn={isDrawn ? '' : undefined}
          onLoad={() => setIsDrawn(true)}
        />
      )}
      <Link
        to="/sites/$siteId"
        params={{ siteId: id }}
        className={styles['cover']}
        tabIndex={-1}
        aria-hidden="true"
      />
    </div>
  );
}

/** A hue that is a site's own, so that a list of sites can be told apart at a glance. */
function hueOf(slug: string): CSSProperties {
  const hue = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  // Custom properties are not in React's type of a style.
  return { '--hue': hue } as CSSProperties;
}
