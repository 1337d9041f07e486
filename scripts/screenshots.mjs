// `node scripts/screenshots.mjs`: draws docs/screenshots from the sample site, as the built program serves it.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(async () => {
  const { prepare } = await import('./lib/prepare.mjs');
  const { drawScreenshots } = await import('./lib/screenshots.mjs');
  await prepare();
  await drawScreenshots();
});
