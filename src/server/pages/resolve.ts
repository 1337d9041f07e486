import type { Language, Page, Release } from '../../core/document/document';
import { codeAmong } from '../../core/languages/language-code';
import { canonicalPath } from '../../core/paths/page-path';
import { foldCase } from '../../core/paths/reserved';
import { pagePathIn } from '../../core/translation/page-paths';

/** What a request for a page leads to. */
export type Resolved =
  /** `path` is the page's path as the document has it in this language. */
  | { kind: 'page'; page: Page; language: Language; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing'; language: Language | null };

export type RoutedRelease = Pick<Release, 'document' | 'translations'>;

/**
 * Finds the page of an address (without its query). Every page has one address; what comes close is redirected to it, once.
 * The primary language answers with and without its prefix; a language that isn't active has no pages.
 */
export function resolvePath(release: RoutedRelease, pathname: string): Resolved {
  const { base, rest, canonical, tail, prefixed, isHidden, language } = readAddress(
    release,
    pathname,
  );
  if (isHidden) return { kind: 'missing', language };
  if (!language) return { kind: 'missing', language: null };
  const prefix = prefixed ? `/${prefixed.code}` : '';
  const inner = prefixed ? `/${tail.join('/')}` : canonical;
  const page = findPage(release, inner, language);
  if (!page) return otherForm(release, pathname) ?? { kind: 'missing', language };
  const address = `${prefix}${addressOf(release, page, language)}`;
  if (address !== rest) return { kind: 'redirect', path: encodeURI(`${base}${address}`) };
  return {
    kind: 'page',
    page,
    language,
    path: pagePathIn(page, language, release.translations),
  };
}

/** A redirect to the usual form of a language's prefix, such as `/he/` for `/iw/`, where that leads to a page. */
function otherForm(release: RoutedRelease, pathname: string): Resolved | null {
  const { base, prefixed, canonical } = readAddress(release, pathname);
  const [, first = '', ...tail] = canonical.split('/');
  const code = codeAmong(
    release.document.languages.map((one) => one.code),
    first,
  );
  if (prefixed || code === undefined) return null;
  const path = encodeURI(`${base}/${[code, ...tail].join('/')}`);
  const found = resolvePath(release, path);
  return found.kind === 'page' ? { kind: 'redirect', path } : found;
}

/** The language of whatever stands at an address; null in a document without languages. */
export function languageAt(release: RoutedRelease, pathname: string): Language | null {
  return readAddress(release, pathname).language;
}

/** What an address says by itself: its base, its path behind it, and its language. */
function readAddress({ document }: RoutedRelease, pathname: string) {
  const { languages, settings } = document;
  const { base, rest } = withoutRouteBase(decode(pathname), settings.routeBase);
  const canonical = canonicalPath(rest);
  const primary = languages.find((one) => one.isPrimary) ?? languages[0] ?? null;
  const [, first = '', ...tail] = canonical.split('/');
  const prefixed = languages.find(({ code }) => code.toLowerCase() === first.toLowerCase());
  const isHidden = prefixed !== undefined && prefixed.status !== 'active' && !prefixed.isPrimary;
  const language = isHidden ? primary : (prefixed ?? primary);
  return { base, rest, canonical, tail, prefixed, isHidden, language };
}

/** The address of a page in a language, without the language's prefix. */
export function addressOf(release: RoutedRelease, page: Page, language: Language): string {
  return canonicalPath(pagePathIn(page, language, release.translations));
}

function findPage(release: RoutedRelease, inner: string, language: Language): Page | null {
  const { pages, redirects } = release.document;
  const find = (isAsked: (address: string) => boolean): Page | undefined => {
    const page =
      pages.find((one) => isAsked(addressOf(release, one, language))) ??
      pages.find((one) => isAsked(canonicalPath(one.path)));
    if (page) return page;
    const old = redirects.find(({ from }) => isAsked(canonicalPath(from)));
    return pages.find(({ id }) => id === old?.page);
  };
  const folded = foldCase(inner);
  // Another letter case leads to the page, where no page has that very address.
  return (
    find((address) => address === inner) ?? find((address) => foldCase(address) === folded) ?? null
  );
}

/** A proxy in front may leave the route base in the path or take it off: both are served. */
function withoutRouteBase(pathname: string, routeBase: string): { base: string; rest: string } {
  const base = routeBase.replace(/\/+$/, '');
  if (base !== '' && (pathname === base || pathname.startsWith(`${base}/`))) {
    return { base, rest: pathname.slice(base.length) || '/' };
  }
  return { base: '', rest: pathname };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname).normalize('NFC');
  } catch {
    return pathname;
  }
}
