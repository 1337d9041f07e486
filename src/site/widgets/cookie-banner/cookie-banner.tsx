import { isBlank } from '../../../core/text/is-blank';
import { pageApiBase } from '../../../core/api/page-api';
import type { Widgets } from '../../../core/document/records';
import { buttonClass } from '../../../parts/button/button-class';
import { useLink, usePage } from '../../../parts/page-context';
import { RecordText } from '../../../parts/record-text';
import { Lines } from '../../../parts/text';
import styles from './cookie-banner.module.css';

/**
 * The cookie banner: the GDPR one where it is visible, else the simple one where its flag is set (spec section 4). It
 * is hidden until the loader has found that the visitor has not chosen yet; without script there is nothing to choose.
 * To accept and to decline look the same.
 */
export function CookieBanner({ widgets, isRecorded }: { widgets: Widgets; isRecorded: boolean }) {
  const { gdprBanner, simpleBanner } = widgets;
  const page = usePage();
  const { siteId, words } = page;
  const isGdpr = gdprBanner.isVisible;
  const { consentText, acceptBtn } = isGdpr ? gdprBanner : simpleBanner;
  const key = isGdpr ? 'widgets/gdprBanner' : 'widgets/simpleBanner';
  return (
    <section
      className={styles['banner']}
      data-widget="cookie-banner"
      data-bottom=""
      data-kind={isGdpr ? 'gdpr' : 'simple'}
      data-site={siteId}
      data-policy={gdprBanner.policyVersion}
      data-record={isRecorded ? `${pageApiBase(page)}/sites/consent/${siteId}/` : undefined}
      aria-label={words.cookies.banner}
      hidden
    >
      <p className={styles['text']} dir="auto">
        <RecordText of={`${key}/consentText`} text={consentText}>
          <Lines text={consentText} />
        </RecordText>{' '}
        {isGdpr && <PolicyLink button={gdprBanner.privacyPolicyBtn} />}
      </p>
      <div className={styles['actions']}>
        {isGdpr && gdprBanner.settingsBtn.isVisible && (
          <button type="button" className={styles['quiet']} data-consent="settings">
            <RecordText of={`${key}/settingsBtn/name`} text={gdprBanner.settingsBtn.name} />
          </button>
        )}
        <div className={styles['choices']}>
          {isGdpr && gdprBanner.declineBtn.isVisible && (
            <button
              type="button"
              className={buttonClass('tertiary', styles['button'])}
              data-consent="decline"
            >
              <RecordText of={`${key}/declineBtn/name`} text={gdprBanner.declineBtn.name} />
            </button>
          )}
          <button
            type="button"
            className={buttonClass('tertiary', styles['button'])}
            data-consent="accept"
          >
            <RecordText of={`${key}/acceptBtn/name`} text={acceptBtn.name} />
          </button>
        </div>
      </div>
    </section>
  );
}

function PolicyLink({ button }: { button: Widgets['gdprBanner']['privacyPolicyBtn'] }) {
  const { kind, href, target, rel } = useLink(button.link);
  if (!button.isVisible || kind === 'none' || isBlank(button.name)) return null;
  return (
    <a href={href} target={target} rel={rel}>
      <RecordText of="widgets/gdprBanner/privacyPolicyBtn/name" text={button.name} />
    </a>
  );
}
