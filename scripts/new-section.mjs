// `npm run new:section -- Team1 --category others --label "Team"`: a new section, ready to be shown, edited and tested.
import { parseArgs } from 'node:util';
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(async () => {
  const { newSection } = await import('./lib/new-section.mjs');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { category: { type: 'string' }, label: { type: 'string' } },
  });
  try {
    newSection({ name: positionals[0] ?? '', ...values });
  } catch (error) {
    if (!error.isExpected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});
