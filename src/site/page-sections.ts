/** Which sections of a page go where, and which of them has the page's first heading. */
import { isBlank } from '../core/text/is-blank';
import type { Component } from '../core/document/document';

export interface PlacedSection {
  component: Component;
  titleLevel: 1 | 2;
}

export interface PageSections {
  /** The first header and the last footer stand outside main, as landmarks (product decision "headings"). */
  header: PlacedSection | undefined;
  main: readonly PlacedSection[];
  footer: PlacedSection | undefined;
}

/** The published sections of a page; hidden ones are left out. */
export function pageSections(components: readonly Component[]): PageSections {
  const shown = components.filter((component) => component.status === 'published');
  const titled = shown.find(hasTitle);
  const placed = shown.map((component): PlacedSection => ({
    component,
    titleLevel: component === titled ? 1 : 2,
  }));
  const header = placed.find(({ component }) => component.category === 'header');
  const footer = placed.findLast(({ component }) => component.category === 'footer');
  const main = placed.filter((section) => section !== header && section !== footer);
  return { header, main, footer };
}

function hasTitle({ data }: Component): boolean {
  const title = data['title'];
  return typeof title === 'string' && !isBlank(title);
}
