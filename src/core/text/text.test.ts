import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from './count-characters';
import { cutText } from './cut-text';
import { commitText, flattenText, lineText, plainText, restoreTypedSpaces } from './commit-text';
import { isBlank } from './is-blank';
import { counterState, formatCounter } from './counter';
import { applyDifference, diffText, moveIndex } from './diff-text';
import { insertWithinLimit } from './insert-within-limit';

// Four people and three joiners: seven code points, eleven UTF-16 units, one grapheme.
const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇸🇪';

describe('countCharacters', () => {
  it('counts Unicode code points', () => {
    expect(countCharacters('')).toBe(0);
    expect(countCharacters('abc')).toBe(3);
    expect(countCharacters('😀')).toBe(1);
    expect(countCharacters(FLAG)).toBe(2);
    expect(countCharacters(FAMILY)).toBe(7);
    expect(countCharacters('e\u0301')).toBe(2);
    expect(countCharacters('\ud83d')).toBe(1);
  });
});

describe('cutText', () => {
  it('leaves a text that fits alone', () => {
    expect(cutText('abc', 3)).toBe('abc');
    expect(cutText('abc', Number.POSITIVE_INFINITY)).toBe('abc');
    expect(cutText('😀😀😀', 3)).toBe('😀😀😀');
  });

  it('cuts at the limit in code points', () => {
    expect(cutText('abcdef', 3)).toBe('abc');
    expect(cutText('😀😀😀', 2)).toBe('😀😀');
    expect(cutText('abc', 0)).toBe('');
  });

  it('never cuts inside a grapheme cluster', () => {
    expect(cutText(`a${FAMILY}`, 7)).toBe('a');
    expect(cutText(`a${FAMILY}`, 8)).toBe(`a${FAMILY}`);
    expect(cutText(FLAG + FLAG, 3)).toBe(FLAG);
    expect(cutText('e\u0301e\u0301', 3)).toBe('e\u0301');
  });

  it('gives a prefix within the limit for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, max) => {
        const cut = cutText(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(countCharacters(cut)).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('insertWithinLimit', () => {
  it('inserts only what fits at the caret and keeps what follows (C20)', () => {
    const current = 'a'.repeat(150) + 'b'.repeat(150);
    const result = insertWithinLimit(current, 150, 150, 'x'.repeat(500), 320);
    expect(result.text).toBe('a'.repeat(150) + 'x'.repeat(20) + 'b'.repeat(150));
    expect(result).toMatchObject({ caret: 170, isCut: true });
  });

  it('inserts everything where there is room', () => {
    expect(insertWithinLimit('held', 1, 3, 'ea', 320)).toEqual({
      text: 'head',
      caret: 3,
      isCut: false,
    });
    expect(insertWithinLimit('', 0, 0, 'x', Number.POSITIVE_INFINITY).text).toBe('x');
  });

  it('leaves an emoji family whole or out (C12)', () => {
    const full = 'a'.repeat(254);
    expect(insertWithinLimit(full, 254, 254, FAMILY, 255)).toEqual({
      text: full,
      caret: 254,
      isCut: true,
    });
    const room = 'a'.repeat(248);
    expect(insertWithinLimit(room, 248, 248, FAMILY, 255)).toMatchObject({
      isCut: false,
      caret: 259,
    });
  });

  it('refuses input of which nothing fits without deleting the selection', () => {
    expect(insertWithinLimit('abc', 1, 2, FAMILY, 3)).toEqual({
      text: 'abc',
      caret: 2,
      isCut: true,
    });
  });

  it('makes room by what it replaces', () => {
    expect(insertWithinLimit('abc', 1, 2, 'x', 3)).toEqual({ text: 'axc', caret: 2, isCut: false });
  });

  it('deletes from a text over its limit', () => {
    expect(insertWithinLimit('abcdef', 1, 2, '', 3)).toEqual({
      text: 'acdef',
      caret: 1,
      isCut: false,
    });
  });

  it('widens a range that would split a surrogate pair, and mends a reversed one', () => {
    expect(insertWithinLimit('😀b', 1, 1, 'x', 9).text).toBe('xb');
    expect(insertWithinLimit('abc', 3, 1, 'x', 9).text).toBe('ax');
    expect(insertWithinLimit('abc', -4, 99, 'x', 9).text).toBe('x');
  });
});

describe('diffText', () => {
  it('finds the smallest replacement', () => {
    expect(diffText('one two', 'one big two')).toEqual({ index: 4, remove: 0, insert: 'big ' });
    expect(diffText('one big two', 'one two')).toEqual({ index: 4, remove: 4, insert: '' });
    expect(diffText('cat', 'cut')).toEqual({ index: 1, remove: 1, insert: 'u' });
    expect(diffText('', 'x')).toEqual({ index: 0, remove: 0, insert: 'x' });
    expect(diffText('same', 'same')).toEqual({ index: 4, remove: 0, insert: '' });
  });

  it('lets the caret decide between equal places', () => {
    expect(diffText('aaa', 'aaaa', 1)).toEqual({ index: 0, remove: 0, insert: 'a' });
    expect(diffText('aaa', 'aaaa', 3)).toEqual({ index: 2, remove: 0, insert: 'a' });
    expect(diffText('aaa', 'aaaa')).toEqual({ index: 3, remove: 0, insert: 'a' });
    expect(diffText('aaa', 'aa', 0)).toEqual({ index: 0, remove: 1, insert: '' });
  });

  it('never splits a surrogate pair', () => {
    // 😀 d83d de00 and 😁 d83d de01 share their first half; 😀 and 🨀 (d83e de00) their second.
    expect(diffText('😀', '😁')).toEqual({ index: 0, remove: 2, insert: '😁' });
    expect(diffText('😀', '🨀')).toEqual({ index: 0, remove: 2, insert: '🨀' });
    expect(diffText('😀', '😀😁')).toEqual({ index: 2, remove: 0, insert: '😁' });
    expect(diffText('😁😀', '😀')).toEqual({ index: 0, remove: 2, insert: '' });
  });

  it('turns any text into any other on code-point boundaries', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '😀', '😁', '🨀', FAMILY, '\n'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, fc.option(fc.nat(20), { nil: undefined }), (before, after, caret) => {
        const difference = diffText(before, after, caret);
        expect(applyDifference(before, difference)).toBe(after);
        for (const piece of [
          before.slice(0, difference.index),
          difference.insert,
          before.slice(difference.index, difference.index + difference.remove),
        ]) {
          expect(piece).not.toMatch(/\p{Cs}/u);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('carries a caret over a change by someone else', () => {
    const change = { index: 2, remove: 3, insert: 'xy' };
    expect([0, 2, 3, 5, 6].map((position) => moveIndex(position, change))).toEqual([0, 2, 4, 4, 5]);
  });
});

describe('counterState', () => {
  it('warns within five characters of the limit and at it, and otherwise past it', () => {
    expect(counterState(54, 60)).toBe('none');
    expect(counterState(55, 60)).toBe('near');
    expect(counterState(59, 60)).toBe('near');
    expect(counterState(60, 60)).toBe('near');
    expect(counterState(61, 60)).toBe('max');
    expect(counterState(100_000, Number.POSITIVE_INFINITY)).toBe('none');
  });

  it('is shown as length/max, or length/∞', () => {
    expect(formatCounter(12, 60)).toBe('12/60');
    expect(formatCounter(12, Number.POSITIVE_INFINITY)).toBe('12/∞');
  });
});

describe('commitText', () => {
  it('trims ordinary spaces at both ends of a single line and keeps inner ones (C04)', () => {
    expect(commitText(' Hello  there ', { isMultiline: false })).toBe('Hello  there');
  });

  it('keeps no line break that the owner did not type (C06)', () => {
    expect(commitText('word \n', { isMultiline: false })).toBe('word');
    expect(commitText('one\ntwo\n', { isMultiline: true })).toBe('one\ntwo');
    expect(commitText('  one', { isMultiline: true })).toBe('  one');
  });

  it('takes a lone line break, spaces and invisible characters for empty (C08)', () => {
    for (const text of ['', '\n', ' ', '\r\n', '\u00a0', '\u200b', '\ufeff\n']) {
      expect(isBlank(text)).toBe(true);
      expect(commitText(text, { isMultiline: true })).toBe('');
    }
    expect(isBlank('.')).toBe(false);
  });

  it('keeps no-break spaces of pasted text (C16)', () => {
    expect(plainText('10\u00a0kg')).toBe('10\u00a0kg');
    expect(commitText('10\u00a0kg\u00a0', { isMultiline: false })).toBe('10\u00a0kg\u00a0');
  });

  it.each([
    ...['\u200d', '\u00ad', '\u115f', '\u2800', '\u3164', '\uffa0', '\ufe0f', '\u2060'],
    ...['\u061c', '\u{e0020}', '\u{1d159}', '\u0001'],
  ])('takes %j alone for an empty text', (character) => {
    const text = ` ${character}${character} `;
    expect(isBlank(text)).toBe(true);
    expect(commitText(text, { isMultiline: true })).toBe('');
    expect(flattenText(text)).toBe('');
    expect(isBlank(`${character}a`)).toBe(false);
  });

  it('takes what has a picture for a text, whatever joins it', () => {
    for (const text of [FAMILY, '\u0600', '\u0301', '\ufffc']) expect(isBlank(text)).toBe(false);
  });

  it('brings line breaks to one kind and drops control characters', () => {
    expect(plainText('a\r\nb\rc\u2028d\u0000e\tf')).toBe('a\nb\nc\nde\tf');
  });

  it.each(['\v', '\f', '\u001c', '\u001d', '\u001e', '\u001f', '\u0085', '\u2028', '\u2029'])(
    'makes a line break of the separator %j, or a space where there is one line',
    (separator) => {
      const text = `results${separator}for`;
      expect(plainText(text)).toBe('results\nfor');
      expect(lineText(text)).toBe('results for');
      expect(flattenText(text)).toBe('results for');
    },
  );

  it('flattens a text to one line (C82)', () => {
    expect(flattenText(' Ann\r\nBcc: x@y.example\u2028z ')).toBe('Ann Bcc: x@y.example z');
    expect(flattenText('a\u0000b')).toBe('a b');
  });

  // Quadratic time would be minutes, and the test's own time runs out.
  it('takes no longer than the text is long', () => {
    const spaces = `${' '.repeat(1_000_000)}x`;
    expect(flattenText(`a${spaces}`)).toHaveLength(1_000_002);
    expect(commitText(spaces, { isMultiline: false })).toBe('x');
    expect(commitText(`a${spaces}`, { isMultiline: true })).toHaveLength(1_000_002);
  });

  it('puts back the spaces that a browser turned into no-break spaces while typing (C16)', () => {
    expect(restoreTypedSpaces('word', 'word\u00a0')).toBe('word ');
    expect(restoreTypedSpaces('10\u00a0kg', '10\u00a0kgs\u00a0')).toBe('10\u00a0kgs ');
    expect(restoreTypedSpaces('a b', 'a b')).toBe('a b');
  });
});
