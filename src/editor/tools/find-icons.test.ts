import { describe, expect, it } from 'vitest';
import { BLOCK_ICON_NAMES, BRAND_ICON_NAMES } from '../../parts/icons/all-icons';
import { findIcons } from './find-icons';
import { ICON_WORDS } from './icon-words';

const find = (words: string) => findIcons(BLOCK_ICON_NAMES, words);

describe('icons', () => {
  it('are found by what people call the thing, behind those of that very name', () => {
    expect(find('envelope')).toContain('mail');
    expect(find('mail')).toEqual(expect.arrayContaining(['mail', 'send', 'inbox']));
    expect(find('mail')[0]).toBe('mail');
    expect(find('lock')[0]).toBe('lock');
    expect(find('lock open')[0]).toBe('lock-open');
    expect(find('lock').indexOf('lock-open')).toBeLessThan(find('lock').indexOf('clock'));
    expect(find('gear')).toEqual(expect.arrayContaining(['cog', 'settings']));
    expect(find('home')).toContain('house');
    expect(find('Padlock OPEN')).toEqual(['lock-open']);
  });

  it('are all there for no words, and none for a word that nothing is called', () => {
    expect(find(' ')).toHaveLength(BLOCK_ICON_NAMES.length);
    expect(find('qqq')).toEqual([]);
  });

  it('have words only where there is such an icon', () => {
    const known = new Set([...BLOCK_ICON_NAMES, ...BRAND_ICON_NAMES]);
    expect(Object.keys(ICON_WORDS).filter((name) => !known.has(name))).toEqual([]);
  });
});
