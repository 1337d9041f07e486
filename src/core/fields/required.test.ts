import { describe, expect, it } from 'vitest';
import { isRequiredAt, missingTexts } from './required';
import { list, text } from './vocabulary';

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

  it('when all texts beside it are empty', () => {
    expect(isRequiredAt(fields, 'title', texts({}))).toBe(true);
    expect(isRequiredAt(fields, 'title', texts({ paragraph: '\n' }))).toBe(true);
    expect(isRequiredAt(fields, 'title', texts({ paragraph: 'Words' }))).toBe(false);
    expect(isRequiredAt(fields, 'title', texts({ note: 'Words' }))).toBe(false);
  });

  it('always, or never, where its field says so', () => {
    expect(isRequiredAt(fields, 'plans/#p1/price', texts({ title: 'Words' }))).toBe(true);
    expect(isRequiredAt(fields, 'note', texts({}))).toBe(false);
  });

  it('never for the sake of neighbours that it doesn’t have', () => {
    expect(isRequiredAt(fields, 'plans/#p1/options/#o1/text', texts({}))).toBe(false);
    expect(isRequiredAt(fields, 'nowhere', texts({}))).toBe(false);
  });
});

describe('missing texts', () => {
  const missing = (values: Record<string, string>) =>
    missingTexts(fields, (name) => values[name] ?? '');

  it('are those that are always required, and one of those of which one is enough', () => {
    expect(missing({})).toEqual(['title']);
    expect(missing({ title: '\u3164', paragraph: 'Words' })).toEqual([]);
    expect(
      missingTexts({ ...fields, name: text({ label: 'Name', required: 'always' }) }, () => ''),
    ).toEqual(['title', 'name']);
  });
});
