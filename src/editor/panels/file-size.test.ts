// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { bytesAsWords, durationAsWords } from './file-size';

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

describe('the length of a film', () => {
  it.each([
    [0.4, '0:00'],
    [65.2, '1:05'],
    [3605, '1:00:05'],
  ])('%d seconds reads %s', (seconds, words) => {
    expect(durationAsWords(seconds)).toBe(words);
  });
});
