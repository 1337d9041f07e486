import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { DomainAnswer } from '../../core/api/site';
import { typedDomain } from '../../core/validation/typed-email';
import { CopyField } from '../account/sharing/copy-field';
import { SignInForm } from '../account/sign-in-form';
import { api, fieldErrorsOf, isUnauthorized, messageOf } from '../app/api';
import { useParams } from '../app/navigation';
import { siteQuery } from '../app/queries';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { say } from '../words/say';
import styles from './domains.module.css';
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
          'A domain of your own shows the site too, once you have proved that it is yours. This address always stays:',
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
  const verify = useMutation({
    mutationFn: () => api.post(`${path}/verify`),
    onSuccess: refresh,
  });
  const choose = useMutation({
    mutationFn: () => api.post(`${path}/canonical`),
    onSuccess: refresh,
  });
  const remove = useMutation({ mutationFn: () => api.delete(path), onSuccess: refresh });
  const error = verify.error ?? choose.error ?? remove.error;
  const state = stateOf(domain);
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
      {!isVerified && <Proof domain={domain} />}
      {(!isVerified || pointsHere !== true) && <Pointing domain={domain} />}
      <div className={styles['actions']}>
        {!isVerified && (
          <Button variant="primary" isDisabled={verify.isPending} onPress={() => verify.mutate()}>
            {verify.isPending ? say('Looking…') : say('Check now')}
          </Button>
        )}
        {isVerified && pointsHere !== true && (
          <Button onPress={() => void refresh()}>{say('Look again')}</Button>
        )}
        {isVerified && !isCanonical && (
          <Button isDisabled={choose.isPending} onPress={() => choose.mutate()}>
            {say('Make it the main address')}
          </Button>
        )}
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
        <p>{say('The site is no longer shown there. To have it back, prove the domain again.')}</p>
      </Confirm>
    </li>
  );
}

function stateOf({ isVerified, pointsHere }: DomainAnswer): {
  kind: 'waiting' | 'proved' | 'live';
  text: string;
} {
  if (!isVerified) return { kind: 'waiting', text: say('Not proved yet') };
  if (pointsHere === true) return { kind: 'live', text: say('Live') };
  if (pointsHere === null) return { kind: 'proved', text: say('Proved') };
  return { kind: 'proved', text: say('Proved, leads elsewhere') };
}

/** What shows that the domain is the owner's: one of two things. */
function Proof({ domain: { record, file } }: { domain: DomainAnswer }) {
  return (
    <section className={styles['step']}>
      <h3>{say('1. Prove that it is yours')}</h3>
      <p>{say('Set this record where you manage the domain’s DNS:')}</p>
      <Record type="TXT" name={record.name} value={record.value} />
      <details>
        <summary>{say('Or put a file on the website that is there now')}</summary>
        <p>{say('The file has to hold this line and nothing else:')}</p>
        <Row label={say('Address')} value={file.address} />
        <Row label={say('Content')} value={file.content} />
      </details>
    </section>
  );
}

/** Where the domain has to lead. */
function Pointing({ domain }: { domain: DomainAnswer }) {
  const { host, target, addresses, isVerified } = domain;
  return (
    <section className={styles['step']}>
      <h3>{isVerified ? say('Let it lead here') : say('2. Let it lead here')}</h3>
      <p>
        {say(
          'You may do this at once. Visitors see the site as soon as both are done; DNS can take up to a day.',
        )}
      </p>
      <Record type="CNAME" name={host} value={target} />
      {addresses.length > 0 && (
        <p>
          {addresses.length === 1
            ? say(
                'A domain without anything in front, such as example.com, mostly can’t have a CNAME record. Give it this address instead:',
              )
            : say(
                'A domain without anything in front, such as example.com, mostly can’t have a CNAME record. Give it one of these addresses instead:',
              )}{' '}
          {addresses.map((address, index) => (
            <span key={address}>
              {index > 0 && ', '}
              <code>{address}</code> ({address.includes(':') ? 'AAAA' : 'A'})
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Record({ type, name, value }: { type: string; name: string; value: string }) {
  return (
    <div className={styles['record']}>
      <span className={styles['type']}>{type}</span>
      <Row label={say('Name')} value={name} />
      <Row label={say('Value')} value={value} />
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles['row']}>
      <span>{label}</span>
      <CopyField label={label} value={value} />
    </div>
  );
}
