/** What a form without script comes back with: true of that one page view only. */
const SENT = /[?&]sent=1(?:&|#|$)/;
const START = Buffer.from('<html ');
const MARK = Buffer.from('data-sent ');
/** Of the page as the cache has it, not of the marked one. */
const OTHER = new Set(['etag', 'cache-control', 'content-length', 'content-encoding']);

/** Whether an address is that of a page to which a form without script went back. */
export function isSentAddress(url: string | undefined): boolean {
  return url !== undefined && SENT.test(url);
}

/**
 * The page with the mark by which its style shows that a form was sent, with scripts off. Made from the page in the cache and never
 * kept itself: whatever stands in the query, the cache holds a page once.
 */
export function sentPage(page: { bytes: Buffer; headers: readonly string[] }): {
  headers: string[];
  bytes: Buffer;
} {
  const at = page.bytes.indexOf(START) + START.length;
  const bytes = Buffer.concat([page.bytes.subarray(0, at), MARK, page.bytes.subarray(at)]);
  const kept = page.headers.flatMap((name, index, all) =>
    index % 2 === 0 && !OTHER.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
  );
  return {
    headers: [...kept, 'cache-control', 'private, no-store', 'content-length', `${bytes.length}`],
    bytes,
  };
}
