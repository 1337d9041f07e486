/** What a search looks through and for: letters without regard to case or width, in every script. */
export function searchText(...parts: readonly string[]): string {
  return parts.join('\n').normalize('NFKC').toLowerCase();
}
