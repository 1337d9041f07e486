import * as Y from 'yjs';
import { expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/section';
import { applyEdits } from './apply-edits';

it('a language added by its code alone has its names and its flag; one that is not in the list has its standard name', () => {
  const doc = new Y.Doc();
  const { update } = applyEdits(
    doc,
    [
      { edit: 'addLanguage', code: 'en' },
      { edit: 'addLanguage', code: 'sv', values: { name: 'Swedish (Finland)' } },
      { edit: 'addLanguage', code: 'tlh' },
    ],
    makeCatalogue([]),
  );
  Y.applyUpdate(doc, update);
  const values = doc.getMap('values').toJSON();
  expect(values).toMatchObject({
    'lang:en/localizedName': 'English',
    'lang:en/flagCode': 'gb',
    'lang:sv/name': 'Swedish (Finland)',
    'lang:sv/localizedName': 'Svenska',
    'lang:tlh/name': 'Klingon',
  });
});

it('a refused edit says in words what was expected', () => {
  const edits = [{ edit: 'addLanguage', code: 5 }];
  const field: unknown = expect.objectContaining({
    message: 'Invalid input: expected string, received number',
  });
  expect(() => applyEdits(new Y.Doc(), edits, makeCatalogue([]))).toThrow(
    expect.objectContaining({ fields: [field] }),
  );
});
