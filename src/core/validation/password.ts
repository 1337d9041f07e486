/** Fewest characters (code points) of a password, wherever one is chosen: product decision "accounts". */
export const PASSWORD_MIN_CHARACTERS = 10;

export function isPasswordLongEnough(password: string): boolean {
  return [...password].length >= PASSWORD_MIN_CHARACTERS;
}
