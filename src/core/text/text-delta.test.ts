import { describe, expect, it } from 'vitest';
import { moveIndex } from './diff-text';
import { differencesOf } from './text-delta';

describe('the differences that a delta tells', () => {
  it('stand where the edit was, not where the texts differ first', () => {
    const differences = differencesOf('One\n\nTwo', 'One\n\n\nTwo', [
      { retain: 3 },
      { insert: '\n' },
    ]);
    expect(differences).toEqual([{ index: 3, remove: 0, insert: '\n' }]);
    expect(differences.reduce(moveIndex, 4)).toBe(5);
  });

  it('are several, and replacements where words went and came', () => {
    const delta = [
      { insert: 'A ' },
      { retain: 4 },
      { delete: 3 },
      { insert: 'six' },
      { retain: 1 },
    ];
    expect(differencesOf('one two!', 'A one six!', delta)).toEqual([
      { index: 0, remove: 0, insert: 'A ' },
      { index: 6, remove: 3, insert: 'six' },
    ]);
  });

  it('are found by comparing where there is no delta, or another text’s', () => {
    const smallest = [{ index: 3, remove: 0, insert: '!' }];
    expect(differencesOf('one', 'one!', undefined)).toEqual(smallest);
    expect(differencesOf('one', 'one!', [{ retain: 9 }, { insert: '?' }])).toEqual(smallest);
    expect(differencesOf('one', 'one', undefined)).toEqual([]);
  });
});
