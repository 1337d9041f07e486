import { describe, expect, it } from 'vitest';
import { diffText } from '../../core/text/diff-text';
import { deletedRange } from './deleted-range';
import { rebaseText } from './rebase';

const meanwhile = (before: string, after: string) => [diffText(before, after)];

describe('what was typed while others wrote', () => {
  it('goes where it was typed', () => {
    expect(rebaseText('one two', 'one big two', meanwhile('one two', 'zero one two'))).toEqual({
      text: 'zero one big two',
      caret: 13,
    });
    expect(rebaseText('one two', 'one', meanwhile('one two', 'one two three')).text).toBe(
      'one three',
    );
    expect(rebaseText('same', 'same!', []).text).toBe('same!');
  });

  it('stays where what it replaced is gone', () => {
    expect(rebaseText('abc', 'aXc', meanwhile('abc', '')).text).toBe('X');
  });
});

describe('a deletion', () => {
  it('takes a grapheme, a word with its space, or a line', () => {
    const at = (caret: number) => ({ start: caret, end: caret });
    expect(deletedRange('a🇸🇪b', at(5), 'deleteContentBackward')).toEqual({ start: 1, end: 5 });
    expect(deletedRange('one two ', at(8), 'deleteWordBackward')).toEqual({ start: 4, end: 8 });
    expect(deletedRange('one two', at(3), 'deleteWordForward')).toEqual({ start: 3, end: 7 });
    expect(deletedRange('a\nbc', at(4), 'deleteSoftLineBackward')).toEqual({ start: 2, end: 4 });
    expect(deletedRange('ab\nc', at(1), 'deleteHardLineForward')).toEqual({ start: 1, end: 2 });
  });

  it('takes the selection where there is one', () => {
    const selection = { start: 1, end: 3 };
    expect(deletedRange('abcd', selection, 'deleteContentForward')).toEqual(selection);
  });
});
