import type { Edit } from '../../core/draft/edits/edit';

/** Records that a text belongs to besides components: their names say which. */
const IS_SCOPE = /^(?:settings|navigation|widgets|page:.+)$/;

/** The edit that writes a translation, from its text's key ("packages/plans/#loto-basic/cardTitle"). */
export function translationEdit(lang: string, key: string, text: string): Edit {
  const [record = '', ...segments] = key.split('/');
  const path = segments.map((segment) => segment.replace(/^#/, ''));
  const target = IS_SCOPE.test(record) ? { scope: record } : { component: record };
  return { edit: 'setText', ...target, path, text, lang };
}
