import { describe, expect, it } from 'vitest';
import { list, text } from '../../core/fields/vocabulary';
import { deletedRange } from './deleted-range';
import { rebaseText } from './rebase';
import { isRequiredNow } from './required-rule';

const fields = {
  title: text({ label: 'Title' }),
  paragraph: text({ label: 'Paragraph' }),
  note: text({ label: 'Note', required: 'never' }),
  plans: list({
    label: 'Plans',
    item: 'plan',
    max: 6,
    fields: {
      price: text({ label: 'Price', required: 'always' }),
      options: list({
        label: 'Options',
        item: 'option',
        max: 10,
        fields: { text: text({ label: 'Option' }) },
      }),
    },
  }),
};

describe('a text is required', () => {
  const texts = (values: Record<string, string>) => (path: string) => values[path] ?? '';

  it('when all texts beside it are empty (spec section 5)', () => {
    expect(isRequiredNow(fields, 'title', texts({}))).toBe(true);
    expect(isRequiredNow(fields, 'title', texts({ paragraph: '\n' }))).toBe(true);
    expect(isRequiredNow(fields, 'title', texts({ paragraph: 'Words' }))).toBe(false);
    expect(isRequiredNow(fields, 'title', texts({ note: 'Words' }))).toBe(false);
  });

  it('always, or never, where its field says so', () => {
    expect(isRequiredNow(fields, 'plans/#p1/price', texts({ title: 'Words' }))).toBe(true);
    expect(isRequiredNow(fields, 'note', texts({}))).toBe(false);
  });

  it('never for the sake of neighbours that it doesn’t have', () => {
    expect(isRequiredNow(fields, 'plans/#p1/options/#o1/text', texts({}))).toBe(false);
    expect(isRequiredNow(fields, 'nowhere', texts({}))).toBe(false);
  });
});

describe('what was typed while others wrote', () => {
  it('goes where it was typed', () => {
    expect(rebaseText('one two', 'one big two', 'zero one two')).toBe('zero one big two');
    expect(rebaseText('one two', 'one', 'one two three')).toBe('one three');
    expect(rebaseText('same', 'same!', 'same')).toBe('same!');
  });

  it('stays where what it replaced is gone', () => {
    expect(rebaseText('abc', 'aXc', '')).toBe('X');
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
