/**
 * Paths of pages. As stored: `/` for the home page, else a leading slash, no trailing one, letters of every script
 * as they are. As addresses: with a trailing slash. A page's path has its own letter case: another one leads to it, and
 * no two pages differ in it alone.
 */
import { cleanSegments, isAssetPath, isIndexFile, pageSegments } from '../links/site-address';
import { countCharacters } from '../text/count-characters';
import { foldCase, isReservedSegment } from './reserved';

/** Longest path of a page, in characters. */
export const PATH_MAX_CHARACTERS = 200;

/** Why a path is refused. */
export type PathRefusal = 'characters' | 'too_long' | 'reserved' | 'language' | 'taken';

/** What to tell whoever chose it; no list of what is reserved. */
export const PATH_REFUSALS: Readonly<Record<PathRefusal, string>> = {
  characters: 'Use letters, digits, hyphens, underscores and dots, with slashes in between.',
  too_long: `Use at most ${PATH_MAX_CHARACTERS} characters.`,
  reserved: 'This address is reserved. Choose another one.',
  language: 'This address begins like one of the site’s languages. Choose another one.',
  taken: 'Another page has this address. Choose another one.',
};

/** What a path has to get along with. */
export interface PathSurroundings {
  languageCodes: readonly string[];
  /** Paths of the other pages. */
  otherPaths: readonly string[];
}

const SEGMENT = /^[\p{L}\p{M}\p{N}_~-](?:[\p{L}\p{M}\p{N}._~-]*[\p{L}\p{M}\p{N}_~-])?$/u;

/** A path in its stored form: decoded, composed (NFC), one slash between segments. */
export function normalisePath(raw: string): string {
  const path = decode(raw.trim()).normalize('NFC').replaceAll('\\', '/').replace(/\s+/g, '-');
  return `/${cleanSegments(path).join('/')}`;
}

/** Why a stored path can't be a page's, or undefined when it can. */
export function pathRefusal(
  path: string,
  { languageCodes, otherPaths }: PathSurroundings,
): PathRefusal | undefined {
  const segments = cleanSegments(path);
  const [first] = segments;
  if (countCharacters(path) > PATH_MAX_CHARACTERS) return 'too_long';
  if (first !== undefined && isReservedSegment(first)) return 'reserved';
  // Its address would be that of the page above it.
  if (isIndexFile(segments.at(-1) ?? '')) return 'reserved';
  if (!segments.every((segment) => SEGMENT.test(segment))) return 'characters';
  if (first !== undefined && hasCode(languageCodes, first)) return 'language';
  const own = comparable(path);
  return otherPaths.some((other) => comparable(other) === own) ? 'taken' : undefined;
}

/** Whether two paths lead to one page: they may differ in letter case. */
export function isSamePath(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

function comparable(path: string): string {
  return foldCase(normalisePath(path));
}

/** The pages' paths that a new language's code would hide; the code is refused while there are any. */
export function pathsInTheWay(code: string, paths: readonly string[]): string[] {
  return paths.filter((path) => hasCode([code], cleanSegments(path)[0] ?? ''));
}

/** The path itself if it is free, else with the first free number: `/about-2`. Never refused for its surroundings. */
export function uniquePath(wanted: string, surroundings: PathSurroundings): string {
  const path = normalisePath(wanted);
  const isFree = (candidate: string) => pathRefusal(candidate, surroundings) === undefined;
  if (isFree(path)) return path;
  const stem = path === '/' ? '/page' : path;
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}`;
    const refusal = pathRefusal(candidate, surroundings);
    if (refusal === undefined) return candidate;
    // A number mends neither letters nor length.
    if (refusal === 'characters' || refusal === 'too_long')
      return uniquePath('/page', surroundings);
  }
}

/**
 * The one address under which a requested path is served; another one redirects to it, once. Doubled slashes, dot
 * segments and index files go, a page gets its trailing slash, a file none.
 */
export function canonicalPath(requested: string): string {
  if (isAssetPath(requested)) return `/${cleanSegments(requested).join('/')}`;
  const segments = pageSegments(requested.replaceAll('\\', '/'));
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

function hasCode(codes: readonly string[], segment: string): boolean {
  return codes.some((code) => code.toLowerCase() === segment.toLowerCase());
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
