import { useEffect, useRef, useState } from 'react';
import type { DraftStore } from '../../core/draft/draft-store';
import { navigate, useParams } from '../app/navigation';
import { useChildIds } from '../editing/draft-hooks';
import { isOwnEdit } from './safe-draft';
import { setUi } from './ui-state';

/**
 * The page that the address names; without one, the first. Whoever takes the open page away, be it by undo, is led to
 * the page that was open before, and back once it is there again.
 * @returns its id, empty where the site doesn't have it
 */
export function useOpenPage(store: DraftStore, siteId: string): string {
  const pages = useChildIds(store, 'pages');
  const { pageId: wanted } = useParams();
  const [left, setLeft] = useState({ page: '', instead: '' });
  const has = (page: string | undefined) => page !== undefined && pages.includes(page);
  // The next address takes a moment.
  const open = wanted === left.page && !has(wanted) ? left.instead : (wanted ?? pages[0]);
  const pageId = open !== undefined && has(open) ? open : '';
  const before = useRef('');
  useEffect(
    () => () => {
      if (pageId !== '') before.current = pageId;
    },
    [pageId],
  );
  useEffect(() => {
    let were = store.childIds('pages');
    const lead = (page: string) => {
      setUi({ selected: null, hovered: null, item: null, text: null });
      navigate({ to: '/sites/$siteId/pages/$pageId', params: { siteId, pageId: page } });
    };
    return store.subscribe('pages', () => {
      const are = store.childIds('pages');
      const isGone = (page = '') => were.includes(page) && !are.includes(page);
      const isBack = (page: string) => !were.includes(page) && are.includes(page);
      if (isOwnEdit() && wanted !== undefined && isGone(wanted)) {
        const instead = are.includes(before.current) ? before.current : (are[0] ?? '');
        setLeft({ page: wanted, instead });
        lead(instead);
      } else if (isOwnEdit() && wanted === left.instead && isBack(left.page)) lead(left.page);
      were = are;
    });
  }, [store, siteId, wanted, left]);
  return pageId;
}
