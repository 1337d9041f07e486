import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, PencilLine, X } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import type { NewShareLinkAnswer, ShareLinkAnswer } from '../../../core/api/share-link';
import { api, messageOf } from '../../app/api';
import { Button, IconButton } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { Notice, Skeleton } from '../../ui/notice';
import { dayText } from '../times';
import { CopyField } from './copy-field';
import { Select } from './select';
import { formatTime } from '../../words/format';
import { say, term } from '../../words/say';
import styles from './sharing.module.css';

const RIGHTS = [
  ['preview', term('To look at the draft')],
  ['edit', term('To edit')],
  ['publish', term('To edit and publish')],
] as const;
type LinkRight = (typeof RIGHTS)[number][0];
const MEANINGS: Readonly<Record<LinkRight, string>> = {
  preview: term('They see the draft as it is now and change nothing.'),
  edit: term(
    'They change texts, pictures, pages and looks. What visitors see changes when you publish.',
  ),
  publish: term(
    'They also publish, go back to earlier releases and take the site offline. Messages, domains and people stay yours.',
  ),
};

const EXPIRIES = [
  ['1', term('For a day')],
  ['7', term('For a week')],
  ['30', term('For 30 days')],
  ['never', term('Until revoked')],
] as const;
type Expiry = (typeof EXPIRIES)[number][0];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Links that let somebody in without an account. */
export function Links({ siteId }: { siteId: string }) {
  const client = useQueryClient();
  const key = ['share-links', siteId];
  const path = `/sites/${siteId}/share-links`;
  const links = useQuery({ queryKey: key, queryFn: () => api.get<ShareLinkAnswer[]>(path) });
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const making = useMutation({
    mutationFn: (request: object) => api.post<NewShareLinkAnswer>(path, request),
    onSuccess: refresh,
  });
  const revoking = useMutation({
    mutationFn: (id: string) => api.delete(`${path}/${id}`),
    onSettled: refresh,
    // The address that was just made may be that of the link which is gone.
    onSuccess: (_answer, id) => {
      if (making.data?.id === id) making.reset();
    },
  });
  const problem = links.error ?? making.error ?? revoking.error;
  const isEmpty = links.data?.length === 0;
  return (
    <section className={styles['part']} aria-label={say('Links')}>
      <h3>{say('Links')}</h3>
      <p className={styles['muted']}>
        {say('Whoever has a link needs no account. Give it only to people you trust with it.')}
      </p>
      <LinkForm isPending={making.isPending} onMake={making.mutate} />
      {making.data && (
        <>
          <CopyField label={say('The new link')} value={making.data.url} />
          <p className={styles['muted']}>{say('It is shown once. Copy it now.')}</p>
        </>
      )}
      {problem !== null && <Notice>{messageOf(problem)}</Notice>}
      {links.data === undefined && links.error === null && <Skeleton width="200px" />}
      {links.data !== undefined && !isEmpty && (
        <ul className={styles['list']}>
          {links.data.map((link) => (
            <LinkItem key={link.id} link={link} onRevoke={() => revoking.mutate(link.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkForm(props: { isPending: boolean; onMake: (request: object) => void }) {
  const { isPending, onMake } = props;
  const meaning = useId();
  const [right, setRight] = useState<LinkRight>('preview');
  const [expiry, setExpiry] = useState<Expiry>('7');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    onMake({
      right: right === 'preview' ? 'preview' : 'edit',
      mayPublish: right === 'publish',
      expiresAt:
        expiry === 'never' ? null : new Date(Date.now() + Number(expiry) * DAY_MS).toISOString(),
    });
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <div className={styles['fields']}>
        <Select
          label={say('What for')}
          options={RIGHTS}
          value={right}
          describedBy={meaning}
          onChange={setRight}
        />
        <Select label={say('How long')} options={EXPIRIES} value={expiry} onChange={setExpiry} />
        <Button type="submit">{isPending ? say('Making…') : say('Make a link')}</Button>
      </div>
      <p id={meaning} className={styles['muted']}>
        {say(MEANINGS[right])}
      </p>
    </form>
  );
}

function LinkItem({ link, onRevoke }: { link: ShareLinkAnswer; onRevoke: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { createdAt, expiresAt } = link;
  const what = whatOf(link);
  const [isOver] = useState(() => expiresAt !== null && Date.parse(expiresAt) <= Date.now());
  const until =
    expiresAt === null
      ? say('until revoked')
      : say('until {time}', { time: formatTime(expiresAt) });
  return (
    <li className={styles['person']}>
      {link.right === 'preview' ? <Eye aria-hidden="true" /> : <PencilLine aria-hidden="true" />}
      <div>
        <strong>{what}</strong>
        <small>
          {say('Made {day}', { day: dayText(createdAt) })} · {isOver ? say('has run out') : until}
        </small>
      </div>
      <IconButton
        label={say('Revoke: {what}, {until}', { what, until })}
        onPress={() => setIsAsking(true)}
      >
        <X />
      </IconButton>
      <Confirm
        title={say('Revoke this link?')}
        action={say('Revoke')}
        isDangerous
        isOpen={isAsking}
        onConfirm={onRevoke}
        onClose={() => setIsAsking(false)}
      >
        <p>{say('Whoever came with it is cut off at once.')}</p>
      </Confirm>
    </li>
  );
}

function whatOf({ right, mayPublish, release }: ShareLinkAnswer): string {
  if (release !== null) return say('To look at release {release}', { release });
  const name: LinkRight = right === 'preview' ? 'preview' : mayPublish ? 'publish' : 'edit';
  return say(RIGHTS.find(([one]) => one === name)?.[1] ?? '');
}
