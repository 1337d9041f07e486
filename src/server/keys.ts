import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** A new id: letters and digits, safe in addresses, element ids and host names. Starts with a letter. */
export function newId(): string {
  const bytes = randomBytes(ID_LENGTH);
  return Array.from(bytes, (byte, index) => ID_LETTERS[byte % (index === 0 ? 26 : 36)]).join('');
}

/** A new token that gives somebody a right: 256 random bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. Tokens are random, so that a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** What is stored of an address or an e-mail where only equality matters. Without the secret nobody can try values. */
export function pseudonym(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}

/** Signs a value for one purpose. */
export function sign(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}

/** Compares in a time that doesn't depend on how much is equal. */
export function isSame(first: string, second: string): boolean {
  const a = Buffer.from(first);
  const b = Buffer.from(second);
  return a.length === b.length && timingSafeEqual(a, b);
}
