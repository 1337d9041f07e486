/**
 * Addresses inside a site: the path as pages are stored (`/about`), in front of it the language prefix and
 * the route base under which the site is mounted.
 */
import { isFilePath } from '../paths/reserved';
import { splitAddress } from './split-address';

/** Where a site's own addresses begin. */
export interface SiteBase {
  /** Path under which the site is mounted: empty, or e.g. `/marketing/`. */
  routeBase: string;
  /** Language code in front of every page's path, or the empty string. */
  languagePrefix: string;
}

/** A route base as it stands in front of a path: empty, or with a leading and no trailing slash. */
export function normaliseRouteBase(routeBase: string): string {
  const segments = cleanSegments(routeBase);
  return segments.length === 0 ? '' : `/${segments.join('/')}`;
}

/**
 * The address of a page: route base, language prefix, path, trailing slash (spec section 2 "Link
 * behaviour"). Dot segments are resolved inside the site, so no link climbs out of its route base.
 */
export function pageAddress(path: string, { routeBase, languagePrefix }: SiteBase): string {
  const segments = pageSegments(path);
  if (languagePrefix !== '') segments.unshift(languagePrefix);
  const end = segments.length === 0 ? '/' : `/${segments.join('/')}/`;
  return normaliseRouteBase(routeBase) + end;
}

/**
 * The address of a file that the site serves (`/media/…`, `/static/…`, `/sitemap.xml`): behind the route
 * base, without language and without a trailing slash. Other addresses come back as they are.
 */
export function assetAddress(address: string, routeBase: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const { path, query, hash } = splitAddress(address);
  return `${normaliseRouteBase(routeBase)}/${cleanSegments(path).join('/')}${query}${hash}`;
}

/** Where the language switch leads: the root of the language (spec section 2). */
export function languageRoot(base: SiteBase): string {
  return pageAddress('/', base);
}

/** The link to a section of the home page: `/#comp-{id}` (spec section 2). */
export function anchorLink(componentId: string): string {
  return `/#${anchorId(componentId)}`;
}

/** The id of a section's root element: `comp-{id}`. */
export function anchorId(componentId: string): string {
  return `comp-${componentId}`;
}

/** Whether a path of the site is a file, not a page. */
export function isAssetPath(path: string): boolean {
  return isFilePath(`/${cleanSegments(path).join('/')}`);
}

/** The segments of a page's path: its folder's index file is the page itself. */
export function pageSegments(path: string): string[] {
  const segments = cleanSegments(path);
  if (isIndexFile(segments.at(-1) ?? '')) segments.pop();
  return segments;
}

/** Whether a segment names the file that stands for its folder. */
export function isIndexFile(segment: string): boolean {
  return /^index\.html?$/i.test(segment);
}

/** The path's segments without empty ones, dot segments resolved (WHATWG URL, `%2e` included). */
export function cleanSegments(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    const dots = segment.replace(/%2e/gi, '.');
    if (dots === '..') segments.pop();
    else if (dots !== '.' && dots !== '') segments.push(segment);
  }
  return segments;
}
