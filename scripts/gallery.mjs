// `npm run gallery`: every section in every mode, look, orientation, direction and content, on PORT (4100).
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(async () => {
  const { installIfStale } = await import('./lib/prepare.mjs');
  await installIfStale();
  const { loadGallery } = await import('./lib/gallery-build.mjs');
  const { serveGallery } = await import('./lib/gallery-server.mjs');
  const gallery = await loadGallery();
  const { origin } = await serveGallery(gallery, Number(process.env['PORT'] ?? 4100));
  console.log(
    `${gallery.allCombinations().length} combinations of ${gallery.catalogue.size} sections: ${origin}/`,
  );
});
