/** A section's content from the draft: texts and lists followed one by one, its values all at once. */
import { fieldAt, type Fields } from '../../core/fields/field';
import { readField } from '../../core/draft/read-fields';
import { textReader } from '../../core/draft/read-text';
import type { DraftStore } from '../../core/draft/draft-store';
import type { SectionSource } from '../../parts/section-context';
import { useMemo } from 'react';
import {
  initialOf,
  useChildIds,
  useDraftRecords,
  useDraftText,
  useValuesVersion,
} from './draft-hooks';

/**
 * The source of one section, another one when one of its values has changed: these are few and change seldom, but each of
 * the thousands of parts of a long page asks for one.
 */
export function useDraftSource(options: {
  store: DraftStore;
  component: string;
  fields: Fields;
  language?: string | undefined;
}): SectionSource {
  const { store, component, fields, language } = options;
  const version = useValuesVersion(store, component);
  return useMemo(
    () => draftSource({ store, component, fields, language, version }),
    [store, component, fields, language, version],
  );
}

function draftSource(options: {
  store: DraftStore;
  component: string;
  fields: Fields;
  language: string | undefined;
  /** Of the values: another one makes another source, for which whoever reads them renders again. */
  version: number;
}): SectionSource & { version: number } {
  const { store, component, fields, language, version } = options;
  const keyOf = (path: string) => `${component}/${path}`;
  return {
    version,
    useText: (path) => {
      const text = useDraftText(store, keyOf(path), language);
      if (text !== undefined) return text;
      const field = fieldAt(fields, path.split('/'));
      return field?.meta.kind === 'text' ? String(initialOf(field)) : '';
    },
    // Where a translation is missing nothing is written: the source shows as the hint of a place to write.
    useForeign: () => undefined,
    useValue: (path) => {
      const value = store.value(keyOf(path));
      if (value !== undefined) return value;
      const field = fieldAt(fields, path.split('/'));
      return field && initialOf(field);
    },
    useData: (path) =>
      useDraftRecords(store, [component], () => {
        const field = fieldAt(fields, path.split('/'));
        return field && readField(store.draft, field, keyOf(path), textReader(store.draft));
      }),
    useItems: (path) => useChildIds(store, keyOf(path)),
  };
}
