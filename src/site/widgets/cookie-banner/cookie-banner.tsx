import type { Widgets } from '../../../core/document/records';
import { buttonClass } from '../../../parts/button/button';
import { useLink, usePage } from '../../../parts/page-context';
import { Lines } from '../../../parts/text';
import { CookieSettings } from './cookie-settings';
import styles from './cookie-banner.module.css';

/**
 * The cookie banner: the GDPR one where it is visible, else the simple one where its flag is set (spec section 4). It
 * is hidden until the loader has found that the visitor has not chosen yet; without script there is nothing to choose.
 */
export function CookieBanner({ widgets }: { widgets: Widgets }) {
  const { gdprBanner, simpleBanner } = widgets;
  const { siteId, words } = usePage();
  const isGdpr = gdprBanner.isVisible;
  const { consentText, acceptBtn } = isGdpr ? gdprBanner : simpleBanner;
  return (
    <section
      className={styles['banner']}
      data-widget="cookie-banner"
      data-bottom=""
      data-kind={isGdpr ? 'gdpr' : 'simple'}
      data-site={siteId}
      data-policy={gdprBanner.policyVersion}
      aria-label={words.cookies.banner}
      hidden
    >
      <div className={styles['words']}>
        <p className={styles['text']} dir="auto">
          <Lines text={consentText} />
        </p>
        {isGdpr && <PolicyLink button={gdprBanner.privacyPolicyBtn} />}
      </div>
      <div className={styles['actions']}>
        {isGdpr && gdprBanner.settingsBtn.isVisible && (
          <button type="button" className={styles['quiet']} data-consent="settings">
            {gdprBanner.settingsBtn.name}
          </button>
        )}
        {isGdpr && gdprBanner.declineBtn.isVisible && (
          <button
            type="button"
            className={buttonClass('tertiary', styles['button'])}
            data-consent="decline"
          >
            {gdprBanner.declineBtn.name}
          </button>
        )}
        <button
          type="button"
          className={buttonClass('primary', styles['button'])}
          data-consent="accept"
        >
          {acceptBtn.name}
        </button>
      </div>
      {isGdpr && <CookieSettings settings={gdprBanner.settings} />}
    </section>
  );
}

function PolicyLink({ button }: { button: Widgets['gdprBanner']['privacyPolicyBtn'] }) {
  const { kind, href, target, rel } = useLink(button.link);
  if (!button.isVisible || kind === 'none' || button.name.trim() === '') return null;
  return (
    <a className={styles['policy']} href={href} target={target} rel={rel}>
      {button.name}
    </a>
  );
}
