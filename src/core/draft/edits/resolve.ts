/** Finds what an edit speaks of, refusing what isn't there (removed meanwhile, or never made). */
import { type Draft } from '../draft';
import {
  definitionOf,
  recordFields,
  refusal,
  resolvePath,
  SINGLE_RECORDS,
  type Target,
} from '../keys';
import type { Fields } from '../../fields/field';

/** A place that an edit names: a component, or one of the site's own records. */
export interface Address {
  component?: string | undefined;
  scope?: string | undefined;
}

/** The record's name and fields. @throws AppError where it isn't there. */
export function resolveRecord(
  draft: Draft,
  { component, scope }: Address,
): { record: string; fields: Fields } {
  if (component !== undefined) {
    const { section } = existingComponent(draft, component);
    return { record: component, fields: definitionOf(draft.catalogue, section, component).fields };
  }
  const fields = scope === undefined ? undefined : recordFields(scope);
  if (scope === undefined || fields === undefined)
    throw refusal(['scope'], `There is no “${scope ?? ''}” to edit.`);
  const isKept =
    Object.hasOwn(SINGLE_RECORDS, scope) || scope.startsWith('media:') || draft.placeOf(scope);
  if (!isKept) throw refusal(['scope'], `“${scope}” doesn’t exist, or was removed.`);
  return { record: scope, fields };
}

/** The field or item that a path leads to, all items on the way still there. */
export function resolveTarget(draft: Draft, address: Address, path: readonly string[]): Target {
  const { record, fields } = resolveRecord(draft, address);
  const target = resolvePath(record, fields, path);
  for (const item of target.items) {
    if (!draft.placeOf(item)) throw refusal([record, ...path], 'This item was removed.');
  }
  return target;
}

/** A component's page and section. */
export function existingComponent(
  draft: Draft,
  component: string,
): { page: string; section: string } {
  const place =
    component.includes('/') || component.includes(':') ? undefined : draft.placeOf(component);
  if (
    place?.page === undefined ||
    place.section === undefined ||
    !draft.placeOf(`page:${place.page}`)
  ) {
    throw refusal(['component'], `The section “${component}” doesn’t exist, or was removed.`);
  }
  return { page: place.page, section: place.section };
}

/** Copies all content under one key to another, in every language. Removed items stay behind. */
export function copyContent(draft: Draft, from: string, to: string): void {
  const target = (key: string) => to + key.slice(from.length);
  const prefix = `${from}/`;
  for (const [key, value] of [...draft.values.entries()])
    if (key.startsWith(prefix)) draft.values.set(target(key), value);
  for (const [key, place] of [...draft.places.entries()]) {
    if (key.startsWith(prefix) && !draft.removed.has(key)) draft.copyPlace(target(key), place);
  }
  for (const language of draft.textLanguages()) {
    for (const key of [...draft.texts(language).keys()]) {
      if (key.startsWith(prefix)) draft.copyText(language, key, target(key));
    }
    const sources = draft.sources(language);
    for (const [key, hash] of [...sources.entries()])
      if (key.startsWith(prefix)) sources.set(target(key), hash);
  }
}
