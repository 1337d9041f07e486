// `npm run check`: the fast part of the tests, under a minute.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(function () {
  return import('./lib/test.mjs').then(function (steps) {
    return steps.testFast();
  });
});
