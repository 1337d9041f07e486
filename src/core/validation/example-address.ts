/** Domains that never exist: reserved for examples and tests (RFC 2606, RFC 6761). */
const RESERVED = /[@.](?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Whether mail to an address can reach nobody. */
export function isExampleAddress(email: string): boolean {
  return RESERVED.test(email.trim());
}
