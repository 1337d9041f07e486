import * as Y from 'yjs';
import type { Catalogue } from '../../core/catalogue/section';
import { Draft } from '../../core/draft/draft';
import { migrateDraft } from '../../core/draft/migrate-draft';
import { isNewer } from './room';

/**
 * The update that brings a draft's sections to the versions that this program knows; null where they are. The draft itself stays as it is:
 * what isn't stored isn't there.
 */
export function renewal(doc: Y.Doc, catalogue: Catalogue): Uint8Array | null {
  if (isNewer(doc)) return null;
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  const before = Y.encodeStateVector(copy);
  return migrateDraft(new Draft(copy, catalogue)) ? Y.encodeStateAsUpdate(copy, before) : null;
}
