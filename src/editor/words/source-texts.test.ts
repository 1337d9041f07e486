import { describe, expect, it } from 'vitest';
import { textsIn } from './source-texts';

const bareIn = (source: string) =>
  textsIn('a.tsx', source)
    .bare.map(({ text }) => text)
    .sort();

describe('texts in source', () => {
  it('are said where they are given to say, term or sayCount, of whose forms the last is the key', () => {
    const source = `say('Save'); term(isNew ? 'Add it' : 'Keep it');
      sayCount(n, { one: '{count} page', other: '{count} pages' });`;
    expect(textsIn('a.ts', source)).toEqual({
      said: ['Save', 'Add it', 'Keep it', '{count} pages'],
      refused: [],
      bare: [],
    });
  });

  it('are bare where they would be shown as they stand', () => {
    expect(
      bareIn(`const a = [['phone', 'Phone'], { undoable: \`\${name} is deleted.\` }];
        const b = <p title="Close it">{isOpen ? 'open now' : say('Closed')} and more</p>;`),
    ).toEqual(['Close it', 'Phone', 'and more', 'open now', '{0} is deleted.']);
  });

  it('are the same in every language without a word in small letters, and as addresses', () => {
    expect(
      bareIn(
        '<p title="S3"><code>AAAA</code> ⌘ K <i title="example.com">/about</i> a@b.example</p>',
      ),
    ).toEqual([]);
  });

  it('are refusals where an error or a field’s message is made', () => {
    const source = `throw new AppError('conflict', 'This id is taken.', { fields: [
      { path: 'id', message: \`"\${id}" is no id.\` }] });`;
    expect(textsIn('a.ts', source).refused.toSorted()).toEqual([
      '"{0}" is no id.',
      'This id is taken.',
    ]);
  });

  it('are nobody’s in conditions, types, ids and errors', () => {
    expect(
      bareIn(`type A = 'Page'; if (key === 'Insert') throw new Error('Never here.');
        const id = { id: \`page \${a}\` }; list.includes('Word');`),
    ).toEqual([]);
  });
});
