/**
 * The token of a shared-editing link (spec section 6). It stands in the address that a guest opens; it is kept for
 * the tab, so that moving between pages and reloading don't lose it.
 */
const KEY = 'plinth.authHash';

let token = readToken();

/** The tab's token; undefined for whoever has an account. */
export function sharedEditingToken(): string | undefined {
  return token;
}

function readToken(): string | undefined {
  const fromAddress = new URLSearchParams(location.search).get('authHash');
  try {
    if (fromAddress) sessionStorage.setItem(KEY, fromAddress);
    return fromAddress ?? sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // Storage may be forbidden: then the token lasts as long as the page.
    return fromAddress ?? undefined;
  }
}

/** Forgets the token: somebody signs in with an account of their own. */
export function forgetSharedEditing(): void {
  token = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
