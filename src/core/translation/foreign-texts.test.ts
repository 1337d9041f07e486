import { expect, it } from 'vitest';
import { readDocument } from '../draft/read-document';
import { makeDraft } from '../draft/testing/test-site';
import { foreignTexts } from './foreign-texts';

it('a text that is not translated lies by its own words, not by those of its language', () => {
  const document = readDocument(makeDraft());
  const marksOf = foreignTexts({ document, translations: {} }, { code: 'sv', isPrimary: false });
  expect(marksOf('c1/title', 'Call us.')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(marksOf('c1/title', 'اتصل بنا.')).toEqual({ lang: 'en', dir: 'rtl' });
});
