import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import { secondLandmarkNote } from './second-landmark';

function page(...sections: readonly string[]): Draft {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'home', values: { path: '/' } });
  for (const section of sections)
    applyEdit(draft, { edit: 'addSection', id: section, page: 'home', section });
  return draft;
}

describe('the catalogue tells of a second header or footer', () => {
  const whole = page('Header53', 'CTA1', 'Footer3');

  it('where it will stand, and which of them the page’s layout takes', () => {
    expect(secondLandmarkNote(whole, 'home', 'header', 0)).toMatch(
      /becomes .* header\. .* below it/,
    );
    expect(secondLandmarkNote(whole, 'home', 'header', 2)).toMatch(/keeps .* header .* below it/);
    expect(secondLandmarkNote(whole, 'home', 'footer', 1)).toMatch(/keeps .* footer .* above it/);
    expect(secondLandmarkNote(whole, 'home', 'footer', 3)).toMatch(
      /becomes .* footer\. .* above it/,
    );
  });

  it('nothing where the page shows none, and nothing of other sections', () => {
    expect(secondLandmarkNote(page('CTA1'), 'home', 'header', 1)).toBe('');
    expect(secondLandmarkNote(whole, 'home', 'cta', 1)).toBe('');
    const hidden = page('Header53');
    applyEdit(hidden, {
      edit: 'setSection',
      component: 'Header53',
      values: { status: 'hidden' },
    });
    expect(secondLandmarkNote(hidden, 'home', 'header', 1)).toBe('');
  });
});
