// `npm test`: everything, from a bare clone.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(function () {
  return import('./lib/test.mjs').then(function (steps) {
    return steps.testAll();
  });
});
