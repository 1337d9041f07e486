/** Old addresses that lead to a page: an owner's own, for a site that was elsewhere before. Renaming a page makes them by itself. */
import * as z from 'zod/mini';
import { normalisePath } from '../../paths/page-path';
import type { Draft } from '../draft';
import { redirectKey, refusal } from '../keys';
import { pathsOf } from './pages';
import { requirePage } from './sections';

export const setRedirectSchema = z.strictObject({
  edit: z.literal('setRedirect'),
  from: z.string().check(z.maxLength(2048)),
  /** The page to which the path leads; null takes the redirect away. */
  page: z.nullable(z.string()),
});
/** Lets an old path lead to a page, or no longer. */
export function setRedirect(draft: Draft, edit: z.infer<typeof setRedirectSchema>): void {
  const from = normalisePath(edit.from);
  const key = redirectKey(from);
  if (edit.page === null) {
    if (draft.values.has(key)) draft.transact(() => draft.values.delete(key));
    return;
  }
  const { page } = edit;
  requirePage(draft, page);
  if (pathsOf(draft).some((path) => normalisePath(path) === from))
    throw refusal(
      ['from'],
      `A page has the address ${from}: a redirect there would never be used.`,
    );
  draft.transact(() => draft.values.set(key, page));
}
