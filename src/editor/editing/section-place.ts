/** Where a section may stand in its page: the header first, the footer last (spec section 2). */
import type { Draft } from '../../core/draft/draft';
import { readLook } from '../../core/draft/read-look';
import { say } from '../words/say';

export interface SectionPlace {
  index: number;
  /** Why it is not the place that was asked for; empty where it is. */
  reason: string;
}

/** The place nearest to the one wanted that a section of the page can have. @param wanted its index once it is there */
export function placeForMove(draft: Draft, component: string, wanted: number): SectionPlace {
  const { page = '', section = '' } = draft.placeOf(component) ?? {};
  const others = draft.childrenOf(`page:${page}`).filter(([id]) => id !== component);
  const isHidden = readLook(draft, component).status === 'hidden';
  return nearest(draft, others, isHidden ? '' : section, wanted);
}

/** The place nearest to the one wanted where a new section can stand. */
export function placeForNew(
  draft: Draft,
  page: string,
  section: string,
  wanted: number,
): SectionPlace {
  return nearest(draft, draft.childrenOf(`page:${page}`), section, wanted);
}

/** The end of a page's content: before its footer, where it has one. */
export function endOfContent(draft: Draft, page: string): number {
  return placeForNew(draft, page, '', Infinity).index;
}

/** Where what is added stands: after the selected section, or at the end of the content. */
export function placeAfter(draft: Draft, page: string, selected: string | null): number {
  const at = draft.childrenOf(`page:${page}`).findIndex(([id]) => id === selected);
  return at < 0 ? endOfContent(draft, page) : placeForNew(draft, page, '', at + 1).index;
}

type Others = readonly (readonly [string, { section?: string | undefined }])[];

function nearest(draft: Draft, others: Others, section: string, wanted: number): SectionPlace {
  const categoryOf = (name: string | undefined) => draft.catalogue.get(name ?? '')?.category;
  // As the page's layout does: hidden ones are no landmarks.
  const isShown = (id: string) => readLook(draft, id).status !== 'hidden';
  const header = others.findIndex(
    ([id, place]) => categoryOf(place.section) === 'header' && isShown(id),
  );
  const footer = others.findLastIndex(
    ([id, place]) => categoryOf(place.section) === 'footer' && isShown(id),
  );
  const category = categoryOf(section);
  const last = others.length;
  // Another one stands right beside the first: above or below it.
  if (category === 'header') {
    return held(wanted, 0, header + 1, say('The header stands at the top of the page.'));
  }
  const end = footer < 0 ? last : footer;
  if (category === 'footer') {
    return held(wanted, end, last, say('The footer stands at the end of the page.'));
  }
  return wanted <= header
    ? held(wanted, header + 1, end, say('Nothing stands above the header.'))
    : held(wanted, header + 1, end, say('Nothing stands below the footer.'));
}

function held(wanted: number, low: number, high: number, reason: string): SectionPlace {
  const index = Math.max(low, Math.min(wanted, Math.max(low, high)));
  return { index, reason: index === wanted || wanted === Infinity ? '' : reason };
}
