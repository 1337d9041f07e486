/** The edits of a new page that comes from no template, and of its link in the site's menu. */
import { navigationFields } from '../../core/document/records';
import { siteEdit } from '../../core/draft/edits/site-edits';
import type { OwnEdit } from '../../core/draft/history';
import { fieldAt } from '../../core/fields/field';
import { cutText } from '../../core/text/cut-text';
import { pathAsName } from '../workspace/place-name';

export interface NewPage {
  page: string;
  path: string;
  title: string;
}

/** Where the menu's links are. */
export const MENU = 'navigation/header';

/** So many links the menu has at most. */
export const MENU_MAX =
  navigationFields.header.meta.kind === 'list' ? navigationFields.header.meta.max : 0;

/** The page shown, once more. */
export function copyEdits(from: string, { page, path, title }: NewPage): OwnEdit[] {
  const copy = siteEdit({ edit: 'duplicatePage', page: from, id: page, values: { path } });
  if (title === '') return [copy];
  return [copy, siteEdit({ edit: 'setPage', page, values: { meta: { title } } })];
}

/** The page's link at the end of the menu, called as the page is. */
export function menuEdit({ path, title }: NewPage): OwnEdit {
  const field = fieldAt(navigationFields, ['header', 'new', 'text']);
  const max = field?.meta.kind === 'text' ? field.meta.max : 0;
  return {
    edit: 'addItem',
    scope: 'navigation',
    path: ['header'],
    value: { text: cutText(title || pathAsName(path), max).trim(), link: path },
  };
}
