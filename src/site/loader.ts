/**
 * The script of a published page: what the page does by itself, in small behaviours, each in a file of its own. What
 * answers to the visitor comes with the first sign of one, and whatever is larger when it is used.
 */
import { startBar } from './loader/bar';
import { followChoice } from './loader/choice';
import { startOnFirstUse } from './loader/first-use';
import { startImages, startOnScreen } from './loader/images';
import { afterFrame, whenParsed } from './loader/ready';
import { startAll } from './loader/start-all';
import { startWidgets } from './loader/widgets';

whenParsed(() => {
  // What answers to the visitor is there at once; what measures the page waits for its frame, in a task of its own.
  startAll([startOnFirstUse, startBar, followChoice]);
  afterFrame(() => startAll([startImages, startOnScreen, startWidgets]));
});
