import * as fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONTS } from '../../core/theme/fonts';
import { fontAddresses, staticFile } from '../static-files';
import { fontCss, preloadedFonts } from './font-css';

const THEME = { primaryFont: 'bricolage-grotesque', secondaryFont: 'inter' };

describe('fonts', () => {
  it('of a theme are its two families only, from our own host', () => {
    const css = fontCss(THEME, '/m/');
    const families = new Set([...css.matchAll(/font-family:'([^']+)'/g)].map((match) => match[1]));
    expect([...families]).toEqual([
      'Bricolage Grotesque Variable',
      'Bricolage Grotesque Variable Fallback',
      'Inter Variable',
      'Inter Variable Fallback',
    ]);
    const addresses = [...css.matchAll(/url\('([^']+)'\)/g)].map((match) => match[1] ?? '');
    expect(addresses.every((address) => address.startsWith('/m/static/fonts/'))).toBe(true);
    expect(css.match(/font-display:swap/g)?.length).toBe(addresses.length);
  });

  it('have a fallback with the measures of each, so that nothing jumps', () => {
    expect(fontCss(THEME, '')).toMatch(
      /'Inter Variable Fallback';[^}]*local\('Arial'\)[^}]*size-adjust:[\d.]+%;ascent-override:[\d.]+%/,
    );
  });

  it('that every page needs come first: those of its script, 60 KB of them', () => {
    const small = { primaryFont: 'space-grotesk', secondaryFont: 'figtree' };
    expect(preloadedFonts(small, 'sv')).toEqual([
      '/static/fonts/space-grotesk/space-grotesk-latin-wght-normal.woff2',
      '/static/fonts/figtree/figtree-latin-wght-normal.woff2',
    ]);
    // Together they are too large: the headings' family comes first.
    expect(preloadedFonts(THEME, 'sv')).toEqual([
      '/static/fonts/bricolage-grotesque/bricolage-grotesque-latin-wght-normal.woff2',
    ]);
    // Bricolage Grotesque has no Cyrillic.
    expect(preloadedFonts(THEME, 'uk')).toEqual([
      '/static/fonts/inter/inter-cyrillic-wght-normal.woff2',
    ]);
  });

  it('never take more than 60 KB of a slow line first, whichever are chosen', () => {
    for (const { id: primaryFont } of FONTS) {
      for (const { id: secondaryFont } of FONTS) {
        const bytes = preloadedFonts({ primaryFont, secondaryFont }, 'en')
          .map((address) => staticFile(address))
          .map((found) => fs.statSync(`node_modules/${found?.packageName}/${found?.file}`).size)
          .reduce((sum, size) => sum + size, 0);
        expect([primaryFont, secondaryFont, bytes > 0 && bytes <= 60_000]).toEqual([
          primaryFont,
          secondaryFont,
          true,
        ]);
      }
    }
  });

  it('and flags have a file for every address', () => {
    expect(fontAddresses().length).toBeGreaterThan(FONTS.length);
    for (const address of [...fontAddresses(), '/static/flags/se.svg', '/static/flags/gb.svg']) {
      const found = staticFile(address);
      expect([address, fs.existsSync(`node_modules/${found?.packageName}/${found?.file}`)]).toEqual(
        [address, true],
      );
    }
    expect(staticFile('/static/flags/../../package.json')).toBeUndefined();
    expect(staticFile('/static/fonts/inter/x')).toBeUndefined();
  });
});
