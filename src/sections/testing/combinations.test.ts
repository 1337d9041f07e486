import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue';
import { allCombinations, pairwise, pairwiseCombinations } from './combinations';

describe('combinations', () => {
  it('are every section in 4 contents, 3 modes, 3 looks, 2 orientations and 2 directions', () => {
    const all = allCombinations();
    expect(all).toHaveLength(catalogue.size * 4 * 3 * 3 * 2 * 2);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
  });

  it('meet in pairs: every two values of two axes', () => {
    const axes = [
      ['a', 'b', 'c'],
      ['1', '2', '3', '4'],
      ['x', 'y'],
    ];
    const rows = pairwise(axes);
    for (const [i, values] of axes.entries())
      for (const [j, others] of axes.entries())
        for (const a of values)
          for (const b of others)
            if (i !== j) expect(rows.some((row) => row[i] === a && row[j] === b)).toBe(true);
    // 4 x 3 is the least that two of the axes need.
    expect(rows.length).toBeLessThan(16);
  });

  it('are few in pairs: little more than sections times contents', () => {
    const few = pairwiseCombinations();
    expect(few.length).toBeGreaterThanOrEqual(catalogue.size * 4);
    expect(few.length).toBeLessThan(catalogue.size * 6);
  });
});
