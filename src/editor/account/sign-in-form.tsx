import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { use, useState, type SubmitEvent } from 'react';
import { isUnauthorized, messageOf } from '../app/api';
import { Link } from '../app/navigation';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { installationQuery } from './account-queries';
import { CodeForm } from './code-form';
import { Entrance, InDialog } from './entrance';
import { knowsPasskeys, passkeyProblem } from './passkey';
import { signIn, signInWithPasskey } from './sign-in';
import { say } from '../words/say';
import styles from './entrance.module.css';

/** The door of the builder. */
export function SignInForm(props: {
  title?: string;
  lead?: string;
  /** Whose account it is to be, where that is known. */
  email?: string | undefined;
  onSignedIn?: (() => void) | undefined;
}) {
  const { title = say('Sign in'), lead = say('To the sites that stand on this installation.') } =
    props;
  const { onSignedIn } = props;
  // A dialog opens where it goes on: at the first field that is empty.
  const isInDialog = use(InDialog);
  const [email, setEmail] = useState(props.email ?? '');
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: signIn,
    onSuccess: (step) => {
      if (step === 'in') onSignedIn?.();
    },
  });
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: onSignedIn });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    passkey.reset();
    if (!isPending) mutate({ email: email.trim(), password });
  };
  if (data === 'code') {
    const startAgain = () => {
      setPassword('');
      reset();
    };
    return <CodeForm onSignedIn={onSignedIn} onStartAgain={startAgain} />;
  }
  return (
    <Entrance title={title} lead={lead}>
      <form onSubmit={handleSubmit}>
        {error !== null && (
          <Notice>
            {isUnauthorized(error) ? say('The e-mail or the password is wrong.') : messageOf(error)}
          </Notice>
        )}
        {passkey.error !== null && <Notice>{passkeyProblem(passkey.error)}</Notice>}
        <Field
          label={say('E-mail')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          isRequired
          takesFocus={isInDialog && !props.email}
        />
        <Field
          label={say('Password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
          takesFocus={isInDialog && Boolean(props.email)}
        />
        <Button type="submit" variant="primary" isWide>
          {isPending ? say('Signing in…') : say('Sign in')}
        </Button>
        {knowsPasskeys() && (
          <Button
            isWide
            isDisabled={passkey.isPending}
            onPress={() => {
              reset();
              passkey.mutate();
            }}
          >
            <KeyRound />
            {say('Use a passkey')}
          </Button>
        )}
      </form>
      <OtherWays />
    </Entrance>
  );
}

/** For whoever has no password, or not any more. */
function OtherWays() {
  const { data } = useQuery(installationQuery);
  return (
    <div className={styles['others']}>
      <a href="/sign-in?forgot">{say('Forgot your password?')}</a>
      {data?.isSignUpOpen === true && <Link to="/sign-up">{say('Make an account')}</Link>}
      {data?.isEmpty === true && (
        <p>{say('There is no account yet: open the set-up link that the console printed.')}</p>
      )}
    </div>
  );
}
