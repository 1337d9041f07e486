/** Old addresses that lead to a page: an owner's own, for a site that was elsewhere before. Renaming a page makes them by itself. */
import type * as z from 'zod/mini';
import type * as schemas from './site-edit-schemas';
import { isAssetPath } from '../../links/site-address';
import { normalisePath } from '../../paths/page-path';
import type { Draft } from '../draft';
import { redirectKey, refusal } from '../keys';
import { bindLinks } from '../links';
import { pathsOf } from './all-paths';
import { requirePage } from './sections';

/** Lets an old path lead to a page, or no longer. */
export function setRedirect(draft: Draft, edit: z.infer<typeof schemas.setRedirectSchema>): void {
  const from = normalisePath(edit.from);
  const key = redirectKey(from);
  if (edit.page === null) {
    if (!draft.values.has(key)) return;
    draft.transact(() => {
      bindLinks(draft);
      draft.values.delete(key);
    });
    return;
  }
  const { page } = edit;
  requirePage(draft, page);
  if (isAssetPath(from))
    throw refusal(
      ['from'],
      `The site has a file at ${from}: a redirect there would never be used.`,
    );
  if (pathsOf(draft).some((path) => normalisePath(path) === from))
    throw refusal(
      ['from'],
      `A page has the address ${from}: a redirect there would never be used.`,
    );
  draft.transact(() => {
    if (draft.values.has(key)) bindLinks(draft);
    draft.values.set(key, page);
  });
}
