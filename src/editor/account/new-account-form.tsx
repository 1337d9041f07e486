import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { LinkAnswer, SetUpRequest } from '../../core/api/account';
import { emailMessage } from '../ui/email-message';
import { api, fieldErrorsOf, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { Entrance } from './entrance';
import { NewPasswordField } from './new-password-field';
import { passwordProblem } from './password-rule';
import { signIn } from './sign-in';
import { say, term } from '../words/say';
import styles from './entrance.module.css';

const LEADS: Record<LinkAnswer['kind'], string> = {
  first: term(
    'Create the account that owns this installation. You will find a sample site inside.',
  ),
  'sign-up': term('Choose a password, and you are in.'),
  invitation: term('Choose a password, and you can edit the site.'),
};

/** Makes the account of a link. An invitation's e-mail stands: the link was sent there. */
export function NewAccountForm(props: {
  token: string;
  link: LinkAnswer;
  title: string;
  /** True when it begins to be made, false when that failed. */
  onBegin: (isMaking: boolean) => void;
  onMade: () => void;
}) {
  const { token, link, title, onBegin, onMade } = props;
  const [values, setValues] = useState({ name: '', email: link.email ?? '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: SetUpRequest) => {
      await api.post('/setup', request);
      await signIn({ email: request.email, password: request.password });
    },
    onMutate: () => onBegin(true),
    onSuccess: onMade,
    onError: () => onBegin(false),
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
  return (
    <Entrance title={title} lead={say(LEADS[link.kind])}>
      <form onSubmit={handleSubmit} noValidate>
        {error !== null && Object.keys(serverProblems(error)).length === 0 && (
          <Notice>{messageOf(error)}</Notice>
        )}
        <Field
          label={say('Your name')}
          autoComplete="name"
          {...field('name')}
          hint={say('Others see it when you edit.')}
        />
        {link.email === null ? (
          <Field
            label={say('E-mail')}
            type="email"
            autoComplete="username"
            {...field('email')}
            isRequired
          />
        ) : (
          <p className={styles['fixed']}>
            <span>{say('E-mail')}</span>
            <strong>{link.email}</strong>
            {/* For what keeps passwords: whose it is. */}
            <input type="hidden" name="email" autoComplete="username" value={link.email} />
          </p>
        )}
        <NewPasswordField label={say('Password')} {...field('password')} />
        <Button type="submit" variant="primary" isWide>
          {isPending ? say('Creating…') : say('Create account')}
        </Button>
      </form>
    </Entrance>
  );
}

type Problems = Partial<Record<'name' | 'email' | 'password', string>>;

function problemsOf({ email, password }: { email: string; password: string }): Problems {
  const ofEmail = emailMessage(email.trim());
  const ofPassword = passwordProblem(password);
  return {
    ...(ofEmail === undefined ? {} : { email: ofEmail }),
    ...(ofPassword === undefined ? {} : { password: ofPassword }),
  };
}

function serverProblems(error: unknown): Problems {
  const known = fieldErrorsOf(error).filter(({ path }) =>
    ['name', 'email', 'password'].includes(path),
  );
  return Object.fromEntries(known.map(({ path, message }) => [path, message]));
}
