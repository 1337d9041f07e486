/** Which texts the table shows, and under which headings. */
import type { Draft } from '../../core/draft/draft';
import type { SiteText, TranslationState } from '../../core/translation/texts';
import { pageName } from '../workspace/place-name';
import { say } from '../words/say';

export type StateFilter = TranslationState | 'all';

/** The texts in a state whose source, translation or place holds all the words. */
export function filterTexts(
  texts: readonly SiteText[],
  filter: {
    state: StateFilter;
    words: string;
    stateOf: (text: SiteText) => TranslationState;
    targetOf: (text: SiteText) => string;
    placeOf: (text: SiteText) => string;
  },
): SiteText[] {
  const { state, words, stateOf, targetOf, placeOf } = filter;
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    if (state !== 'all' && stateOf(text) !== state) return false;
    if (wanted.length === 0) return true;
    const all = `${text.source}\n${targetOf(text)}\n${placeOf(text)}`.toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

export interface TextGroup {
  name: string;
  texts: SiteText[];
}

/** By page in the order of the pages, then what all pages share, then the pictures. */
export function groupTexts(draft: Draft, texts: readonly SiteText[]): TextGroup[] {
  const groups = new Map<string, SiteText[]>();
  for (const text of texts) {
    const name = groupOf(draft, text);
    const group = groups.get(name);
    if (group) group.push(text);
    else groups.set(name, [text]);
  }
  return [...groups].map(([name, inside]) => ({ name, texts: inside }));
}

function groupOf(draft: Draft, { page, record }: SiteText): string {
  if (page !== undefined) return say('Page “{title}”', { title: pageName(draft, page) });
  return record.startsWith('media:') ? say('Alternative texts of pictures') : say('On all pages');
}
