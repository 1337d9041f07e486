import { isBlank } from '../../core/text/is-blank';
import type { Widgets } from '../../core/document/records';
import { usePage } from '../../parts/page-context';
import { BottomBanner } from './bottom-banner/bottom-banner';
import { CookieBanner } from './cookie-banner/cookie-banner';
import { CookieSettings } from './cookie-banner/cookie-settings';
import { CookieSettingsLink } from './cookie-banner/cookie-settings-link';
import { Disclaimer } from './disclaimer/disclaimer';
import { Messenger } from './messenger/messenger';
import { ScrollToTop } from './scroll-to-top/scroll-to-top';

/** What stands on a page beside its sections, for visitors (spec section 2 "Visitor widgets"). */
export function PageWidgets(props: { widgets: Widgets; isPaid: boolean }) {
  const { widgets, isPaid } = props;
  const { mode } = usePage();
  const { bottomBanner, gdprBanner, messenger, scrollToTop } = widgets;
  const hasBottomBanner =
    bottomBanner.isVisible && !(isBlank(bottomBanner.text) && isBlank(bottomBanner.btnText));
  return (
    <>
      {mode === 'live' && (
        <div data-foot="">
          {gdprBanner.isVisible && <CookieSettingsLink />}
          {/* Hidden when the site is paid or shown in a preview (spec sections 2 and 6). */}
          {!isPaid && <Disclaimer />}
        </div>
      )}
      {scrollToTop.isVisible && <ScrollToTop />}
      {messenger.isVisible && <Messenger widget={messenger} />}
      {hasBottomBanner && <BottomBanner banner={bottomBanner} />}
      {/* Not in the banner, whose words come before the page's first heading, and which is gone once it is answered. */}
      {gdprBanner.isVisible && <CookieSettings settings={gdprBanner.settings} />}
    </>
  );
}

/** The question that comes before the page: what the keyboard meets first has to be answered first. */
export function PageConsent(props: { widgets: Widgets; recordsConsents: boolean }) {
  const { widgets, recordsConsents } = props;
  const { mode } = usePage();
  if (!widgets.gdprBanner.isVisible && !widgets.simpleBanner.isVisible) return null;
  // What is chosen in a preview is no visitor's choice.
  return <CookieBanner widgets={widgets} isRecorded={recordsConsents && mode === 'live'} />;
}
