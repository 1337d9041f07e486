// `npm run dev`: the program with reload on change.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(function () {
  return import('./lib/dev.mjs').then(function (steps) {
    return steps.develop();
  });
});
