/** Which files a static export has: every address of a release, as a file that any web server finds. */
import type { Language, Release } from '../../core/document/document';
import { isAssetPath } from '../../core/links/site-address';
import { canonicalPath } from '../../core/paths/page-path';
import { foldCase, ROOT_FILES } from '../../core/paths/reserved';
import { pagePathIn, shownLanguages } from '../../core/translation/page-paths';

export interface PlannedPage {
  file: string;
  language: Language;
  /** The page's path as the document has it in the language; null for the page of what is missing. */
  path: string | null;
}

export interface PlannedRedirect {
  /** Addresses inside the site, without the route base. */
  from: string;
  to: string;
  file: string;
  language: Language;
}

export interface StaticPlan {
  pages: PlannedPage[];
  redirects: PlannedRedirect[];
}

/** The addresses of a release. The primary language answers with and without its prefix, as on the server. */
export function planStatic(release: Pick<Release, 'document' | 'translations'>): StaticPlan {
  const plan: StaticPlan = { pages: [], redirects: [] };
  const { notFound, ...rootFiles } = ROOT_FILES;
  const names = new FileNames(Object.values(rootFiles));
  const redirect = (address: string, to: string, language: Language) => {
    // An old address such as /shop.html was a file, and is asked for as one.
    const from = address.replace(/(\.html?)\/$/i, '$1');
    const file = fileOf(from);
    if (from === to || isAssetPath(from) || !names.take(file)) return;
    plan.redirects.push({ from, to, file, language });
  };
  const rooms = shownLanguages(release.document).flatMap((language) => {
    const prefixed = { language, prefix: `/${language.code}` };
    return language.isPrimary ? [{ language, prefix: '' }, prefixed] : [prefixed];
  });
  for (const { language, prefix } of rooms) {
    for (const page of release.document.pages) {
      const path = pagePathIn(page, language, release.translations);
      const file = fileOf(prefix + canonicalPath(path));
      if (names.take(file)) plan.pages.push({ file, language, path });
    }
    const missing = `${prefix}/${notFound}`.slice(1);
    if (names.take(missing)) plan.pages.push({ file: missing, language, path: null });
  }
  for (const { language, prefix } of rooms) {
    for (const page of release.document.pages) {
      const address = prefix + canonicalPath(pagePathIn(page, language, release.translations));
      redirect(prefix + canonicalPath(page.path), address, language);
      for (const { from } of release.document.redirects.filter((one) => one.page === page.id))
        redirect(prefix + canonicalPath(from), address, language);
    }
  }
  return plan;
}

/** The names that an export has: never one twice, and none as a file and a folder, on disks without letter case either. */
class FileNames {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();

  constructor(files: readonly string[]) {
    for (const file of files) this.take(file);
  }

  /** Whether a file can have this name; then it has it. */
  take(file: string): boolean {
    const name = foldCase(file);
    const folders = name.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    const isTaken =
      this.#files.has(name) ||
      this.#folders.has(name) ||
      folders.some((folder) => this.#files.has(folder));
    if (isTaken) return false;
    this.#files.add(name);
    for (const folder of folders) this.#folders.add(folder);
    return true;
  }
}

/** The file that a plain web server answers an address with. */
function fileOf(address: string): string {
  const path = address.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
