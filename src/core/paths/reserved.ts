/**
 * Names at a site's root that belong to the product: no page takes them. What an output writes at the root, the server
 * or a static export, has its name here, and the writers take it from here.
 */

/** Folders whose addresses are files. */
const FILE_FOLDERS: ReadonlySet<string> = new Set(['api', 'static', 'assets', 'media']);

/** Files at the root by what they are for. */
export const ROOT_FILES = {
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  llms: 'llms.txt',
  favicon: 'favicon.ico',
  manifest: 'manifest.webmanifest',
  notFound: '404.html',
  /** What static hosts read. */
  redirects: '_redirects',
  headers: '_headers',
} as const;

const ROOT_FILE_NAMES: ReadonlySet<string> = new Set(Object.values(ROOT_FILES));

/** Whether a path (with its leading slash, without a trailing one) is served as a file, not as a page. */
export function isFilePath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 ? ROOT_FILE_NAMES.has(first) : FILE_FOLDERS.has(first);
}

// The root's own document under its other names; the builder's documents; and what looks like the product's own:
// nobody should be led to believe that it is.
const RESERVED: ReadonlySet<string> = new Set([
  ...['index.html', 'index.htm', 'canvas.html', 'editor.html'],
  ...['admin', 'system'],
]);

/** Whether a page's first segment belongs to the product, in whatever letters it is written; hidden names do too. */
export function isReservedSegment(segment: string): boolean {
  // Disks that don't tell letter case apart take some letters for one: the long s is one of them.
  const name = foldCase(segment.normalize('NFKC'));
  return (
    FILE_FOLDERS.has(name) ||
    ROOT_FILE_NAMES.has(name) ||
    RESERVED.has(name) ||
    name.startsWith('.')
  );
}

/** A name without its letter case: two that fold to one are the same name. */
export function foldCase(name: string): string {
  return name.toUpperCase().toLowerCase();
}
