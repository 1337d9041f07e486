/** Playwright's `test` with the running gallery. */
import { test as base } from '@playwright/test';
import { loadGallery } from '../../scripts/lib/gallery-build.mjs';
import { serveGallery } from '../../scripts/lib/gallery-server.mjs';
import type * as source from '../../src/site/testing/gallery';

export interface Gallery {
  origin: string;
  body: (
    combination: Parameters<typeof source.galleryBody>[0],
    palette?: NonNullable<Parameters<typeof source.galleryBody>[1]['palette']>,
  ) => source.GalleryBody;
}

export const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const loaded = (await loadGallery()) as typeof source & { measures: source.Measures };
      const server = await serveGallery(loaded);
      const { measures } = loaded;
      await use({
        origin: server.origin,
        body: (combination, palette) => loaded.galleryBody(combination, { measures, palette }),
      });
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect } from '@playwright/test';
