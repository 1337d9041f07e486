// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import * as Y from 'yjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Draft } from '../../core/draft/draft';
import { DraftStore } from '../../core/draft/draft-store';
import { applyEdit } from '../../core/draft/edits/edit';
import { localise, readTranslations } from '../../core/draft/translations';
import { readDocument } from '../../core/draft/read-document';
import { catalogue } from '../../sections/catalogue';
import { TranslationMarks } from './translation-marks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an emptied translation shows the original again, on the page and in the editor, which says so', () => {
  const draft = new Draft(new Y.Doc(), catalogue);
  const title = { component: 'hero', path: ['title'] };
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addLanguage', code: 'sv' });
  applyEdit(draft, { edit: 'addPage', id: 'home', values: { path: '/' } });
  applyEdit(draft, { edit: 'addSection', id: 'hero', page: 'home', section: 'Header53' });
  applyEdit(draft, { edit: 'setText', ...title, text: 'Welcome' });
  applyEdit(draft, { edit: 'setText', ...title, lang: 'sv', text: 'Välkommen' });
  const visitors = () => {
    const release = { document: readDocument(draft), translations: readTranslations(draft) };
    return localise(release, 'sv').pages[0]?.components[0]?.data['title'];
  };
  document.body.innerHTML = '<h1 data-field="title" data-at="hero/title"></h1>';
  const element = document.querySelector('h1');
  const store = new DraftStore(draft);
  render(<TranslationMarks canvas={document} store={store} language="sv" />);
  expect([visitors(), element?.dataset['translation'], element?.title]).toEqual([
    'Välkommen',
    undefined,
    '',
  ]);
  act(() => {
    applyEdit(draft, { edit: 'setText', ...title, lang: 'sv', text: '' });
    vi.advanceTimersByTime(1000);
  });
  expect([visitors(), element?.dataset['original']]).toEqual(['Welcome', 'Welcome']);
  expect(element?.title).toBe('Not translated: visitors see the original');
});
