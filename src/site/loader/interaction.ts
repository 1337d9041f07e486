/** What a page does for a visitor who uses it: loaded with the first sign of one. */
import { startCookieBanner } from '../widgets/cookie-banner/behaviour';
import { startCorners } from './corners';
import { startHashScroll } from './hash-scroll';
import { startIslands } from './islands';
import { startLinks } from './links';
import { startMenus } from './menus';
import { startAll } from './start-all';
import { startTooltips } from './tooltips';
import { startTags } from './tracking';
import { startVideo } from './video';

export function startInteraction(): void {
  startAll([
    markSent,
    startIslands,
    startMenus,
    startHashScroll,
    startLinks,
    startVideo,
    startTags,
    startTooltips,
    startCookieBanner,
    startCorners,
  ]);
}

/** A form without script is sent back here (docs/behaviour.md, "Contact form"); on a static host nobody else marks the page. */
function markSent(): void {
  const isSent = new URLSearchParams(location.search).has('sent');
  document.documentElement.toggleAttribute('data-sent', isSent);
}
