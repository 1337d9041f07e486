/**
 * A request's address with a path that can be decoded. Where it can't ("/100%", bytes that are no UTF-8), every percent sign stands
 * for itself: such an address leads nowhere, and is answered as any other that does.
 */
export function readableAddress(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  try {
    // The result is used: the bundler takes the call for one without effect, and would leave it out.
    return decodeURIComponent(path) === '' ? `/${url}` : url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
