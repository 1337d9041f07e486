import { describe, expect, it } from 'vitest';
import type { Draft } from './draft';
import { rewritesOf } from './rewrites';
import { edit, fork, makeDraft, sync } from './testing/test-site';

const write = (draft: Draft, text: string, isRewrite = true) =>
  edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text, isRewrite });
const rewrites = (draft: Draft) => rewritesOf(draft, 'en', 'c1/title');
const title = (draft: Draft) => draft.textIn('en', 'c1/title') ?? '';

/** Two people with the same title, the second one offline. */
function pair(text = 'Our offer'): [Draft, Draft] {
  const one = makeDraft();
  write(one, text);
  return [one, fork(one, 'b')];
}

describe('two rewrites of one text', () => {
  it('are told on both sides and after a reload, whole', () => {
    const [one, two] = pair();
    write(one, 'O');
    write(one, 'Openin', false);
    write(one, 'Opening hours', false);
    write(two, 'Our prices');
    sync(one, two);
    expect(title(one)).toBe(title(two));
    expect([...rewrites(one)].sort()).toEqual(['Opening hours', 'Our prices']);
    expect(rewrites(two)).toEqual(rewrites(one));
    expect(rewrites(one).join('')).toBe(title(one));
    const reloaded = fork(two, 'c');
    expect(rewrites(reloaded)).toEqual(rewrites(one));
  });

  it('are told of an empty text that both began', () => {
    const [one, two] = pair('');
    write(one, 'Prices', false);
    write(two, 'Hours', false);
    sync(one, two);
    expect([...rewrites(one)].sort()).toEqual(['Hours', 'Prices']);
  });

  it('are one text again once somebody has chosen, for both', () => {
    for (const choose of [
      (sides: string[]) => sides[0] ?? '',
      (sides: string[]) => sides.join(' '),
    ]) {
      const [one, two] = pair();
      write(one, 'Prices');
      write(two, 'Paces');
      sync(one, two);
      const chosen = choose(rewrites(one));
      write(one, chosen);
      sync(one, two);
      expect([title(two), rewrites(two), rewrites(one)]).toEqual([chosen, [], []]);
    }
  });

  it('are none where one knew of the other, wrote beside the other, or only one of them rewrote it', () => {
    const [one, two] = pair();
    write(one, 'Prices');
    sync(one, two);
    write(two, 'Rices', false);
    sync(one, two);
    write(one, 'All Rices', false);
    expect(rewrites(one)).toEqual([]);
    write(two, 'Rices or more', false);
    sync(one, two);
    expect(title(one)).toBe('All Rices or more');
    expect(rewrites(one)).toEqual([]);
    write(one, 'Hours');
    write(two, 'All Rices, or more', false);
    sync(one, two);
    expect(rewrites(one)).toEqual([]);
  });

  it('lose no letter that both begin with', () => {
    const [one, two] = pair('Offer');
    write(one, 'Open');
    write(two, 'Prices');
    sync(one, two);
    expect(title(one)).toContain('Open');
    expect(title(one)).toContain('Prices');
  });
});
