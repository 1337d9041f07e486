/**
 * A request's address with a path that can be decoded. Where it can't ("/100%", bytes that are no UTF-8), every percent sign stands
 * for itself: such an address leads nowhere, and is answered as any other that does.
 */
export function readableAddress(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
