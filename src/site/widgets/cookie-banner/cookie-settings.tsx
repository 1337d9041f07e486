import { isBlank } from '../../../core/text/is-blank';
import { CONSENT_CATEGORIES } from '../../../core/document/consent-fields';
import type { Widgets } from '../../../core/document/records';
import type { VisitorWords } from '../../../core/words/visitor';
import { buttonClass } from '../../../parts/button/button-class';
import { InterfaceIcon } from '../../../parts/interface-icon';
import { usePage } from '../../../parts/page-context';
import { RecordText } from '../../../parts/record-text';
import { Lines } from '../../../parts/text';
import dialog from '../dialog/dialog.module.css';
import styles from './cookie-banner.module.css';

/** Where its texts stand in the site's records. */
const SETTINGS = 'widgets/gdprBanner/settings';

/** The dialog of the cookie banner: a toggle for each category, all on at first; essential has none (spec section 3). */
export function CookieSettings({ settings }: { settings: Widgets['gdprBanner']['settings'] }) {
  const { words, wordsMarks } = usePage();
  return (
    <dialog
      className={dialog['dialog']}
      data-consent-dialog=""
      aria-label={isBlank(settings.title) ? words.cookies.settings : settings.title.trim()}
    >
      <form method="dialog" className={dialog['content']}>
        <h2 className={dialog['title']} dir="auto">
          {isBlank(settings.title) ? (
            <span {...wordsMarks}>{words.cookies.settings}</span>
          ) : (
            <RecordText of={`${SETTINGS}/title`} text={settings.title} />
          )}
        </h2>
        {!isBlank(settings.description) && (
          <p className={dialog['text']} dir="auto">
            <RecordText of={`${SETTINGS}/description`} text={settings.description}>
              <Lines text={settings.description} />
            </RecordText>
          </p>
        )}
        <ul className={styles['categories']}>
          {categoriesOf(settings, words).map((category) => (
            <li key={category.id} className={styles['category']}>
              <span className={styles['categoryTitle']} id={`cookies-${category.type}`} dir="auto">
                {settings.categories.length === 0 ? (
                  <span {...wordsMarks}>{category.title}</span>
                ) : (
                  <RecordText
                    of={`${SETTINGS}/categories/#${category.id}/title`}
                    text={category.title}
                  />
                )}
              </span>
              {category.type === 'essential' ? (
                <span className={styles['always']} {...wordsMarks}>
                  {words.cookies.alwaysOn}
                </span>
              ) : (
                <input
                  className={styles['toggle']}
                  type="checkbox"
                  name={category.type}
                  defaultChecked
                  aria-labelledby={`cookies-${category.type}`}
                />
              )}
              {!isBlank(category.description) && (
                <p className={styles['categoryText']} dir="auto">
                  <RecordText
                    of={`${SETTINGS}/categories/#${category.id}/description`}
                    text={category.description}
                  >
                    <Lines text={category.description} />
                  </RecordText>
                </p>
              )}
            </li>
          ))}
        </ul>
        <div className={dialog['actions']}>
          <button type="button" className={buttonClass('primary')} data-consent="confirm">
            <RecordText of={`${SETTINGS}/confirmBtnName`} text={settings.confirmBtnName} />
          </button>
        </div>
        <button
          type="button"
          className={dialog['close']}
          aria-label={words.close}
          data-tooltip=""
          {...wordsMarks}
          data-closes-dialog=""
        >
          <InterfaceIcon name="x" />
        </button>
      </form>
    </dialog>
  );
}

/** The site's categories; without any the four of spec section 3, for a dialog must offer a choice. */
function categoriesOf(
  { categories }: Widgets['gdprBanner']['settings'],
  { cookies }: VisitorWords,
): Widgets['gdprBanner']['settings']['categories'] {
  if (categories.length > 0) return categories;
  return CONSENT_CATEGORIES.map((type) => ({
    id: type,
    type,
    title: cookies.categories[type],
    description: '',
  }));
}
