import { describe, expect, it } from 'vitest';
import type { SiteText, TranslationState } from '../../core/translation/texts';
import { filterTexts } from './filter-texts';

const text = (key: string, source: string): SiteText => ({
  key,
  record: 'c1',
  page: 'home',
  path: ['title'],
  meta: { kind: 'text', label: 'Title', max: 60, required: 'never' },
  source,
});
const TEXTS = [text('a', 'Book a demo'), text('b', 'Read more'), text('c', 'Demo site')];
const STATES: Record<string, TranslationState> = { a: 'done', b: 'missing', c: 'outdated' };
const TARGETS: Record<string, string> = { a: 'Boka en demonstration', c: 'Demosajt' };

function keysOf(state: TranslationState | 'all', words: string): string[] {
  return filterTexts(TEXTS, {
    state,
    words,
    stateOf: ({ key }) => STATES[key] ?? 'missing',
    targetOf: ({ key }) => TARGETS[key] ?? '',
    placeOf: ({ key }) => (key === 'b' ? 'Plans, Button' : 'Hero, Title'),
  }).map(({ key }) => key);
}

describe('the filter of texts', () => {
  it('takes the texts of one state', () => {
    expect(keysOf('missing', '')).toEqual(['b']);
    expect(keysOf('all', '')).toEqual(['a', 'b', 'c']);
  });

  it('finds words in source, translation and place, whatever their case', () => {
    expect(keysOf('all', 'DEMO')).toEqual(['a', 'c']);
    expect(keysOf('all', 'boka')).toEqual(['a']);
    expect(keysOf('all', 'plans')).toEqual(['b']);
  });

  it('wants all of the words', () => {
    expect(keysOf('all', 'demo hero')).toEqual(['a', 'c']);
    expect(keysOf('all', 'demo site')).toEqual(['c']);
    expect(keysOf('done', 'site')).toEqual([]);
  });
});
