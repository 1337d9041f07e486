/** A section's values from the draft, followed one by one. */
import { fieldAt, type Fields } from '../../core/fields/field';
import { readField } from '../../core/draft/read-fields';
import { textReader } from '../../core/draft/read-text';
import type { DraftStore } from '../../core/draft/draft-store';
import type { SectionSource } from '../../parts/section-context';
import {
  initialOf,
  useChildIds,
  useDraftRecords,
  useDraftText,
  useDraftValue,
} from './draft-hooks';

/** The source of one section. Its functions are hooks, called by parts. */
export function draftSource(options: {
  store: DraftStore;
  component: string;
  fields: Fields;
  language?: string | undefined;
}): SectionSource {
  const { store, component, fields, language } = options;
  const keyOf = (path: string) => `${component}/${path}`;
  return {
    useText: (path) => {
      const text = useDraftText(store, keyOf(path), language);
      if (text !== undefined) return text;
      const field = fieldAt(fields, path.split('/'));
      return field?.meta.kind === 'text' ? String(initialOf(field)) : '';
    },
    useValue: (path) => {
      const value = useDraftValue(store, keyOf(path));
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
