import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, UserRound, X } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import type { MemberAnswer } from '../../../core/api/share-link';
import { api, fieldErrorAt, messageOf } from '../../app/api';
import { useAccount } from '../../app/queries';
import { Button, IconButton } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { Field } from '../../ui/field';
import { Notice, Skeleton } from '../../ui/notice';
import { dayText } from '../times';
import { CopyField } from './copy-field';
import { Select } from './select';
import { say, term } from '../../words/say';
import styles from './sharing.module.css';

const ROLES = [
  ['edit', term('Can edit')],
  ['publish', term('Can edit and publish')],
] as const;
type Role = (typeof ROLES)[number][0];
const MEANINGS: Readonly<Record<Role, string>> = {
  edit: term(
    'They change texts, pictures, pages and looks. What visitors see changes when you publish.',
  ),
  publish: term(
    'They also publish, go back to earlier releases and take the site offline. Messages, domains and people stay yours.',
  ),
};

interface Invitation {
  email: string;
  mayPublish: boolean;
}

/** The members of a site, and those who are invited. */
export function People({ siteId }: { siteId: string }) {
  const client = useQueryClient();
  const { data: account } = useAccount();
  const key = ['members', siteId];
  const path = `/sites/${siteId}/members`;
  const members = useQuery({ queryKey: key, queryFn: () => api.get<MemberAnswer[]>(path) });
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const inviting = useMutation({
    mutationFn: (invitation: Invitation) => api.post<MemberAnswer>(path, invitation),
    onSuccess: refresh,
  });
  const changing = useMutation({
    mutationFn: ({ id, mayPublish }: { id: string; mayPublish: boolean }) =>
      api.patch(`${path}/${id}`, { mayPublish }),
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: (id: string) => api.delete(`${path}/${id}`),
    onSettled: refresh,
  });
  const problem = members.error ?? changing.error ?? removing.error;
  return (
    <section className={styles['part']} aria-label={say('People')}>
      <h3>{say('People')}</h3>
      <InviteForm inviting={inviting} />
      {inviting.isSuccess && (
        <Notice kind="info">
          {say('An invitation is on its way to {email}. It is good for a fortnight.', {
            email: inviting.variables.email,
          })}
        </Notice>
      )}
      {inviting.data?.invitationUrl !== undefined && (
        <>
          <p className={styles['muted']}>
            {say(
              'This installation has no mail server: pass the link on yourself. It is shown once.',
            )}
          </p>
          <CopyField label={say('Link of the invitation')} value={inviting.data.invitationUrl} />
        </>
      )}
      {problem !== null && <Notice>{messageOf(problem)}</Notice>}
      <ul className={styles['list']}>
        {account && (
          <li className={styles['person']}>
            <UserRound aria-hidden="true" />
            <div>
              <strong dir="auto">{account.name}</strong>
              <small>{say('{email} · you', { email: account.email })}</small>
            </div>
            <span className={styles['muted']}>{say('Owner')}</span>
          </li>
        )}
        {members.data === undefined && members.error === null && (
          <li className={styles['person']}>
            <Skeleton width="200px" />
          </li>
        )}
        {members.data?.map((member) => (
          <Person
            key={member.id}
            member={member}
            onChange={(role) => changing.mutate({ id: member.id, mayPublish: role === 'publish' })}
            onRemove={() => removing.mutate(member.id)}
            onAgain={() => inviting.mutate({ email: member.email, mayPublish: member.mayPublish })}
          />
        ))}
      </ul>
    </section>
  );
}

function InviteForm({
  inviting,
}: {
  inviting: {
    mutate: (invitation: Invitation, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: unknown;
  };
}) {
  const [email, setEmail] = useState('');
  const meaning = useId();
  const [role, setRole] = useState<Role>('edit');
  const { mutate, isPending, error } = inviting;
  const wrong = fieldErrorAt(error, 'email');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const invitation = { email: email.trim(), mayPublish: role === 'publish' };
    mutate(invitation, { onSuccess: () => setEmail('') });
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      {Boolean(error) && wrong === undefined && <Notice>{messageOf(error)}</Notice>}
      <div className={styles['fields']}>
        <Field
          label={say('E-mail')}
          type="email"
          name="invited"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          error={wrong}
          isRequired
        />
        <Select
          label={say('What they may do')}
          options={ROLES}
          value={role}
          describedBy={meaning}
          onChange={setRole}
        />
        <Button type="submit" variant="primary">
          {isPending ? say('Inviting…') : say('Invite')}
        </Button>
      </div>
      <p id={meaning} className={styles['muted']}>
        {say(MEANINGS[role])}
      </p>
    </form>
  );
}

function Person(props: {
  member: MemberAnswer;
  onChange: (role: Role) => void;
  onRemove: () => void;
  onAgain: () => void;
}) {
  const { member, onChange, onRemove, onAgain } = props;
  const { email, name, joinedAt, createdAt, mayPublish } = member;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className={styles['person']}>
      {joinedAt === null ? <Mail aria-hidden="true" /> : <UserRound aria-hidden="true" />}
      <div>
        <strong dir="auto">{name ?? email}</strong>
        {name !== null && <small>{email}</small>}
        {joinedAt === null ? (
          <small>
            {say('Invited {day}, not here yet', { day: dayText(createdAt) })} ·{' '}
            <button type="button" className={styles['again']} onClick={onAgain}>
              {say('Send again')}
            </button>
          </small>
        ) : (
          <small>{say('Here since {day}', { day: dayText(joinedAt) })}</small>
        )}
      </div>
      <Select
        label={say('What {email} may do', { email })}
        isLabelHidden
        options={ROLES}
        value={mayPublish ? 'publish' : 'edit'}
        onChange={onChange}
      />
      <IconButton label={say('Remove {email}', { email })} onPress={() => setIsAsking(true)}>
        <X />
      </IconButton>
      <Confirm
        title={
          joinedAt === null ? say('Call the invitation back?') : say('Remove {email}?', { email })
        }
        action={joinedAt === null ? say('Call back') : say('Remove')}
        isDangerous
        isOpen={isAsking}
        onConfirm={onRemove}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {joinedAt === null
            ? say('The link in the mail to {email} stops working.', { email })
            : say('They are cut off at once. What they wrote stays.')}
        </p>
      </Confirm>
    </li>
  );
}
