/** Paths that are suggested for a page by its title. */
import { foldLetters } from '../text/fold-letters';
import { uniquePath, type PathSurroundings } from './page-path';

/**
 * A path's segment from a title in a language: lower case, Latin letters without accents, everything that is neither
 * letter nor digit a hyphen. Addresses may be in any script (RFC 3987): letters of others stay, so nothing is lost or alike.
 */
export function slugFrom(title: string, language: string): string {
  const slug = foldLetters(title, language)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');
  return [...slug].slice(0, 80).join('').replace(/-+$/, '') || 'page';
}

/** The path of a new page with this title, distinct from all others. */
export function pathFromTitle(
  title: string,
  language: string,
  surroundings: PathSurroundings,
): string {
  return uniquePath(`/${slugFrom(title, language)}`, surroundings);
}
