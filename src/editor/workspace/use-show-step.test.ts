import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit, ownEdit, type Edit } from '../../core/draft/edits/edit';
import type { EditTarget } from '../../core/draft/history';
import { History } from '../../core/draft/history';
import { catalogue } from '../../sections/catalogue';
import { stepName } from './use-show-step';

it('names what a step concerned, there or gone, and nothing that has no name', () => {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'p1', values: { path: '/' } });
  applyEdit(draft, { edit: 'addSection', id: 'cta', page: 'p1', section: 'CTA1' });
  const history = new History(draft);
  const nameOf = (target: EditTarget | undefined) => target && stepName(draft, target);
  /** The names of undoing and redoing an edit. */
  const names = (edit: Edit) => {
    history.apply(ownEdit(edit));
    return [nameOf(history.undo()), nameOf(history.redo())];
  };
  expect(names({ edit: 'addSection', page: 'p1', section: 'Pricing7' })).toEqual([
    'Plans',
    'Plans',
  ]);
  expect(
    names({ edit: 'setText', component: 'cta', path: ['title'], lang: 'en', text: 'Now' }),
  ).toEqual(['Call to action, Title', 'Call to action, Title']);
  expect(names({ edit: 'removeSection', component: 'cta' })).toEqual([
    'Call to action',
    'Call to action',
  ]);
  expect(names({ edit: 'addPage', values: { path: '/about' } })).toEqual([
    'Page “/about”',
    'Page “/about”',
  ]);
  expect(names({ edit: 'addPage', id: 'p3', values: { path: '/team' } })).toEqual([
    'Page “/team”',
    'Page “/team”',
  ]);
  expect(names({ edit: 'duplicatePage', page: 'p3' })[0]).toMatch(/^Page “\/team-/);
  expect(names({ edit: 'setTheme', values: { look: 'SHARP' } })).toEqual(['Theme', 'Theme']);
  expect(names({ edit: 'addLanguage', code: 'sv' })).toEqual([undefined, undefined]);
});
