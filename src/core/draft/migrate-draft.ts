/** Brings a draft to what this program knows, in the draft itself: its sections' versions, its languages' codes. */
import { migrateData } from '../catalogue/migrate';
import { versionOf } from './component-version';
import type { Draft } from './draft';
import { migrateLanguages } from './migrate-languages';
import { pageKey } from './keys';
import { PAGES } from './place-index';
import { readDocument } from './read-document';
import { mergeFields } from './write-fields';

/** Migrates what an older version wrote; answers whether anything changed. */
export function migrateDraft(draft: Draft): boolean {
  const isRenamed = migrateLanguages(draft);
  return migrateSections(draft) || isRenamed;
}

/**
 * Migrates every section that an older version wrote; answers whether anything changed. Several servers may do it at
 * once: each step is safe to run twice, and texts change by their differences.
 */
function migrateSections(draft: Draft): boolean {
  const outdated = draft.childrenOf(PAGES).flatMap(([page]) =>
    draft.childrenOf(pageKey(page)).filter(([id, place]) => {
      const definition = draft.catalogue.get(place.section ?? '');
      return definition !== undefined && versionOf(draft, id) < definition.version;
    }),
  );
  if (outdated.length === 0) return false;
  const components = readDocument(draft).pages.flatMap((page) => page.components);
  draft.transact(() => {
    for (const [id, place] of outdated) {
      const definition = draft.catalogue.get(place.section ?? '');
      const component = components.find((one) => one.id === id);
      if (definition === undefined || component === undefined) continue;
      const migrated = migrateData(definition, component.data, versionOf(draft, id));
      const known = Object.fromEntries(
        Object.entries(migrated).filter(([name]) => Object.hasOwn(definition.fields, name)),
      );
      const options = { language: draft.primaryLanguage(), unknown: 'keep' } as const;
      mergeFields(draft, definition.fields, id, known, [id], options);
      draft.values.set(`${id}/$version`, definition.version);
    }
  });
  return true;
}
