import { describe, expect, it } from 'vitest';
import type { ReleaseChanges } from '../../core/api/release';
import { changedParts } from './changed-parts';
import { countChanges } from './count-changes';

const field = (path: string) => ({ path, before: 'a', after: 'b' });

describe('the number of changes', () => {
  it('counts fields, and a new section as one', () => {
    const changes: ReleaseChanges = {
      pages: [
        {
          page: 'home',
          path: '/',
          title: '',
          change: 'changed',
          fields: [field('title')],
          sections: [
            { component: 'c1', section: 'CTA1', change: 'changed', fields: [field('title')] },
            {
              component: 'c2',
              section: 'Pricing7',
              change: 'added',
              fields: [field('title'), field('paragraph')],
            },
            { component: 'c3', section: 'CTA1', change: 'moved', fields: [] },
          ],
        },
      ],
      site: [{ part: 'theme', fields: [field('look')] }],
    };
    expect(changedParts(changes).map(({ name, count }) => [name, count])).toEqual([
      ['Home', 4],
      ['Theme', 1],
    ]);
    expect(countChanges(changes)).toBe(5);
  });

  it('counts a new language as one, whatever is known of it', () => {
    const changes: ReleaseChanges = {
      pages: [],
      site: [
        { part: 'languages', fields: [field('#sv/name'), field('#sv/code'), field('#de/status')] },
      ],
    };
    expect(countChanges(changes)).toBe(2);
  });

  it('counts a page that came or went as one', () => {
    const changes: ReleaseChanges = {
      pages: [
        {
          page: 'a',
          path: '/about',
          title: 'About',
          change: 'added',
          fields: [field('title')],
          sections: [{ component: 'c1', section: 'CTA1', change: 'added', fields: [] }],
        },
        { page: 'b', path: '/old', title: '', change: 'removed', fields: [], sections: [] },
      ],
      site: [],
    };
    expect(changedParts(changes)).toMatchObject([
      { name: 'About', note: 'new page', count: 1, page: 'a' },
      { name: '/old', note: 'removed', count: 1 },
    ]);
  });
});
