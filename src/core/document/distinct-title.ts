/**
 * A page's title as it stands among those of other pages: with its path where several have it. Empty where it has none.
 * @param titles of all pages that are told apart, its own among them
 */
export function distinctTitle(
  { title, path }: { title: string; path: string },
  titles: readonly string[],
): string {
  const words = title.trim();
  const isShared = titles.filter((one) => one.trim() === words).length > 1;
  return isShared && words !== '' ? `${words} (${path})` : words;
}
