import { findExampleTexts } from '../../core/checks/example-texts';
import type { Draft } from '../../core/draft/draft';
import { readDocument } from '../../core/draft/read-document';
import { listTexts } from '../../core/translation/texts';
import { isExampleAddress } from '../../core/validation/example-address';
import type { SiteAnswer } from '../../core/api/site';
import { loadIsOfTemplate } from './load-is-example';

/**
 * Whether an owner is asked before a press on Publish makes a site public for the first time: it tells of the business of a template, or
 * its messages would go to an address of one.
 */
export async function isAskedFirst(
  draft: Draft,
  { currentRelease }: Pick<SiteAnswer, 'currentRelease'>,
): Promise<boolean> {
  if (currentRelease !== null) return false;
  const document = readDocument(draft);
  if (isExampleAddress(document.settings.contactEmail)) return true;
  return findExampleTexts(document, listTexts(draft), await loadIsOfTemplate()).length > 0;
}
