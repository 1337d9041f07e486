import type { Language } from '../../core/document/document';
import { isFlagCode } from '../../core/languages/flags';
import { assetAddress, languageRoot } from '../../core/links/site-address';
import { InterfaceIcon } from '../interface-icon';
import { usePage, type PageInfo } from '../page-context';
import { useSection } from '../section-context';
import dropdown from './dropdown.module.css';
import styles from './language-menu.module.css';

/** The language menu: there when more than one language is active (spec section 2). Layouts full, text and flag. */
export function LanguageMenu() {
  const page = usePage();
  const { id } = useSection();
  const active = page.languages.filter((language) => language.status === 'active');
  if (active.length < 2) return null;
  const current = active.find((language) => language.code === page.language);
  const layout = page.navigation.bar.languageMenuLayout;
  const menuId = `languages-${id}`;
  const name = current ? nameOf(current) : page.language;
  return (
    <div className={styles['languages']} data-layout={layout}>
      <button
        type="button"
        className={dropdown['opener']}
        popoverTarget={menuId}
        // The flag alone is what is seen then.
        {...(layout === 'flag' && {
          'aria-label': `${page.words.language}: ${name}`,
          'data-tooltip': '',
        })}
      >
        <span className={styles['hidden']} {...page.wordsMarks}>{`${page.words.language}: `}</span>
        {layout !== 'text' && current && <Flag language={current} page={page} />}
        <span className={styles['languageName']}>{name}</span>
        {layout === 'text' && (
          <span className={styles['languageCode']} aria-hidden="true">
            {page.language.toUpperCase()}
          </span>
        )}
        <InterfaceIcon name="chevron-down" className={dropdown['chevron']} />
      </button>
      <div
        id={menuId}
        popover="auto"
        className={`${dropdown['dropdown']} ${dropdown['languageList']}`}
      >
        <ul className={dropdown['column']}>
          {active.map((language) => (
            <li key={language.code}>
              <a
                href={rootOf(language, page)}
                hrefLang={language.code}
                lang={language.code}
                aria-current={language.code === page.language ? 'true' : undefined}
              >
                {layout !== 'text' && <Flag language={language} page={page} />}
                {nameOf(language)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function nameOf({ localizedName, name, code }: Language): string {
  return localizedName || name || code;
}

/** The site's root for the primary language, else /{code}/ (spec section 2). */
function rootOf(language: Language, page: PageInfo): string {
  // The root answers in the primary language, whether or not its pages have their prefix.
  const languagePrefix = language.isPrimary ? '' : language.code;
  return languageRoot({ routeBase: page.routeBase, languagePrefix });
}

function Flag({ language, page }: { language: Language; page: PageInfo }) {
  // A language of no country, or of several: its code stands in the flag's place.
  if (!isFlagCode(language.flagCode)) {
    return (
      <span className={styles['flagCode']} aria-hidden="true">
        {language.code.split('-')[0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <picture>
      <img
        className={styles['flag']}
        data-icon=""
        src={assetAddress(`/static/flags/${language.flagCode}.svg`, page.routeBase)}
        alt=""
        width={20}
        height={15}
        loading="lazy"
      />
    </picture>
  );
}
