// `npm run test:catalogue`: every section in every combination, in a browser. Words pick sections by name; `--pairwise`
// looks only at combinations in which every two values meet, as `npm test` does.
import { parseArgs } from 'node:util';
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(async () => {
  const { testCatalogue } = await import('./lib/test-catalogue.mjs');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pairwise: { type: 'boolean', default: false } },
  });
  process.exitCode = await testCatalogue({ isFull: !values.pairwise, names: positionals });
});
