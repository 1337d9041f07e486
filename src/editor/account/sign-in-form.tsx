import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { isUnauthorized, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { Entrance } from './entrance';
import { signIn } from './sign-in';

/** The door of the builder. */
export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: signIn });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ email: email.trim(), password });
  };
  return (
    <Entrance title="Sign in" lead="To the sites that stand on this installation.">
      <form onSubmit={handleSubmit}>
        {error !== null && (
          <Notice>
            {isUnauthorized(error) ? 'The e-mail or the password is wrong.' : messageOf(error)}
          </Notice>
        )}
        <Field
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          isRequired
        />
        <Field
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
        />
        <Button type="submit" variant="primary" isWide>
          {isPending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </Entrance>
  );
}
