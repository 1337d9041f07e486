import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { fieldErrorAt, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { SmallDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { say } from '../words/say';
import styles from './account.module.css';

interface PasswordPromptProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the button does, in its word. */
  action: string;
  isDangerous?: boolean | undefined;
  isOpen: boolean;
  onClose: () => void;
  run: (password: string) => Promise<unknown>;
  /** What went wrong, in words, where it isn't the server's answer. */
  wordsFor?: ((error: unknown) => string) | undefined;
}

/** Asks for the password once more, before what a session alone is not enough for. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { title, isOpen, onClose } = props;
  return (
    <SmallDialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Content {...props} />
    </SmallDialog>
  );
}

function Content(props: PasswordPromptProps) {
  const { children, action, isDangerous = false, onClose, run, wordsFor = messageOf } = props;
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: run, onSuccess: onClose });
  const wrong = fieldErrorAt(error, 'password');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog lies in the tree of what opened it, which may be a form.
    event.stopPropagation();
    if (!isPending) mutate(password);
  };
  return (
    <form className={styles['prompt']} onSubmit={handleSubmit} noValidate>
      <div className={styles['words']}>{children}</div>
      {error !== null && wrong === undefined && <Notice>{wordsFor(error)}</Notice>}
      <Field
        label={say('Your password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          if (error !== null) reset();
        }}
        error={wrong}
        isRequired
        takesFocus
      />
      <div className={styles['answers']}>
        <Button variant="quiet" onPress={onClose}>
          {say('Cancel')}
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'}>
          {isPending ? say('One moment…') : action}
        </Button>
      </div>
    </form>
  );
}
