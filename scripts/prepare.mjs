// Before `npm start`, with nothing installed: installs what is missing, builds what is stale.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(function () {
  return import('./lib/prepare.mjs').then(function (steps) {
    return steps.prepare();
  });
});
