/** The script of a published page: small behaviours, each in a file of its own; whatever is larger comes when it is used. */
import { startBar } from './loader/bar';
import { startHashScroll } from './loader/hash-scroll';
import { startImages, startOnScreen } from './loader/images';
import { startIslands } from './loader/islands';
import { startLinks } from './loader/links';
import { startMenus } from './loader/menus';
import { afterFrame, whenParsed } from './loader/ready';
import { startTooltips } from './loader/tooltips';
import { startTags } from './loader/tracking';
import { startVideo } from './loader/video';
import { startWidgets } from './loader/widgets';

whenParsed(() => {
  // The server sends a form without script back here (product decision "a form without script").
  if (new URLSearchParams(location.search).has('sent')) {
    document.documentElement.dataset['sent'] = '';
  }
  // What answers to the visitor is there at once; what measures the page waits for its frame, in a task of its own.
  startAll([
    startIslands,
    startMenus,
    startBar,
    startHashScroll,
    startLinks,
    startVideo,
    startTags,
    startTooltips,
  ]);
  afterFrame(() => startAll([startImages, startOnScreen, startWidgets]));
});

function startAll(behaviours: readonly (() => void)[]): void {
  for (const start of behaviours) {
    try {
      start();
    } catch (error) {
      // One behaviour that this browser can't do must not take the others with it.
      console.error(error);
    }
  }
}
