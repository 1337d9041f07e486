import { describe, expect, it } from 'vitest';
import { isolateNumbers, numberRuns } from './number-runs';

const numbersIn = (text: string) =>
  numberRuns(text).flatMap((piece) => (piece.isNumber ? [piece.text] : []));

describe('a number of several groups within right-to-left words', () => {
  it.each([
    ['اتصل بنا على +966 50 123 4567 اليوم', ['+966 50 123 4567']],
    ['טלפון: ‎03-123-4567 או (03) 123 4567', ['03-123-4567', '(03) 123 4567']],
    ['هاتف +44 (0)20 1234 567', ['+44 (0)20 1234 567']],
    ['هاتف ٠٥٠ ١٢٣ ٤٥٦٧', ['٠٥٠ ١٢٣ ٤٥٦٧']],
    ['חייגו +972501234567', ['+972501234567']],
    ['ב-12/05/2026, בשעה 10:30.', ['12/05/2026', '10:30']],
    ['من 2026-05-12', ['2026-05-12']],
    ['المحل (2020-2024)', ['2020-2024']],
    ['השכרה ₪1,300.50 לחודש, 1 300 €', ['₪1,300.50', '1 300']],
  ])('is a run of its own: %s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  it.each([
    ['one number alone', 'عندنا 12 غرفة'],
    ['numbers of a list', 'غرف 1, 2, 3'],
    ['a code among Latin letters', 'דגם SSOW-12-34 ו-12-34B'],
    ['words from left to right', 'Call +44 20 1234 567'],
    ['numbers alone', '+44 20 1234 567'],
  ])('is none: %s', (_, text) => {
    expect(numbersIn(text)).toEqual([]);
  });

  it('loses no letter of its text', () => {
    const text = 'اتصل +966 50 123 4567 أو 12/5';
    const joined = numberRuns(text).map((piece) => piece.text);
    expect(joined.join('')).toBe(text);
    expect(numberRuns('')).toEqual([{ text: '', isNumber: false }]);
  });

  it('is isolated by characters that are not seen, where no element can stand', () => {
    expect(isolateNumbers('هاتف +966 50 123')).toBe('هاتف \u2066+966 50 123\u2069');
  });
});
