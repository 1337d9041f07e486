import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONTS } from '../../core/theme/fonts';
import { fontAddresses, staticFile } from '../static-files';
import { fontCss } from './font-css';

const THEME = { primaryFont: 'bricolage-grotesque', secondaryFont: 'inter' };

describe('fonts', () => {
  it('of a theme are its two families only, from our own host', () => {
    const css = fontCss(THEME, '/m/');
    const families = new Set([...css.matchAll(/font-family:'([^']+)'/g)].map((match) => match[1]));
    expect([...families]).toEqual([
      'Bricolage Grotesque Variable',
      'Inter Variable',
      'Bricolage Grotesque Variable Fallback',
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
    // A system font has two weights only: each of the page's is measured against the one that stands in for it.
    const standIns = [...fontCss(THEME, '').matchAll(/'Inter Variable Fallback';[^}]*/g)].map(
      ([rule]) => [/font-weight:([\d ]+)/.exec(rule)?.[1], rule.includes('Bold')],
    );
    expect(standIns).toEqual([
      ['100 449', false],
      ['450 599', false],
      ['600 674', true],
      ['675 900', true],
    ]);
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

  it('have the hash of all their files in their address, which browsers may keep for ever', () => {
    const hash = createHash('sha256');
    for (const address of fontAddresses()) {
      const found = staticFile(address);
      expect([address, found?.isImmutable]).toEqual([address, true]);
      hash.update(fs.readFileSync(`node_modules/${found?.packageName}/${found?.file}`));
    }
    const version = hash.digest('hex').slice(0, 8);
    expect(fontAddresses().every((address) => address.endsWith(`-${version}.woff2`))).toBe(true);
  });

  it('are there under the address of an earlier version too, not for ever', () => {
    for (const address of [
      '/static/fonts/inter-latin-00000000.woff2',
      '/static/fonts/inter/inter-latin-wght-normal.woff2',
    ]) {
      expect(staticFile(address)).toMatchObject({
        file: 'files/inter-latin-wght-normal.woff2',
        isImmutable: false,
      });
    }
  });
});
