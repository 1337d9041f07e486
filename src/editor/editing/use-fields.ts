import { recordFields } from '../../core/draft/keys';
import type { Fields } from '../../core/fields/field';
import { useSection } from '../../parts/section-context';
import { useEditing } from './editing-context';

const NONE: Fields = {};

/** The fields of the section around a part, or of the record of the site that it stands in. */
export function useFields(): Fields {
  const { id, section } = useSection();
  const { draft } = useEditing().draft;
  return draft.catalogue.get(section)?.fields ?? recordFields(id) ?? NONE;
}
