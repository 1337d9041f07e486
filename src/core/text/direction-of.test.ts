import { expect, it } from 'vitest';
import { directionOf } from './direction-of';

it('is that of a text’s first letter, whatever stands before it', () => {
  for (const text of ['Here you have it.', '(1) Prices اتصل', 'привет', '你好', '24/7', '', '…'])
    expect(directionOf(text)).toBe('ltr');
  for (const text of ['اتصل بنا.', '24/7 دعم', '“שלום” hello', 'ދިވެހި', 'ߒߞߏ', '𞤀𞤣'])
    expect(directionOf(text)).toBe('rtl');
});
