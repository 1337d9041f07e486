/** First segments and files that belong to the product itself; a page can't take them. */

/** First path segments whose addresses are files. */
const FILE_FOLDERS: ReadonlySet<string> = new Set(['api', 'static', 'assets', 'media']);

/** The product's own files at a site's root. */
const ROOT_FILES: ReadonlySet<string> = new Set([
  'sitemap.xml',
  'robots.txt',
  'favicon.ico',
  'llms.txt',
  'manifest.webmanifest',
  '404.html',
]);

/** Whether a path (with its leading slash, without a trailing one) is served as a file, not as a page. */
export function isFilePath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 ? ROOT_FILES.has(first) : FILE_FOLDERS.has(first);
}

// Looks like the product's own; nobody should be led to believe that it is.
const RESERVED: ReadonlySet<string> = new Set(['admin', 'system', 'index.html', 'index.htm']);

/** Whether a page's first segment belongs to the product, whatever its case; hidden names do too. */
export function isReservedSegment(segment: string): boolean {
  const lower = segment.toLowerCase();
  return (
    FILE_FOLDERS.has(lower) || ROOT_FILES.has(lower) || RESERVED.has(lower) || lower.startsWith('.')
  );
}
