import { isBlank } from '../../core/text/is-blank';
import type { Widgets } from '../../core/document/records';
import { usePage } from '../../parts/page-context';
import { BottomBanner } from './bottom-banner/bottom-banner';
import { CookieBanner } from './cookie-banner/cookie-banner';
import { CookieSettingsLink } from './cookie-banner/cookie-settings-link';
import { Disclaimer } from './disclaimer/disclaimer';
import { Messenger } from './messenger/messenger';
import { ScrollToTop } from './scroll-to-top/scroll-to-top';

/** What stands on a page beside its sections, for visitors (spec section 2 "Visitor widgets"). */
export function PageWidgets(props: {
  widgets: Widgets;
  isPaid: boolean;
  recordsConsents: boolean;
}) {
  const { widgets, isPaid, recordsConsents } = props;
  const { mode } = usePage();
  const { bottomBanner, gdprBanner, messenger, scrollToTop, simpleBanner } = widgets;
  const hasBottomBanner =
    bottomBanner.isVisible && !(isBlank(bottomBanner.text) && isBlank(bottomBanner.btnText));
  return (
    <>
      {gdprBanner.isVisible && mode === 'live' && <CookieSettingsLink />}
      {/* Hidden when the site is paid or shown in a preview (spec sections 2 and 6). */}
      {!isPaid && mode === 'live' && <Disclaimer />}
      {scrollToTop.isVisible && <ScrollToTop />}
      {messenger.isVisible && <Messenger widget={messenger} />}
      {hasBottomBanner && <BottomBanner banner={bottomBanner} />}
      {(gdprBanner.isVisible || simpleBanner.isVisible) && (
        // What is chosen in a preview is no visitor's choice.
        <CookieBanner widgets={widgets} isRecorded={recordsConsents && mode === 'live'} />
      )}
    </>
  );
}
