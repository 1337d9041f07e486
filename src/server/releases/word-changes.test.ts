import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordChanges, type WordChange } from './word-changes';

const marked = (changes: readonly WordChange[]) =>
  changes
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join('');

test.each([
  ['The old house', 'The new house', 'The -old-+new+ house'],
  ['One', 'One two', 'One+ two+'],
  ['One two', 'two', '-One -two'],
  ['', 'New', '+New+'],
  ['Gone', '', '-Gone-'],
  ['Same', 'Same', 'Same'],
  ['东京都', '东京市', '东京-都-+市+'],
])('from "%s" to "%s"', (before, after, expected) => {
  expect(marked(wordChanges(before, after))).toBe(expected);
});

test('both texts can be put together again, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '日'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = wordChanges(before, after);
      const without = (kind: WordChange['kind']) =>
        changes.flatMap((change) => (change.kind === kind ? [] : [change.text])).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('texts that are very long are shown as replaced, in no time', () => {
  const long = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join(' ');
  expect(wordChanges(long('a'), long('b'))).toHaveLength(2);
});
