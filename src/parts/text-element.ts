/** What an edited text and a visitor's have in common. */
import type { TextElement } from './parts';

/** Title and subtitle as headings of the level that the section has on its page (product decision "headings"). */
export function elementOf(
  as: TextElement,
  titleLevel: 1 | 2,
): Exclude<TextElement, 'title' | 'subtitle'> | 'h1' | 'h2' | 'h3' {
  if (as === 'title') return titleLevel === 1 ? 'h1' : 'h2';
  if (as === 'subtitle') return titleLevel === 1 ? 'h2' : 'h3';
  return as;
}

/** An alignment as `data-align`; none for the default. */
export function alignmentOf(value: unknown): string | undefined {
  return value === 'left' || value === 'center' || value === 'right' ? value : undefined;
}
