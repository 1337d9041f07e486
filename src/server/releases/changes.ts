import type { Component, Page, Release, SiteDocument } from '../../core/document/document';
import type { FieldChange, ReleaseChanges } from '../../core/api/release';
import { wordChanges } from './word-changes';

type Content = Pick<Release, 'document' | 'translations'>;
type Leaves = Map<string, string | number | boolean | null>;
type SectionChange = ReleaseChanges['pages'][number]['sections'][number];

/** What belongs to no page, by its name in the document. */
const PARTS = [
  'settings',
  'theme',
  'navigation',
  'widgets',
  'languages',
  'events',
  'redirects',
] as const;
const NO_CONTENT: Partial<SiteDocument> = {};

/**
 * What changed from one release to another: by page and section, each field with what it was and is, texts with their
 * words marked. Translations stand with the section that they belong to.
 */
export function releaseChanges(before: Content | null, after: Content): ReleaseChanges {
  const translated = translationChanges(before, after);
  const taken = new Set<string>();
  const of = (record: string) => {
    taken.add(record);
    return translated.get(record) ?? [];
  };
  const pages = pageChanges(before?.document.pages ?? [], after.document.pages, of);
  const site = PARTS.map((part) => ({
    part,
    fields: [
      ...fieldChanges((before?.document ?? NO_CONTENT)[part], after.document[part]),
      ...of(part),
    ],
  })).filter(({ fields }) => fields.length > 0);
  const rest = [...translated].flatMap(([record, fields]) =>
    taken.has(record) ? [] : fields.map((field) => ({ ...field, path: `${record}/${field.path}` })),
  );
  return {
    pages,
    site: rest.length === 0 ? site : [...site, { part: 'translations' as const, fields: rest }],
  };
}

function pageChanges(
  before: readonly Page[],
  after: readonly Page[],
  translated: (record: string) => FieldChange[],
): ReleaseChanges['pages'] {
  const old = new Map(before.map((page) => [page.id, page]));
  const fresh = new Set(after.map(({ id }) => id));
  const components = (pages: readonly Page[]) =>
    new Map(pages.flatMap((page) => page.components.map((one) => [one.id, page.id] as const)));
  const [cameFrom, wentTo] = [components(before), components(after)];
  const changed = after.map((page) => {
    const earlier = old.get(page.id);
    return {
      page: page.id,
      path: page.path,
      title: page.meta.title,
      change: earlier ? ('changed' as const) : ('added' as const),
      fields: [
        ...fieldChanges(earlier && { path: earlier.path, ...earlier.meta }, {
          path: page.path,
          ...page.meta,
        }),
        ...translated(`page:${page.id}`),
      ],
      sections: sectionChanges(earlier, page, { cameFrom, wentTo, translated, before }),
    };
  });
  const removed = before
    .filter(({ id }) => !fresh.has(id))
    .map((page) => ({
      page: page.id,
      path: page.path,
      title: page.meta.title,
      change: 'removed' as const,
      fields: [],
      sections: [],
    }));
  const isNews = (page: ReleaseChanges['pages'][number]) =>
    page.change !== 'changed' || page.fields.length > 0 || page.sections.length > 0;
  return [...changed.filter(isNews), ...removed];
}

function sectionChanges(
  earlier: Page | undefined,
  page: Page,
  all: {
    cameFrom: ReadonlyMap<string, string>;
    wentTo: ReadonlyMap<string, string>;
    before: readonly Page[];
    translated: (record: string) => FieldChange[];
  },
): SectionChange[] {
  const old = new Map(all.before.flatMap((one) => one.components.map((c) => [c.id, c] as const)));
  const moved = movedIds(earlier, page);
  const news = page.components.flatMap((component): SectionChange[] => {
    const before = old.get(component.id);
    const fields = [
      ...fieldChanges(before && comparable(before), comparable(component)),
      ...all.translated(component.id),
    ];
    const isMoved =
      moved.has(component.id) || (before && all.cameFrom.get(component.id) !== page.id);
    if (before && fields.length === 0 && !isMoved) return [];
    const change = before ? (fields.length > 0 ? 'changed' : 'moved') : 'added';
    return [{ component: component.id, section: component.section, change, fields }];
  });
  const gone = (earlier?.components ?? [])
    .filter(({ id }) => !all.wentTo.has(id))
    .map(({ id, section }): SectionChange => ({
      component: id,
      section,
      change: 'removed',
      fields: [],
    }));
  return [...news, ...gone];
}

/** The sections that stand in another order among those of both versions: as few as tell the difference. */
function movedIds(earlier: Page | undefined, page: Page): Set<string> {
  const ids = (one: Page | undefined) => one?.components.map(({ id }) => id) ?? [];
  const [before, after] = [new Set(ids(earlier)), new Set(ids(page))];
  const order = ids(earlier).filter((id) => after.has(id));
  const now = ids(page).filter((id) => before.has(id));
  const kept = new Set(longestRising(now.map((id) => order.indexOf(id))).map((at) => order[at]));
  return new Set(now.filter((id) => !kept.has(id)));
}

function longestRising(values: readonly number[]): number[] {
  const best: number[][] = [];
  for (const [index, value] of values.entries()) {
    const earlier = best.filter((_, at) => (values[at] ?? value) < value);
    const longest = earlier.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best[index] = [...longest, value];
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
}

function comparable({ colorMode, orientation, status, data }: Component): Record<string, unknown> {
  return { ...data, colorMode, orientation, status };
}

/** Of each record's texts in other languages. */
function translationChanges(before: Content | null, after: Content): Map<string, FieldChange[]> {
  const changes = new Map<string, FieldChange[]>();
  const languages = new Set([
    ...Object.keys(before?.translations ?? {}),
    ...Object.keys(after.translations),
  ]);
  for (const language of languages) {
    const old = before?.translations[language] ?? {};
    const fresh = after.translations[language] ?? {};
    for (const key of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
      const change = fieldChange(key, old[key] ?? null, fresh[key] ?? null);
      if (!change) continue;
      const slash = key.indexOf('/');
      const record = key.slice(0, slash);
      const list = changes.get(record) ?? [];
      list.push({ ...change, path: key.slice(slash + 1), language });
      changes.set(record, list);
    }
  }
  return changes;
}

function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((path) => {
    const change = fieldChange(path, old.get(path) ?? null, fresh.get(path) ?? null);
    return change ? [change] : [];
  });
}

function fieldChange(
  path: string,
  before: string | number | boolean | null,
  after: string | number | boolean | null,
): FieldChange | null {
  if (before === after || ((before ?? '') === '' && (after ?? '') === '')) return null;
  const areTexts = [before, after].every((value) => value === null || typeof value === 'string');
  return {
    path,
    before,
    after,
    ...(areTexts ? { words: wordChanges(String(before ?? ''), String(after ?? '')) } : {}),
  };
}

/** The values of a record by their path, items of lists by their id, so that an order is no change of content. */
function leavesOf(value: unknown, path = '', leaves: Leaves = new Map()): Leaves {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      leavesOf(item, join(path, `#${idOf(item) ?? index}`), leaves);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name !== 'id') leavesOf(inner, join(path, name), leaves);
    }
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    leaves.set(path, value);
  }
  return leaves;
}

function idOf(item: unknown): string | null {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string'
    ? item.id
    : null;
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}
