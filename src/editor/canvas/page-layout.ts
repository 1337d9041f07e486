/** Which sections of a page stand where in the canvas. */
import type { Category } from '../../core/catalogue/section';
import type { Component } from '../../core/document/document';
import { useCallback } from 'react';
import type { DraftStore } from '../../core/draft/draft-store';
import { lookKeys, readLook } from '../../core/draft/read-look';
import { useDraftKeys } from '../editing/draft-hooks';

export interface CanvasSection {
  id: string;
  /** The section's name; unknown ones are shown as a block that can only be moved. */
  section: string;
  isHidden: boolean;
  titleLevel: 1 | 2;
  /** Its own settings; empty: the theme's. */
  colorMode: Component['colorMode'];
  orientation: Component['orientation'];
}

export interface CanvasLayout {
  header: CanvasSection | undefined;
  main: readonly CanvasSection[];
  footer: CanvasSection | undefined;
}

/** The sections of a page in their places, as src/site/page-sections.ts puts the published ones. */
export function usePageLayout(store: DraftStore, pageId: string): CanvasLayout {
  const parent = `page:${pageId}`;
  const keys = useCallback(() => layoutKeys(store, parent), [store, parent]);
  return useDraftKeys(store, keys, () => readLayout(store, parent));
}

/** What the layout follows: of a section only its settings, for a key typed in one of hundreds must not read them all. */
function layoutKeys(store: DraftStore, parent: string): ReadonlySet<string> {
  return new Set([parent, ...store.childIds(parent).flatMap(lookKeys)]);
}

function readLayout({ draft }: DraftStore, parent: string): CanvasLayout {
  let hasTitle = false;
  const placed = draft.childrenOf(parent).map(([id, place]) => {
    const section = place.section ?? '';
    const definition = draft.catalogue.get(section);
    // Whether a title is empty is not asked: the element would change under the caret of whoever empties it.
    const { status, colorMode, orientation } = readLook(draft, id);
    const isTitled = !hasTitle && definition?.fields['title']?.meta.kind === 'text';
    hasTitle ||= isTitled;
    return {
      id,
      section,
      isHidden: status === 'hidden',
      colorMode,
      orientation,
      titleLevel: isTitled ? (1 as const) : (2 as const),
      category: definition?.category,
    };
  });
  const shown = placed.filter(({ isHidden }) => !isHidden);
  const isOf = (category: Category) => (item: { category: Category | undefined }) =>
    item.category === category;
  const header = shown.find(isOf('header'));
  const footer = shown.findLast(isOf('footer'));
  return {
    header,
    main: placed.filter((item) => item !== header && item !== footer),
    footer,
  };
}
