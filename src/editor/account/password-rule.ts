import { say } from '../words/say';

/** Least characters of a password (docs: OWNER_PASSWORD). */

export const PASSWORD_MIN = 10;

/** What is wrong with a new password; undefined while it is fine. */
export function passwordProblem(password: string): string | undefined {
  return [...password].length >= PASSWORD_MIN
    ? undefined
    : say('Use at least {min} characters.', { min: PASSWORD_MIN });
}
