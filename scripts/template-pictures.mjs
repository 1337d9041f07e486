// `node scripts/template-pictures.mjs [name…]`: draws the pictures of the site templates for the gallery of new sites.
// Only at authoring time, after a build: the results are committed.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(async () => {
  const { drawTemplates } = await import('./lib/template-pictures.mjs');
  await drawTemplates(process.argv.slice(2));
});
