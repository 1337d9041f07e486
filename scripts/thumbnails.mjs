// `npm run thumbnails`: draws each section's two pictures for the catalogue from its sample. Words pick sections by name.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(async () => {
  const { installIfStale } = await import('./lib/prepare.mjs');
  await installIfStale();
  const { drawThumbnails } = await import('./lib/thumbnails.mjs');
  await drawThumbnails(process.argv.slice(2));
});
