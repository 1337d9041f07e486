import type { Fields } from '../../core/fields/field';
import { useSection } from '../../parts/section-context';
import { useEditing } from './editing-context';

const NONE: Fields = {};

/** The fields of the section around a part. */
export function useFields(): Fields {
  const { section } = useSection();
  return useEditing().draft.draft.catalogue.get(section)?.fields ?? NONE;
}
