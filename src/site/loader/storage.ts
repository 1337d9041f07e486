/** The browser's storage, which some visitors' settings refuse even to be touched. */

/** The value under a key; null where there is none or the storage is refused. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value where that is allowed. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Refused: the choice then holds for the cookie only.
  }
}

/** The value of a cookie; null where there is none. */
export function readCookie(name: string): string | null {
  try {
    const found = document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${encodeURIComponent(name)}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(found.indexOf('=') + 1));
  } catch {
    return null;
  }
}
