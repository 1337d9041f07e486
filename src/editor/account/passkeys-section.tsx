import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyAnswer } from '../../core/api/account-security';
import { api, messageOf } from '../app/api';
import { Button, IconButton } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { LargeDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { AccountSection } from './account-section';
import { securityQuery } from './account-queries';
import { deviceName } from './device-name';
import { knowsPasskeys, makePasskey, passkeyProblem } from './passkey';
import { PasswordPrompt } from './password-prompt';
import { RenamePasskey } from './rename-passkey';
import { dayText } from './times';
import { say } from '../words/say';
import styles from './account.module.css';

/** Keys on one's devices, with which one comes in without a password. */
export function PasskeysSection() {
  const client = useQueryClient();
  const { data } = useQuery(securityQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<PasskeyAnswer | null>(null);
  const [removed, setRemoved] = useState<PasskeyAnswer | null>(null);
  const [name, setName] = useState('');
  const refresh = () => client.invalidateQueries({ queryKey: securityQuery.queryKey });
  const removal = useMutation({
    mutationFn: (id: string) => api.delete(`/account/passkeys/${encodeURIComponent(id)}`),
    onSettled: refresh,
  });
  const add = async (password: string) => {
    const options = await api.post<Record<string, unknown>>('/account/passkeys/options', {
      password,
    });
    const response = await makePasskey(options);
    await api.post('/account/passkeys', { name: name.trim() || suggestion(), response });
    await refresh();
  };
  return (
    <AccountSection
      title={say('Passkeys')}
      about={say(
        'Your fingerprint, your face or your device’s PIN in place of the password. A passkey takes no code besides.',
      )}
    >
      {removal.error !== null && <Notice>{messageOf(removal.error)}</Notice>}
      {data !== undefined && data.passkeys.length > 0 && (
        <ul className={styles['list']}>
          {data.passkeys.map((passkey) => (
            <li key={passkey.id} className={styles['item']}>
              <KeyRound aria-hidden="true" />
              <div>
                <strong>{passkey.name}</strong>
                <small>{describe(passkey)}</small>
              </div>
              <IconButton
                label={say('Rename {name}', { name: passkey.name })}
                onPress={() => setRenamed(passkey)}
              >
                <Pencil />
              </IconButton>
              <IconButton
                label={say('Remove {name}', { name: passkey.name })}
                onPress={() => setRemoved(passkey)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <div>
          <Button
            onPress={() => {
              setName(suggestion());
              setIsAdding(true);
            }}
          >
            {say('Add a passkey')}
          </Button>
        </div>
      ) : (
        <p className={styles['muted']}>
          {say('This browser can’t use passkeys here. They need https, or the machine itself.')}
        </p>
      )}
      <PasswordPrompt
        title={say('Add a passkey')}
        action={say('Continue')}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        run={add}
        wordsFor={passkeyProblem}
      >
        <p>{say('Your browser asks you for it next.')}</p>
        <Field
          label={say('Its name')}
          name="passkey-name"
          value={name}
          onChange={setName}
          maxLength={100}
        />
      </PasswordPrompt>
      <LargeDialog
        title={say('Rename the passkey')}
        isNarrow
        isOpen={renamed !== null}
        onOpenChange={() => setRenamed(null)}
      >
        {renamed && (
          <RenamePasskey
            passkey={renamed}
            onDone={async () => {
              await refresh();
              setRenamed(null);
            }}
          />
        )}
      </LargeDialog>
      <Confirm
        title={say('Remove {name}?', { name: removed?.name ?? '' })}
        action={say('Remove')}
        isDangerous
        isOpen={removed !== null}
        onConfirm={() => removed && removal.mutate(removed.id)}
        onClose={() => setRemoved(null)}
      >
        <p>
          {say(
            'It opens your account no more. Your device may go on listing it; delete it there, too.',
          )}
        </p>
      </Confirm>
    </AccountSection>
  );
}

const suggestion = () => deviceName(navigator.userAgent);

function describe({ createdAt, isBackedUp }: PasskeyAnswer): string {
  const added = createdAt === null ? '' : say('Added {day}', { day: dayText(createdAt) });
  return [added, isBackedUp ? say('kept by its maker, too') : say('on one device only')]
    .filter((part) => part !== '')
    .join(' · ');
}
