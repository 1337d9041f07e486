/** Which files a static export has: every address of a release, as a file that any web server finds. */
import type { Language, Release } from '../../core/document/document';
import { canonicalPath } from '../../core/paths/page-path';
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
  const taken = new Set<string>();
  const redirect = (address: string, to: string, language: Language) => {
    // An old address such as /shop.html was a file, and is asked for as one.
    const from = address.replace(/(\.html?)\/$/i, '$1');
    const file = fileOf(from);
    if (from === to || taken.has(file)) return;
    taken.add(file);
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
      if (taken.has(file)) continue;
      taken.add(file);
      plan.pages.push({ file, language, path });
    }
    plan.pages.push({ file: `${prefix}/404.html`.slice(1), language, path: null });
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

/** The file that a plain web server answers an address with. */
function fileOf(address: string): string {
  const path = address.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
