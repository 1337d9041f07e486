/**
 * The token of a shared-editing link (spec section 6). It stands in the address that a guest opens, else in that of the
 * window around this one; the tab's history keeps it, entry by entry. Another address typed into the tab begins anew.
 */
import type { KeptToken } from '../../core/api/early-connection';

let token = tokenIn(location.search) ?? tokenAround() ?? (history.state as KeptToken)?.authHash;
if (token !== undefined) keepToken();
// An older entry may still hold a token that was forgotten since.
window.addEventListener('popstate', keepToken);

/** What an entry of the history keeps for a guest; null for whoever has an account. */
export function tokenState(): KeptToken {
  return token === undefined ? null : { authHash: token };
}

function keepToken(): void {
  history.replaceState(tokenState(), '');
}

/** The tab's token; undefined for whoever has an account. */
export function sharedEditingToken(): string | undefined {
  return token;
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
  keepToken();
}
