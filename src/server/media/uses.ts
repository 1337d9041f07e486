import * as Y from 'yjs';
import type { MediaPlace } from '../../core/api/media';
import type { SiteDocument } from '../../core/document/document';
import type { Draft } from '../../core/draft/draft';
import { liveness } from '../../core/draft/liveness';
import { fallbackChain } from '../../core/draft/read-text';

/** An address in the store, wherever it stands in a value: with the site's route base, a query, as a size. */
const ADDRESS = /\/media\/([a-z0-9]{16,64})(?:-[a-z0-9]+)?\.[a-z0-9]{2,5}/g;

/** Without it in a value there is no such address. */
const FOLDER = '/media/';

/** A place and what stands there. */
export interface Use extends MediaPlace {
  value: string;
  /** The parts of names in the store that stand for a file's content. */
  stems: readonly string[];
}

/** The part of an address that its sizes share. */
export function stemOf(url: string): string {
  return [...url.matchAll(ADDRESS)][0]?.[1] ?? '';
}

/** Every place of a document that refers to a file of the store. */
export function findUses(document: SiteDocument): Use[] {
  const uses: Use[] = [];
  const records = [
    ['settings', document.settings],
    ['theme', document.theme],
    ['navigation', document.navigation],
    ['widgets', document.widgets],
    ...document.events.map((event) => [`event:${event.id}`, event] as const),
  ] as const;
  for (const [scope, record] of records) {
    walk(record, [], (use) => uses.push({ ...NOWHERE, scope, ...use }));
  }
  for (const { components, ...rest } of document.pages) {
    const page = { id: rest.id, path: rest.path, title: rest.meta.title };
    walk(rest, [], (use) => uses.push({ ...NOWHERE, page, scope: `page:${rest.id}`, ...use }));
    for (const { id, section, data } of components) {
      walk(data, [], (use) => uses.push({ ...NOWHERE, page, component: id, section, ...use }));
    }
  }
  return uses;
}

const NOWHERE = { page: null, component: null, section: null, scope: null } as const;

function walk(
  value: unknown,
  path: readonly string[],
  found: (use: Pick<Use, 'path' | 'value' | 'stems'>) => void,
): void {
  if (typeof value === 'string') {
    if (!value.includes(FOLDER)) return;
    const stems = [...new Set([...value.matchAll(ADDRESS)].map(([, stem = '']) => stem))];
    if (stems.length > 0) found({ path: [...path], value, stems });
  } else if (Array.isArray(value)) {
    value.forEach((entry: unknown, index) => {
      const id = isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : String(index);
      walk(entry, [...path, id], found);
    });
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name], found);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How often each file is used, by the stem of its address. */
export function countUses(uses: readonly Use[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of uses) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** Records of no document that files stand in, and names that are the draft's own. */
const NOT_SHOWN = /^(?:media:|lang:|redirects\/)|\/\$/;

/**
 * How often each file is used in a draft, by the stem of its address, at a fraction of the work of reading its document,
 * for nothing but the addresses is read. What stands where this version reads nothing is counted too.
 */
export function countDraftUses(draft: Draft): Map<string, number> {
  const isThere = liveness(draft);
  const uses: Use[] = [];
  const look = (key: string, value: unknown) => {
    walk(value, [], (use) => {
      if (!NOT_SHOWN.test(key) && isThere(key)) uses.push({ ...NOWHERE, ...use });
    });
  };
  for (const [key, value] of draft.values.entries()) look(key, value);
  const read = new Set<string>();
  for (const language of fallbackChain(draft)) {
    for (const [key, text] of draft.texts(language).entries()) {
      // A text counts once, in the language in which it is shown.
      if (read.has(key) || !(text instanceof Y.Text)) continue;
      read.add(key);
      look(key, text.toString());
    }
  }
  return countUses(uses);
}

/** Where one file is used, as it leaves the program. */
export function placesOf(uses: readonly Use[], stem: string): MediaPlace[] {
  return uses
    .filter(({ stems }) => stems.includes(stem))
    .map(({ page, component, section, scope, path }) => ({
      page,
      component,
      section,
      scope,
      path,
    }));
}

/** A place in words. */
export function describePlace({ page, section, scope }: MediaPlace): string {
  if (section !== null) return `in ${section} on the page ${page?.path ?? '/'}`;
  return page ? `by the page ${page.path}` : `in the site's ${scope ?? 'records'}`;
}
