import type { SiteDocument } from '../../core/document/document';
import { addressesOf, type StoredMedia } from '../storage/media';
import { findUses, stemOf, type Use } from './uses';

/** Fields that hold one address for each size, set as a whole. */
const SIZES = ['small', 'medium', 'large', 'xlarge'] as const;

/** The edits that put a file in the place of another, everywhere in a draft. */
export function swapEdits(
  document: SiteDocument,
  before: StoredMedia,
  after: StoredMedia,
  knowsSection: (name: string) => boolean,
): unknown[] {
  const stem = stemOf(before.url);
  const addresses = replacements(before, after);
  const edits = new Map<string, unknown>();
  for (const use of findUses(document)) {
    // The data of a section that this version doesn't know is carried as it stands.
    const isKnown = use.section === null || knowsSection(use.section);
    if (!isKnown || !use.stems.includes(stem)) continue;
    const edit = editOf(use, document, (value) => swapped(value, addresses));
    edits.set(JSON.stringify([use.component, use.scope, edit.path]), edit);
  }
  return [...edits.values()];
}

function editOf(use: Use, document: SiteDocument, swap: (value: string) => string) {
  const { component, scope, path } = use;
  const target = component === null ? { scope: scope ?? '' } : { component };
  const parent = path.slice(0, -1);
  const isSize = SIZES.some((size) => size === path.at(-1)) && parent.length > 0;
  if (!isSize) return { edit: 'setValue', ...target, path, value: swap(use.value) };
  const siblings = findUses(document).filter(
    (other) =>
      other.component === component &&
      other.scope === scope &&
      other.path.slice(0, -1).join('/') === parent.join('/'),
  );
  const value = Object.fromEntries(
    siblings.map((other) => [other.path.at(-1) ?? '', swap(other.value)]),
  );
  return { edit: 'setValue', ...target, path: parent, value };
}

/** Each address of the old file, and what stands for it in the new one: a size for a size of the same name and type. */
function replacements(before: StoredMedia, after: StoredMedia): Map<string, string> {
  const found = new Map(addressesOf(before).map((address) => [address, after.url]));
  for (const size of SIZES) {
    const [old, young] = [before.variants[size], after.variants[size]];
    if (!old) continue;
    for (const format of ['avif', 'webp', 'fallback'] as const) {
      const address = old[format];
      if (address !== undefined)
        found.set(address, young?.[format] ?? young?.fallback ?? after.url);
    }
  }
  for (const icon of before.details.icons ?? []) {
    const same = after.details.icons?.find(
      ({ size, type }) => size === icon.size && type === icon.type,
    );
    found.set(icon.url, same?.url ?? after.url);
  }
  found.set(before.url, after.url);
  return found;
}

function swapped(value: string, addresses: ReadonlyMap<string, string>): string {
  // The longest first: no address is the beginning of another, but a site's own prefix may stand before each.
  return [...addresses].reduce((text, [from, to]) => text.replaceAll(from, to), value);
}
