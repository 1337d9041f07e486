import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RecoveryCodesAnswer, TwoFactorBegunAnswer } from '../../core/api/account-security';
import { api, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { LargeDialog } from '../ui/dialog';
import { Notice, Skeleton } from '../ui/notice';
import { AccountSection } from './account-section';
import { securityQuery } from './account-queries';
import { PasswordPrompt } from './password-prompt';
import { RecoveryCodes } from './recovery-codes';
import { say, sayCount } from '../words/say';
import styles from './account.module.css';

/** It draws the QR code, which few people ever need. */
const TwoFactorSetup = lazy(async () => ({
  default: (await import('./two-factor-setup')).TwoFactorSetup,
}));

type Asked = 'on' | 'off' | 'codes' | null;

/** Fewer than these, and somebody should make new ones. */
const FEW_CODES = 3;

/** A second factor at sign-in: a code of an app. */
export function TwoFactorSection() {
  const client = useQueryClient();
  const { data, error } = useQuery(securityQuery);
  const [asked, setAsked] = useState<Asked>(null);
  const [begun, setBegun] = useState<TwoFactorBegunAnswer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['account'] });
  const close = () => setAsked(null);
  return (
    <AccountSection
      title={say('Two-factor sign-in')}
      about={say(
        'With it, signing in takes a code of your phone besides the password. Whoever learns the password alone stays out.',
      )}
    >
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      {data === undefined && error === null && <Skeleton width="200px" />}
      {data && (
        <State
          isOn={data.twoFactor.isOn}
          codesLeft={data.twoFactor.recoveryCodesLeft}
          onAsk={setAsked}
        />
      )}
      <PasswordPrompt
        title={say('Turn on two-factor sign-in')}
        action={say('Continue')}
        isOpen={asked === 'on'}
        onClose={close}
        run={async (password) =>
          setBegun(await api.post<TwoFactorBegunAnswer>('/account/two-factor', { password }))
        }
      >
        <p>{say('You will need an app for codes on your phone.')}</p>
      </PasswordPrompt>
      <PasswordPrompt
        title={say('Turn off two-factor sign-in?')}
        action={say('Turn off')}
        isDangerous
        isOpen={asked === 'off'}
        onClose={close}
        run={async (password) => {
          await api.post('/account/two-factor/disable', { password });
          await refresh();
        }}
      >
        <p>{say('The password alone will be enough again. Your recovery codes stop working.')}</p>
      </PasswordPrompt>
      <PasswordPrompt
        title={say('Make new recovery codes?')}
        action={say('Make new codes')}
        isOpen={asked === 'codes'}
        onClose={close}
        run={async (password) => {
          const path = '/account/two-factor/recovery-codes';
          setCodes((await api.post<RecoveryCodesAnswer>(path, { password })).recoveryCodes);
          await refresh();
        }}
      >
        <p>{say('The codes that you have stop working.')}</p>
      </PasswordPrompt>
      <LargeDialog
        title={say('Your app for codes')}
        isNarrow
        isOpen={begun !== null}
        onOpenChange={() => setBegun(null)}
      >
        {begun && (
          <Suspense fallback={<Skeleton height={320} />}>
            <TwoFactorSetup
              begun={begun}
              onConfirmed={() => {
                setCodes(begun.recoveryCodes);
                setBegun(null);
                void refresh();
              }}
            />
          </Suspense>
        )}
      </LargeDialog>
      <LargeDialog
        title={say('Your recovery codes')}
        isNarrow
        isOpen={codes !== null}
        onOpenChange={() => setCodes(null)}
      >
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      </LargeDialog>
    </AccountSection>
  );
}

function State(props: { isOn: boolean; codesLeft: number; onAsk: (asked: Asked) => void }) {
  const { isOn, codesLeft, onAsk } = props;
  if (!isOn) {
    return (
      <>
        <p className={styles['state']}>
          <ShieldOff />
          {say('Off')}
        </p>
        <div>
          <Button onPress={() => onAsk('on')}>{say('Turn on')}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles['state']} data-on="">
        <ShieldCheck />
        {say('On')}
      </p>
      <p className={codesLeft < FEW_CODES ? styles['warning'] : styles['muted']}>
        {codesLeft === 0
          ? say('No recovery code is left. Make new ones.')
          : sayCount(codesLeft, {
              one: '{count} recovery code is left.',
              other: '{count} recovery codes are left.',
            })}
      </p>
      <div className={styles['row']}>
        <Button onPress={() => onAsk('codes')}>{say('New recovery codes')}</Button>
        <Button variant="danger" onPress={() => onAsk('off')}>
          {say('Turn off')}
        </Button>
      </div>
    </>
  );
}
