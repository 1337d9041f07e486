import { expect, it } from 'vitest';
import { readDocument } from '../draft/read-document';
import { edit, makeDraft } from '../draft/testing/test-site';
import { listTexts } from '../translation/texts';
import { findExampleTexts } from './example-texts';

const GUIDE = 'Say who you are.';

it('names each page that shows examples, with their number and the first of them', () => {
  const draft = makeDraft();
  const find = () =>
    findExampleTexts(readDocument(draft), listTexts(draft), (text) => text === GUIDE);
  expect(find()).toEqual([]);
  edit(
    draft,
    { edit: 'setText', component: 'c1', path: ['title'], text: GUIDE },
    { edit: 'setPage', page: 'home', values: { meta: { description: GUIDE } } },
  );
  const finding = {
    severity: 'warning',
    rule: 'example',
    message: 'Texts that are still examples: 2.',
    record: 'c1',
    path: ['title'],
    page: 'home',
  };
  expect(find()).toEqual([finding]);
  // In a language that borrows it, too: nobody has written it there.
  edit(draft, { edit: 'setLanguage', code: 'sv', values: { isPrimary: true } });
  expect(find()).toEqual([finding]);
  edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'Vi bygger broar.' });
  expect(find()).toMatchObject([{ record: 'page:home', path: ['meta', 'description'] }]);
});

it('leaves out what visitors do not see', () => {
  const draft = makeDraft();
  edit(
    draft,
    { edit: 'setText', component: 'c1', path: ['title'], text: GUIDE },
    { edit: 'setSection', component: 'c1', values: { status: 'hidden' } },
  );
  expect(findExampleTexts(readDocument(draft), listTexts(draft), (text) => text === GUIDE)).toEqual(
    [],
  );
});
