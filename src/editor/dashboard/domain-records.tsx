import type { DomainAnswer } from '../../core/api/site';
import { CopyField } from '../account/sharing/copy-field';
import { say } from '../words/say';
import styles from './domains.module.css';

/** What confirms that the domain is the owner's: one of two things. */
export function Confirmation({ domain: { record, file } }: { domain: DomainAnswer }) {
  return (
    <section className={styles['step']}>
      <h3>{say('1. Confirm that the domain is yours')}</h3>
      <p>{say('Add this record where you manage the domain, under “DNS”:')}</p>
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

/** Which records bring the domain's visitors to the site. */
export function Pointing({ domain }: { domain: DomainAnswer }) {
  const { host, target, addresses, isVerified } = domain;
  const isBare = host.split('.').length === 2;
  const byAddress = addresses.map((address) => (
    <Record key={address} type={address.includes(':') ? 'AAAA' : 'A'} name={host} value={address} />
  ));
  const byName = <Record type="CNAME" name={host} value={target} />;
  return (
    <section className={styles['step']}>
      <h3>{isVerified ? say('Point the domain here') : say('2. Point the domain here')}</h3>
      <p>
        {say('Add this too. You don’t have to wait for the first step.')}{' '}
        {say('Remove other A, AAAA and CNAME records of the same name.')}
      </p>
      {isBare && byAddress.length > 0 ? byAddress : byName}
      {!isBare && byAddress.length > 0 && (
        <details>
          <summary>{say('If your provider refuses a CNAME record for this name')}</summary>
          <p>{say('Add this in its place:')}</p>
          {byAddress}
        </details>
      )}
      {isBare && byAddress.length === 0 && (
        <p>
          {say(
            'Most providers call this record ALIAS or ANAME where a domain has nothing in front, such as example.com.',
          )}
        </p>
      )}
      <p>
        {say(
          'Does your provider add the domain to each name by itself? Then enter the name without it: www in place of www.example.com, @ for the domain itself.',
        )}
      </p>
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
