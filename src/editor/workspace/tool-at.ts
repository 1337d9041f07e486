import { editPath } from '../editing/edit-path';
import type { ToolTarget } from './ui-state';

/** The dialog for what is chosen, not written, at a place of the page; null where the page shows nothing of the kind. */
export function toolAt(
  canvas: Document,
  record: string,
  path: readonly string[],
): ToolTarget | null {
  const at = [record, ...path].join('/');
  for (const element of canvas.querySelectorAll<HTMLElement>(
    '[data-edits][data-key], [data-link]',
  )) {
    // A menu that is closed, a slide that is not in view.
    if (element.getClientRects().length === 0) continue;
    const { edits, key, link } = element.dataset;
    if (key !== undefined && isAbout(edits, editPath(key), at))
      return { kind: edits as ToolTarget['kind'], key, element };
    const linkKey = `${element.closest<HTMLElement>('[data-section]')?.dataset['at']}/${link}`;
    if (link !== undefined && editPath(linkKey) === at)
      return { kind: 'link', key: linkKey, element };
  }
  return null;
}

/** An entry's dialog holds all of it. */
function isAbout(edits: string | undefined, key: string, at: string): boolean {
  return key === at || (edits === 'entry' && at.startsWith(`${key}/`));
}
