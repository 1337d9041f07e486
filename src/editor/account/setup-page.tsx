import { useMutation } from '@tanstack/react-query';
import { Link, navigate } from '../app/navigation';
import { useState, type SubmitEvent } from 'react';
import type { SetUpRequest } from '../../core/api/account';
import { isEmail } from '../../core/validation/is-email';
import { api, fieldErrorsOf, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { Entrance } from './entrance';
import { signIn } from './sign-in';

/** Least characters of a password (docs: OWNER_PASSWORD). */
const PASSWORD_MIN = 10;

/** First start: whoever holds the one-time link makes the first account. */
export function SetupPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [values, setValues] = useState({ name: '', email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: SetUpRequest) => {
      await api.post('/setup', request);
      await signIn({ email: request.email, password: request.password });
    },
    onSuccess: () => navigate({ to: '/' }),
  });
  const problems = { ...serverProblems(error), ...(isChecked ? problemsOf(values) : {}) };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isPending || Object.keys(problemsOf(values)).length > 0) return;
    const name = values.name.trim();
    const email = values.email.trim();
    mutate({ token, email, password: values.password, ...(name === '' ? {} : { name }) });
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: problems[name],
  });
  if (token === '') {
    return (
      <Entrance
        title="This link is not complete"
        lead="Open the whole set-up link that the console printed when Plinth first started."
      >
        <Link to="/">Sign in instead</Link>
      </Entrance>
    );
  }
  return (
    <Entrance
      title="Lay the first stone"
      lead="Create the account that owns this installation. You will find a sample site inside."
    >
      <form onSubmit={handleSubmit} noValidate>
        {error !== null && Object.keys(serverProblems(error)).length === 0 && (
          <Notice>{messageOf(error)}</Notice>
        )}
        <Field
          label="Your name"
          autoComplete="name"
          {...field('name')}
          hint="Others see it when you edit."
        />
        <Field label="E-mail" type="email" autoComplete="username" {...field('email')} isRequired />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          {...field('password')}
          hint={`At least ${PASSWORD_MIN} characters.`}
          isRequired
        />
        <Button type="submit" variant="primary" isWide>
          {isPending ? 'Creating…' : 'Create account'}
        </Button>
      </form>
    </Entrance>
  );
}

type Problems = Partial<Record<'name' | 'email' | 'password', string>>;

function problemsOf({ email, password }: { email: string; password: string }): Problems {
  return {
    ...(isEmail(email.trim()) ? {} : { email: 'Please enter a valid email' }),
    ...(password.length >= PASSWORD_MIN
      ? {}
      : { password: `Use at least ${PASSWORD_MIN} characters.` }),
  };
}

function serverProblems(error: unknown): Problems {
  const known = fieldErrorsOf(error).filter(({ path }) =>
    ['name', 'email', 'password'].includes(path),
  );
  return Object.fromEntries(known.map(({ path, message }) => [path, message]));
}
