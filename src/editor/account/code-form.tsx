import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Toggle } from '../ui/choice';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { Entrance } from './entrance';
import { giveCode } from './sign-in';
import { say } from '../words/say';
import styles from './entrance.module.css';

/** The second step of signing in: a code of the app, or one of the recovery codes. */
export function CodeForm(props: {
  onSignedIn?: (() => void) | undefined;
  onStartAgain: () => void;
}) {
  const { onSignedIn, onStartAgain } = props;
  const [isRecovery, setIsRecovery] = useState(false);
  const [isTrusted, setIsTrusted] = useState(false);
  const [code, setCode] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: giveCode,
    onSuccess: onSignedIn,
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ code, isRecovery, isTrusted });
  };
  const lead = isRecovery
    ? say('Each of the codes that you kept works once.')
    : say('Open your app for codes and type the six digits that it shows for Plinth.');
  return (
    <Entrance title={isRecovery ? say('Use a recovery code') : say('Type the code')} lead={lead}>
      <form onSubmit={handleSubmit}>
        {error !== null && <Notice>{messageOf(error)}</Notice>}
        <Field
          key={String(isRecovery)}
          label={isRecovery ? say('Recovery code') : say('Code')}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          isRequired
          takesFocus
        />
        <Toggle
          label={say('Don’t ask on this device for 30 days')}
          value={isTrusted}
          onChange={setIsTrusted}
        />
        <Button type="submit" variant="primary" isWide>
          {isPending ? say('Checking…') : say('Continue')}
        </Button>
      </form>
      <div className={styles['others']}>
        <Button
          variant="quiet"
          onPress={() => {
            reset();
            setCode('');
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? say('Use the app instead') : say('Use a recovery code')}
        </Button>
        <Button variant="quiet" onPress={onStartAgain}>
          {say('Start again')}
        </Button>
      </div>
    </Entrance>
  );
}
