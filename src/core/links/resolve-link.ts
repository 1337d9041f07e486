import { isExternalAddress, normaliseAddress } from './normalise-address';
import {
  assetAddress,
  cleanSegments,
  isAssetPath,
  pageAddress,
  type SiteBase,
} from './site-address';
import { splitAddress } from './split-address';
import { isSamePath, normalisePath } from '../paths/page-path';
import { withQuery } from './with-query';

/** Where a link stands. */
export interface LinkContext extends SiteBase {
  mode: 'live' | 'preview' | 'edit';
  /**
   * Codes of the site's languages. A link that begins with one of them already says its language and gets no
   * second prefix.
   */
  languageCodes?: readonly string[];
  /** Paths that pages have in this language alone, by their own path. */
  translatedPaths?: Readonly<Record<string, string>>;
  /** The current page's query, where it is known; on a published page the loader merges it. */
  query?: string;
  /** The editor's address of the home page. */
  editorHome?: string;
  /** The editor's addresses by page path. */
  editorPages?: Readonly<Record<string, string>>;
}

/** What a link is. */
export type LinkKind = 'internal' | 'hash' | 'external' | 'mail' | 'phone' | 'messenger' | 'none';

/** A link as it is rendered. */
export interface ResolvedLink {
  kind: LinkKind;
  href: string;
  target?: '_blank';
  rel?: string;
}

/** Spec section 2: external links open in a new tab with no-opener and no-referrer. */
export const EXTERNAL_REL = 'noopener noreferrer';

/** A link that leads nowhere. */
const NO_LINK: ResolvedLink = { kind: 'none', href: '#' };

/** What a stored link leads to from here: spec section 2 "Link behaviour". Unsafe values lead nowhere. */
export function resolveLink(raw: unknown, context: LinkContext): ResolvedLink {
  const checked = normaliseAddress(raw);
  if (!checked.isValid || checked.address === '') return NO_LINK;
  const { address } = checked;
  if (address.startsWith('#')) return { kind: 'hash', href: address };
  if (isExternalAddress(address)) return inNewTab('external', address);
  if (address.startsWith('/')) return { kind: 'internal', href: internalHref(address, context) };
  if (address.startsWith('mailto:')) return { kind: 'mail', href: address };
  if (address.startsWith('tel:')) return { kind: 'phone', href: address };
  if (address.startsWith('viber:')) return inNewTab('messenger', address);
  return NO_LINK;
}

function internalHref(address: string, context: LinkContext): string {
  const { path, query, hash } = splitAddress(address);
  if (isAssetPath(path)) return assetAddress(address, context.routeBase);
  if (context.mode === 'edit') return editorHref(path, context) + hash || NO_LINK.href;
  const first = cleanSegments(path)[0];
  const isPrefixed = first !== undefined && (context.languageCodes ?? []).includes(first);
  const page = isPrefixed
    ? pageAddress(path, { ...context, languagePrefix: '' })
    : pageAddress(context.translatedPaths?.[normalisePath(path)] ?? path, context);
  const href = page + query + hash;
  return context.query === undefined ? href : withQuery(href, context.query);
}

// Inside the editor links lead to the editor's own pages; a page that isn't there leads to its home.
function editorHref(path: string, { editorHome = '', editorPages = {} }: LinkContext): string {
  if (normalisePath(path) === '/' && editorHome !== '') return editorHome;
  const match = Object.entries(editorPages).find(([page]) => isSamePath(page, path));
  return match?.[1] ?? editorHome;
}

function inNewTab(kind: LinkKind, href: string): ResolvedLink {
  return { kind, href, target: '_blank', rel: EXTERNAL_REL };
}
