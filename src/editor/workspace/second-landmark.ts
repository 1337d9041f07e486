/** What becomes of a second header or footer: a page's layout has one place for each (spec section 2). */
import type { Category } from '../../core/catalogue/section';
import type { Draft } from '../../core/draft/draft';
import { readLook } from '../../core/draft/read-look';
import { placeForNew } from '../editing/section-place';
import { say } from '../words/say';

/** Tells where another one of the category will stand on a page that shows one; empty where there is none. */
export function secondLandmarkNote(
  draft: Draft,
  page: string,
  category: Category,
  wanted: number,
): string {
  if (category !== 'header' && category !== 'footer') return '';
  const shown = draft.childrenOf(`page:${page}`).map(([id, { section = '' }]) => ({
    section,
    isOne:
      draft.catalogue.get(section)?.category === category &&
      readLook(draft, id).status !== 'hidden',
  }));
  const isHeader = category === 'header';
  const at = isHeader
    ? shown.findIndex(({ isOne }) => isOne)
    : shown.findLastIndex(({ isOne }) => isOne);
  const section = shown[at]?.section;
  if (section === undefined) return '';
  const isAbove = placeForNew(draft, page, section, wanted).index <= at;
  // The first header and the last footer have the place; any other is one section among the rest.
  if (isHeader) {
    return isAbove
      ? say('This one becomes the page’s header. The one that it has stays, below it.')
      : say('This page keeps the header that it has. Another one stands below it.');
  }
  return isAbove
    ? say('This page keeps the footer that it has. Another one stands above it.')
    : say('This one becomes the page’s footer. The one that it has stays, above it.');
}
