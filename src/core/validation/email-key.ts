/**
 * One form for all the ways to write an e-mail address: two addresses with the same key reach the same person. Case
 * doesn't count, and neither does whether the domain is written in its own letters or in ASCII (IDNA).
 */
export function emailKey(address: string): string {
  const trimmed = address.trim().normalize('NFC');
  const at = trimmed.lastIndexOf('@');
  return `${trimmed.slice(0, at + 1).toLowerCase()}${asciiDomain(trimmed.slice(at + 1))}`;
}

/** A domain as the mail system knows it; what is none stays as it is. */
export function asciiDomain(domain: string): string {
  try {
    // The URL standard's host parser is the one that browsers and servers share.
    return new URL(`http://${domain}`).hostname || domain.toLowerCase();
  } catch {
    return domain.toLowerCase();
  }
}
