import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { DomainAnswer } from '../../core/api/site';
import { typedDomain } from '../../core/validation/typed-email';
import { SignInForm } from '../account/sign-in-form';
import { api, fieldErrorsOf, isUnauthorized, messageOf } from '../app/api';
import { useParams } from '../app/navigation';
import { siteQuery } from '../app/queries';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { formatTime } from '../words/format';
import { say } from '../words/say';
import styles from './domains.module.css';
import { Confirmation, Pointing } from './domain-records';
import { SiteFrame } from './site-frame';

/** The site's own domains: what to set where, what has been found, and which one counts. */
export function DomainsPage() {
  const { siteId = '' } = useParams();
  const site = useQuery(siteQuery(siteId));
  const domains = useQuery({
    queryKey: ['domains', siteId],
    queryFn: () => api.get<DomainAnswer[]>(`/sites/${siteId}/domains`),
  });
  if (isUnauthorized(domains.error)) return <SignInForm />;
  return (
    <SiteFrame siteId={siteId} title={say('Domains')}>
      <p className={styles['lead']}>
        {say(
          'Show this site at a domain of your own: add it here, then set two records where you manage the domain. This address keeps working too:',
        )}{' '}
        {site.data && <a href={site.data.url}>{new URL(site.data.url).host}</a>}
      </p>
      {domains.error !== null && <Notice>{messageOf(domains.error)}</Notice>}
      {domains.isPending && <Skeleton height={120} />}
      <ul className={styles['list']}>
        {domains.data?.map((domain) => (
          <Domain key={domain.host} siteId={siteId} domain={domain} />
        ))}
      </ul>
      <AddDomain siteId={siteId} isFirst={domains.data?.length === 0} />
    </SiteFrame>
  );
}

function AddDomain({ siteId, isFirst }: { siteId: string; isFirst: boolean }) {
  const client = useQueryClient();
  const [host, setHost] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.post<DomainAnswer>(`/sites/${siteId}/domains`, { host: hostOf(host) }),
    onSuccess: async () => {
      setHost('');
      await client.invalidateQueries({ queryKey: ['domains', siteId] });
    },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && host.trim() !== '') mutate();
  };
  return (
    <form className={styles['add']} onSubmit={handleSubmit}>
      <Field
        label={isFirst ? say('Your domain') : say('Another domain')}
        placeholder="www.example.com"
        value={host}
        onChange={(value) => {
          // A field that is marked as wrong keeps the form from being sent: what was refused is forgotten at the next key.
          reset();
          setHost(value);
        }}
        error={error === null ? undefined : (fieldErrorsOf(error)[0]?.message ?? messageOf(error))}
        inputMode="url"
        isRequired
      />
      <Button type="submit" variant="primary" isDisabled={isPending}>
        {isPending ? say('Adding…') : say('Add domain')}
      </Button>
    </form>
  );
}

/** A domain as people paste it, with its letters as DNS has them. */
function hostOf(typed: string): string {
  const text = typed.trim();
  try {
    return new URL(/^https?:\/\//i.test(text) ? text : `http://${text}`).hostname;
  } catch {
    return text;
  }
}

function Domain({ siteId, domain }: { siteId: string; domain: DomainAnswer }) {
  const { host, isVerified, isCanonical, pointsHere } = domain;
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const path = `/sites/${siteId}/domains/${host}`;
  const refresh = () => client.invalidateQueries({ queryKey: ['domains', siteId] });
  const check = useMutation({
    mutationFn: () => (isVerified ? Promise.resolve() : api.post<void>(`${path}/verify`)),
    // The list says of each domain where it points now.
    onSettled: refresh,
  });
  const choose = useMutation({
    mutationFn: () => api.post(`${path}/canonical`),
    onSuccess: refresh,
  });
  const remove = useMutation({ mutationFn: () => api.delete(path), onSuccess: refresh });
  const error = check.error ?? choose.error ?? remove.error;
  const state = stateOf(domain);
  const isConnected = isVerified && pointsHere === true;
  return (
    <li className={styles['domain']}>
      <div className={styles['head']}>
        <h2>{typedDomain(host)}</h2>
        {isCanonical && <span className={styles['main']}>{say('Main address')}</span>}
        <span className={styles['state']} data-state={state.kind}>
          {state.text}
        </span>
      </div>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      {!isVerified && <Confirmation domain={domain} />}
      {!isConnected && <Pointing domain={domain} />}
      <div className={styles['actions']}>
        {!isConnected && (
          <Button variant="primary" isDisabled={check.isPending} onPress={() => check.mutate()}>
            {check.isPending ? say('Checking…') : say('Check now')}
          </Button>
        )}
        {isVerified && !isCanonical && (
          <Button isDisabled={choose.isPending} onPress={() => choose.mutate()}>
            {say('Make it the main address')}
          </Button>
        )}
        <span role="status" className={styles['checked']}>
          {check.isSuccess &&
            !isConnected &&
            say('Checked {time}. A new record can take up to a day to be found.', {
              time: formatTime(new Date(check.submittedAt)),
            })}
        </span>
        <Button
          variant="quiet"
          onPress={() => setIsAsking(true)}
          aria-label={say('Remove {host}', { host })}
        >
          {say('Remove')}
        </Button>
      </div>
      <Confirm
        title={say('Remove {host}?', { host })}
        action={say('Remove')}
        isDangerous
        isOpen={isAsking}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {say(
            'Visitors no longer find the site there. To connect the domain again, you need new records.',
          )}
        </p>
      </Confirm>
    </li>
  );
}

function stateOf({ isVerified, pointsHere }: DomainAnswer): {
  kind: 'waiting' | 'live';
  text: string;
} {
  if (!isVerified) return { kind: 'waiting', text: say('Waiting for your DNS records') };
  if (pointsHere === true) return { kind: 'live', text: say('Live') };
  if (pointsHere === null) return { kind: 'waiting', text: say('Confirmed') };
  return { kind: 'waiting', text: say('Confirmed, but points to another server') };
}
