import type { Page, SiteDocument } from '../document/document';
import { normaliseAddress } from '../links/normalise-address';
import { cleanSegments, isAssetPath } from '../links/site-address';
import { splitAddress } from '../links/split-address';
import { isSamePath } from '../paths/page-path';
import type { Finding } from './finding';

/** A link to a page or section that isn't there. */
export function brokenLink(
  document: SiteDocument,
  raw: string,
  from?: Page,
): Pick<Finding, 'rule' | 'message'> | undefined {
  const checked = normaliseAddress(raw);
  if (!checked.isValid) return { rule: 'link', message: `The link “${raw}” leads nowhere.` };
  const { path, hash } = splitAddress(checked.address);
  const isAnchor = checked.address.startsWith('#');
  if (
    !isAnchor &&
    (!checked.address.startsWith('/') || checked.address.startsWith('//') || isAssetPath(path))
  )
    return undefined;
  const target = isAnchor ? from : pageAt(document, path);
  if (!target)
    return isAnchor
      ? undefined
      : { rule: 'link', message: `The link “${raw}” leads to a page that doesn’t exist.` };
  const id = hash.startsWith('#comp-') ? hash.slice('#comp-'.length) : undefined;
  const isThere =
    id === undefined ||
    target.components.some((component) => component.id === id && component.status === 'published');
  return isThere
    ? undefined
    : { rule: 'anchor', message: `The link “${raw}” leads to a section that isn’t on that page.` };
}

function pageAt(document: SiteDocument, path: string): Page | undefined {
  const segments = cleanSegments(path);
  if (document.languages.some(({ code }) => code === segments[0])) segments.shift();
  const wanted = `/${segments.join('/')}`;
  const page = document.pages.find(({ path: own }) => isSamePath(own, wanted));
  if (page) return page;
  // The old path of a page leads there still.
  const old = document.redirects.find(({ from }) => isSamePath(from, wanted));
  return document.pages.find(({ id }) => id === old?.page);
}
