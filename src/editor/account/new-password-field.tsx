import { PASSWORD_MIN_CHARACTERS } from '../../core/validation/password';
import { Field } from '../ui/field';
import { say } from '../words/say';

/** The field in which a new password is chosen, with its rule. */
export function NewPasswordField(props: {
  label: string;
  name?: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}) {
  return (
    <Field
      name="password"
      {...props}
      type="password"
      autoComplete="new-password"
      hint={say('At least {min} characters.', { min: PASSWORD_MIN_CHARACTERS })}
      isRequired
    />
  );
}
