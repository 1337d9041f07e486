import type { Page } from '@playwright/test';
import { expect, test } from './gallery';
import { openBlank } from './inspect';
import { strongestContrast } from './pixels';

const MEDIA = [
  ['on paper', { media: 'print' }],
  ['in dark forced colours', { forcedColors: 'active', colorScheme: 'dark' }],
  ['in light forced colours', { forcedColors: 'active', colorScheme: 'light' }],
] as const satisfies readonly (readonly [string, Parameters<Page['emulateMedia']>[0]])[];

/** Where a section shows logos and icons, in the modes that they are made for. */
const MARKS = [
  ['Clients1', 'ul img', ['LIGHT', 'DARK']],
  ['Footer3', 'a img', ['DARK']],
  ['Feature1', 'li svg', ['LIGHT', 'DARK']],
  ['Feature23', 'li svg', ['LIGHT', 'DARK']],
] as const;

// WCAG 2.2, 1.4.11: what is seen of a graphic has 3:1.
for (const [name, media] of MEDIA) {
  test(`marks made for one ground are seen on another ${name}`, async ({ page, gallery }) => {
    await openBlank(page, gallery.origin);
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    const unseen: string[] = [];
    for (const [section, marks, modes] of MARKS) {
      for (const colorMode of modes) {
        const { markup, theme } = gallery.body({
          section,
          content: 'sample',
          colorMode,
          look: 'CORNERED',
          orientation: 'LEFT',
          direction: 'ltr',
        });
        await page.evaluate(
          async (body) => {
            const style = document.querySelector('#theme');
            if (style) style.textContent = body.theme;
            document.body.innerHTML = body.markup;
            for (const image of document.images) image.loading = 'eager';
            await Promise.all([...document.images].map((image) => image.decode()));
          },
          { markup, theme },
        );
        const mark = page.locator(marks).first();
        const ratio = await strongestContrast(await mark.screenshot());
        if (ratio < 3) unseen.push(`${section} ${colorMode}: ${ratio.toFixed(2)}`);
      }
    }
    expect(unseen).toEqual([]);
  });
}
