import { isBlank } from '../../../core/text/is-blank';
import type { Widgets } from '../../../core/document/records';
import { ButtonLink } from '../../../parts/button/button';
import { usePage } from '../../../parts/page-context';
import { RecordText } from '../../../parts/record-text';
import { Lines } from '../../../parts/text';
import styles from './bottom-banner.module.css';

/** A banner with a button, fixed to the bottom (spec section 2). */
export function BottomBanner({ banner }: { banner: Widgets['bottomBanner'] }) {
  const { words } = usePage();
  return (
    <aside
      className={styles['banner']}
      data-widget="bottom-banner"
      data-bottom=""
      aria-label={words.banner}
    >
      {!isBlank(banner.text) && (
        <p className={styles['text']} dir="auto">
          <RecordText of="widgets/bottomBanner/text" text={banner.text}>
            <Lines text={banner.text} />
          </RecordText>
        </p>
      )}
      {!isBlank(banner.btnText) && (
        <ButtonLink link={banner.btnUrl} className={styles['button']}>
          <span dir="auto">
            <RecordText of="widgets/bottomBanner/btnText" text={banner.btnText} />
          </span>
        </ButtonLink>
      )}
    </aside>
  );
}
