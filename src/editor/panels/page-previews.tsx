import type { SiteAnswer } from '../../core/api/site';
import { useDraftText, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { say } from '../words/say';
import styles from './previews.module.css';

/** Where search engines cut, about: what they show is measured in pixels. */
const TITLE_CUT = 60;
const DESCRIPTION_CUT = 158;

/** What a search engine and a network make of a page. */
export function PagePreviews(props: {
  page: string;
  /** The page whose words are used: the first one's may be for all. */
  from: string;
  path: string;
  site: SiteAnswer;
}) {
  const { page, from, path, site } = props;
  const { draft, language } = useEditing();
  const { store } = draft;
  const siteName = String(useDraftValue(store, 'settings/name') ?? site.name);
  const title = useDraftText(store, `page:${from}/meta/title`, language)?.trim() || siteName;
  const description = useDraftText(store, `page:${from}/meta/description`, language)?.trim() ?? '';
  const own = useDraftValue(store, `page:${page}/meta/socialImage`);
  const shared = useDraftValue(store, 'settings/socialImage');
  const isHidden = useDraftValue(store, `page:${page}/meta/isHidden`) === true;
  const image = [own, shared].find((one) => typeof one === 'string' && one !== '');
  const { host } = new URL(site.url);
  const crumbs = path.split('/').filter(Boolean);
  return (
    <div className={styles['previews']}>
      <figure>
        <figcaption>{say('In search results')}</figcaption>
        {isHidden ? (
          <p className={styles['hidden']}>
            {say('Search engines are asked not to show this page.')}
          </p>
        ) : (
          <div className={styles['result']} dir="auto">
            <span className={styles['source']}>
              <strong>{siteName}</strong>
              <span>{[host, ...crumbs].join(' › ')}</span>
            </span>
            <span className={styles['headline']}>{cut(title, TITLE_CUT)}</span>
            <span className={styles['snippet']}>
              {description === ''
                ? say('Without a description, search engines take words from the page.')
                : cut(description, DESCRIPTION_CUT)}
            </span>
          </div>
        )}
      </figure>
      <figure>
        <figcaption>{say('Shared')}</figcaption>
        <div className={styles['card']} dir="auto">
          {typeof image === 'string' ? (
            <img src={image} alt="" loading="lazy" />
          ) : (
            <span className={styles['noImage']}>{say('No social image')}</span>
          )}
          <span className={styles['cardText']}>
            <span className={styles['host']}>{host}</span>
            <strong>{cut(title, TITLE_CUT)}</strong>
            {description !== '' && <span>{cut(description, DESCRIPTION_CUT)}</span>}
          </span>
        </div>
      </figure>
    </div>
  );
}

function cut(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const short = characters.slice(0, length).join('');
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), length / 2)).trimEnd()} …`;
}
