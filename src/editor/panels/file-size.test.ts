import { describe, expect, it } from 'vitest';
import { bytesAsWords } from './file-size';

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [45_600, '46 kB'],
    [1_250_000, '1.3 MB'],
    [3_000_000_000, '3 GB'],
  ])('%i reads %s', (bytes, words) => {
    expect(bytesAsWords(bytes)).toBe(words);
  });
});
