import { useChildIds, useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { pageName } from '../workspace/place-name';

/** What people call a page, as long as that is so: pages and the site's links may get other words. */
export function usePageName(page: string): string {
  const { draft } = useEditing();
  const { store } = draft;
  const records = useChildIds(store, 'pages').map((id) => `page:${id}`);
  return useDraftRecords(store, ['pages', 'navigation', ...records], () =>
    pageName(draft.draft, page),
  );
}
