import { emailProblem } from '../../core/validation/is-email';
import { say } from '../words/say';

/** What is wrong with an e-mail address that is typed, in the interface's language. */
export function emailMessage(email: string): string | undefined {
  switch (emailProblem(email)) {
    case 'email':
      return say('Please enter a valid email');
    case 'tooLong':
      return say('Please make this text shorter');
    case undefined:
      return undefined;
  }
}
