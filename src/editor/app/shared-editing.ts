/**
 * The token of a shared-editing link (spec section 6). It stands in the address that a guest opens, else in that of the
 * window around this one; it is kept for the tab, so that moving between pages and reloading don't lose it.
 */
const KEY = 'plinth.authHash';

let token = readToken();

/** The tab's token; undefined for whoever has an account. */
export function sharedEditingToken(): string | undefined {
  return token;
}

function readToken(): string | undefined {
  const fromAddress = tokenIn(location.search) ?? tokenAround();
  try {
    if (fromAddress !== undefined) sessionStorage.setItem(KEY, fromAddress);
    return fromAddress ?? sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // Storage may be forbidden: then the token lasts as long as the page.
    return fromAddress;
  }
}

/** In a frame: what the window around it was opened with. */
function tokenAround(): string | undefined {
  if (window.parent === window) return undefined;
  try {
    return tokenIn(window.parent.location.search);
  } catch {
    // A window of another origin doesn't tell its address.
    return undefined;
  }
}

function tokenIn(query: string): string | undefined {
  return new URLSearchParams(query).get('authHash') || undefined;
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
