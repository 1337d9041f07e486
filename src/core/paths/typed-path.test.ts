import { describe, expect, it } from 'vitest';
import { pathOtherThan, typedPathRefusal } from './typed-path';

const alone = { languageCodes: [], otherPaths: [] };

describe('a typed path', () => {
  it.each([
    '..',
    '/../x',
    '/x/..',
    '/./x',
    'x\\..\\y',
    '/ .. /x',
    '/%20',
    '/a%2fb',
    '/%2E%2e/x',
    '/%',
  ])('is refused where an address would lead elsewhere: %s', (typed) => {
    expect(typedPathRefusal(typed, alone)).toBe('characters');
  });

  it.each(['/', 'about us', '/about/', '/v1.2', '/a..b', '/%C3%A4', 'привет'])(
    'may be %s',
    (typed) => {
      expect(typedPathRefusal(typed, alone)).toBeUndefined();
    },
  );

  it('has to get along with the other paths and the languages', () => {
    const around = { languageCodes: ['da'], otherPaths: ['/about-us'] };
    expect(typedPathRefusal('about us', around)).toBe('taken');
    expect(typedPathRefusal('da/x', around)).toBe('language');
  });

  it('is told as it will be, where that differs', () => {
    expect(pathOtherThan('about us')).toBe('/about-us');
    expect(pathOtherThan('/about/')).toBe('/about');
    expect(pathOtherThan('/%C3%A4')).toBe('/ä');
    expect(pathOtherThan('/about')).toBeUndefined();
    expect(pathOtherThan(' ')).toBeUndefined();
  });
});
