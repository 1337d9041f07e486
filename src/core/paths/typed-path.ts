/** A page's path as somebody types it into a field. */
import { normalisePath, type PathRefusal, pathRefusal, type PathSurroundings } from './page-path';

/**
 * Why what was typed can't be a page's path, or undefined when it can. Dot segments and escaped marks are refused: as
 * parts of an address they are resolved, and lead elsewhere than they say. Escaped letters are the letters themselves.
 */
export function typedPathRefusal(
  typed: string,
  surroundings: PathSurroundings,
): PathRefusal | undefined {
  const hasDots = typed.split(/[/\\]/).some((segment) => /^\.{1,2}$/.test(segment.trim()));
  const hasEscapedMark = /%[0-7][\da-f]/i.test(typed);
  if (hasDots || hasEscapedMark) return 'characters';
  return pathRefusal(normalisePath(typed), surroundings);
}

/** The path that a page gets of what was typed, where that is another one; else nothing. */
export function pathOtherThan(typed: string): string | undefined {
  const path = normalisePath(typed);
  return typed.trim() === '' || path === typed ? undefined : path;
}
