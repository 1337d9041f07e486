import { describe, expect, it } from 'vitest';
import { readDocument } from '../../core/draft/read-document';
import { readTranslations } from '../../core/draft/translations';
import type { Edit } from '../../core/draft/edits/edit';
import { edit, makeDraft, SITE } from '../../core/draft/testing/test-site';
import { ROOT_FILES } from '../../core/paths/reserved';
import { planStatic } from './static-plan';

/** Redirects that an earlier version took, or a merge brought: the edit of now would refuse some of them. */
function plan(paths: readonly string[], redirects: readonly string[]) {
  const draft = makeDraft(SITE);
  edit(draft, ...paths.map((path): Edit => ({ edit: 'addPage', values: { path } })), {
    edit: 'setLanguage',
    code: 'sv',
    values: { status: 'active' },
  });
  const document = readDocument(draft);
  return planStatic({
    document: { ...document, redirects: redirects.map((from) => ({ from, page: 'about' })) },
    translations: readTranslations(draft),
  });
}

describe('the plan of an export', () => {
  it('has no name twice, and none as a file and a folder, in whatever letters', () => {
    const { pages, redirects } = plan(
      ['/shop.html', '/v1.2/notes', '/faq'],
      [
        ...['/shop.html', '/Shop.html', '/v1.2/notes.html', '/faq.html', '/faq.HTML'],
        ...['/sitemap.xml', '/Robots.txt', '/_redirects', '/_headers', '/404.html', '/sv/404.html'],
        ...['/robots.txt/old', '/static/x', '/about/index.html', '/FAQ', '/old.html/more'],
        ...['/old.html', '/news/2019.html'],
      ],
    );
    const { notFound: _, ...rootFiles } = ROOT_FILES;
    const files = [
      ...Object.values(rootFiles),
      ...pages.map(({ file }) => file),
      ...redirects.map(({ file }) => file),
    ].map((file) => file.toLowerCase());
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    const folders = new Set(
      files.flatMap((file) =>
        file
          .split('/')
          .slice(0, -1)
          .map((_part, depth, parts) => parts.slice(0, depth + 1).join('/')),
      ),
    );
    expect(files.filter((file) => folders.has(file))).toEqual([]);
    expect(redirects.map(({ from }) => from)).toContain('/news/2019.html');
    expect(pages.map(({ file }) => file)).toContain('shop.html/index.html');
  });
});
