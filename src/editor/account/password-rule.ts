import { isPasswordLongEnough, PASSWORD_MIN_CHARACTERS } from '../../core/validation/password';
import { say } from '../words/say';

/** What is wrong with a new password; undefined while it is fine. */
export function passwordProblem(password: string): string | undefined {
  return isPasswordLongEnough(password)
    ? undefined
    : say('Use at least {min} characters.', { min: PASSWORD_MIN_CHARACTERS });
}
