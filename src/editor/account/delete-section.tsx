import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountAnswer } from '../../core/api/account';
import { api } from '../app/api';
import { navigate } from '../app/navigation';
import { sitesQuery } from '../app/queries';
import { Button } from '../ui/button';
import { AccountSection } from './account-section';
import { PasswordPrompt } from './password-prompt';
import { say } from '../words/say';
import styles from './account.module.css';

/** Leaving for good. */
export function DeleteSection({ account }: { account: AccountAnswer }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  if (account.isOperator) {
    return (
      <AccountSection title={say('Delete account')}>
        <p className={styles['muted']}>
          {say('This account runs the installation. It goes with the installation, not before.')}
        </p>
      </AccountSection>
    );
  }
  return (
    <AccountSection
      title={say('Delete account')}
      about={say('With your sites, your rights to others’ sites, and your name in what was noted.')}
    >
      <div>
        <Button variant="danger" onPress={() => setIsAsking(true)}>
          {say('Delete account…')}
        </Button>
      </div>
      <PasswordPrompt
        title={say('Delete your account?')}
        action={say('Delete account')}
        isDangerous
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        run={async (password) => {
          await api.post('/account/delete', { password });
          navigate({ to: '/' });
          await client.resetQueries();
        }}
      >
        <SitesThatGo />
      </PasswordPrompt>
    </AccountSection>
  );
}

function SitesThatGo() {
  const { data } = useQuery(sitesQuery);
  const own = (data ?? []).filter(({ right }) => right === 'own');
  const others = (data ?? []).length - own.length;
  return (
    <>
      {own.length > 0 ? (
        <>
          <p>{say('These sites go offline at once, and nobody can bring them back:')}</p>
          <ul>
            {own.map(({ id, name }) => (
              <li key={id}>
                <strong>{name}</strong>
              </li>
            ))}
          </ul>
          <p>{say('To keep one, export it first: its archive can be imported elsewhere.')}</p>
        </>
      ) : (
        <p>{say('You own no site.')}</p>
      )}
      {others > 0 && <p>{say('Sites of others that you edit stay.')}</p>}
    </>
  );
}
