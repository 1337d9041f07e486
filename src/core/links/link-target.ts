/**
 * What a link of the site leads to, by ids: the address that was written says which page and section are meant, and the
 * link goes on leading there when the page is renamed or the section moves to another page.
 */
import { normalisePath } from '../paths/page-path';
import { normaliseAddress } from './normalise-address';
import { anchorId, isAssetPath, pageSegments } from './site-address';
import { splitAddress } from './split-address';

/** A reference to a page, and to a section on it. */
export interface LinkTarget {
  page: string;
  section?: string;
  /** The address as it was written: its prefix, query, hash and trailing slash stay as they are. */
  address: string;
}

/** What there is to link to. */
export interface LinkSite {
  languageCodes: readonly string[];
  /** The page that a path leads to: by its own path, by an old one, or by the one that it has in `language`. */
  pageAt: (path: string, language: string | undefined) => string | undefined;
  /** A page's path; of a deleted page the last one. */
  pathOf: (page: string) => string | undefined;
  /** A page's path in one language alone. */
  translatedPathOf: (page: string, language: string) => string | undefined;
  /** The page on which a section is; undefined for a section that was removed. */
  pageOf: (section: string) => string | undefined;
}

interface SiteLink {
  /** Language code in front of the path, or nothing. */
  language: string | undefined;
  /** The page's path in its stored form; empty for a hash alone. */
  path: string;
  slash: string;
  query: string;
  hash: string;
}

/**
 * What an address leads to; undefined where it leads to no page of the site. The root by itself stays an address: it is
 * the home page, whichever that is. @param from the page on which the link is
 */
export function toReference(
  raw: unknown,
  site: LinkSite,
  from: string | undefined,
): LinkTarget | undefined {
  const checked = normaliseAddress(raw);
  const link = checked.isValid ? readLink(checked.address, site) : undefined;
  if (!checked.isValid || link === undefined) return undefined;
  const page = link.path === '' ? from : site.pageAt(link.path, link.language);
  if (page === undefined) return undefined;
  const named = sectionIn(link.hash);
  const section = named !== undefined && site.pageOf(named) === page ? named : undefined;
  if (section === undefined && (link.path === '' || link.path === '/')) return undefined;
  return { page, ...(section === undefined ? {} : { section }), address: checked.address };
}

/** The address of a reference as of now. */
export function toAddress(target: LinkTarget, site: LinkSite, from: string | undefined): string {
  const { address, section } = target;
  const link = readLink(address, site);
  const page = (section === undefined ? undefined : site.pageOf(section)) ?? target.page;
  const path = site.pathOf(page);
  if (link === undefined || path === undefined) return address;
  if (link.path === '') return page === from ? address : path + link.hash;
  const { language, slash, query, hash } = link;
  const translated = language === undefined ? undefined : site.translatedPathOf(page, language);
  if (link.path === path || link.path === translated) return address;
  const prefix = language === undefined ? '' : `/${language}`;
  return prefix + (path === '/' ? '/' : path + slash) + query + hash;
}

/** The same reference to the copy of its section. */
export function toCopy(target: LinkTarget, copy: { page: string; section: string }): LinkTarget {
  const { hash } = splitAddress(target.address);
  const start = target.address.slice(0, target.address.length - hash.length);
  return { ...copy, address: `${start}#${anchorId(copy.section)}` };
}

function readLink(address: string, { languageCodes }: LinkSite): SiteLink | undefined {
  const { path, query, hash } = splitAddress(address);
  if (address.startsWith('#')) return { language: undefined, path: '', slash: '', query, hash };
  if (!address.startsWith('/') || address.startsWith('//') || isAssetPath(path)) return undefined;
  const segments = pageSegments(normalisePath(path));
  const language = languageCodes.find((code) => code === segments[0]);
  if (language !== undefined) segments.shift();
  const slash = path.length > 1 && path.endsWith('/') ? '/' : '';
  return { language, path: `/${segments.join('/')}`, slash, query, hash };
}

function sectionIn(hash: string): string | undefined {
  const start = `#${anchorId('')}`;
  return hash.startsWith(start) ? hash.slice(start.length) : undefined;
}
