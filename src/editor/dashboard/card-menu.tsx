import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { ListedSiteAnswer, SiteAnswer } from '../../core/api/site';
import { siteSlugFrom } from '../../core/paths/site-slug';
import { api, fieldErrorAt, fieldErrorsOf, messageOf } from '../app/api';
import { navigate } from '../app/navigation';
import { announce } from '../ui/announce';
import { Button, IconButton } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { LargeDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { LongWait } from '../ui/long-wait';
import { Notice } from '../ui/notice';
import { say } from '../words/say';
import styles from './sites.module.css';

type Asked = 'rename' | 'duplicate' | 'delete' | null;

/** What can be done with a site from outside its editor. */
export function CardMenu({ site }: { site: ListedSiteAnswer }) {
  const { id, name, url, right } = site;
  const params = { siteId: id };
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const isOwn = right === 'own';
  const remove = useMutation({
    mutationFn: () => api.delete(`/sites/${id}`),
    onSuccess: async () => {
      announce(say('{name} is deleted. It can be restored for 30 days.', { name }));
      await client.invalidateQueries();
    },
  });
  const close = () => setAsked(null);
  return (
    <>
      <MenuTrigger>
        <IconButton label={say('More about {name}', { name })}>
          <Ellipsis />
        </IconButton>
        <Popover className={styles['menu'] ?? ''} placement="bottom end" offset={4}>
          <Menu aria-label={name}>
            <Item onAction={() => window.open(url, '_blank', 'noopener')}>
              {say('Visit the site')}
            </Item>
            <Item onAction={() => navigate({ to: '/sites/$siteId/releases', params })}>
              {say('Releases')}
            </Item>
            {isOwn && (
              <>
                <Item onAction={() => navigate({ to: '/sites/$siteId/inbox', params })}>
                  {say('Inbox')}
                </Item>
                <Item onAction={() => navigate({ to: '/sites/$siteId/domains', params })}>
                  {say('Domains')}
                </Item>
                <Separator className={styles['rule'] ?? ''} />
                <Item onAction={() => setAsked('rename')}>{say('Name and address…')}</Item>
                <Item onAction={() => setAsked('duplicate')}>{say('Duplicate…')}</Item>
                <Item onAction={() => location.assign(`/api/v1/sites/${id}/export`)}>
                  {say('Download all of it')}
                </Item>
                <Separator className={styles['rule'] ?? ''} />
                <Item isDangerous onAction={() => setAsked('delete')}>
                  {say('Delete…')}
                </Item>
              </>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <LargeDialog
        title={asked === 'rename' ? say('Name and address') : say('Duplicate {name}', { name })}
        isNarrow
        isOpen={asked === 'rename' || asked === 'duplicate'}
        onOpenChange={close}
      >
        {asked !== null && <NameForm site={site} isCopy={asked === 'duplicate'} onDone={close} />}
      </LargeDialog>
      <Confirm
        title={say('Delete {name}?', { name })}
        action={say('Delete site')}
        isDangerous
        isOpen={asked === 'delete'}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        <p>
          {say(
            'Visitors no longer see it, its address becomes free, and nobody can edit it. For 30 days you can restore it from the end of this page; then it is gone for good.',
          )}
        </p>
      </Confirm>
      {remove.error !== null && <Notice>{messageOf(remove.error)}</Notice>}
    </>
  );
}

function Item(props: { onAction: () => void; isDangerous?: boolean; children: string }) {
  const { onAction, isDangerous = false, children } = props;
  return (
    <MenuItem
      className={styles['item'] ?? ''}
      onAction={onAction}
      data-danger={isDangerous ? '' : undefined}
    >
      {children}
    </MenuItem>
  );
}

const copyName = ({ name }: ListedSiteAnswer) => say('{name} (copy)', { name });

/** What the site is called and where it is; for a copy, what that is to be called. */
function NameForm(props: { site: ListedSiteAnswer; isCopy: boolean; onDone: () => void }) {
  const { site, isCopy, onDone } = props;
  const client = useQueryClient();
  const [name, setName] = useState(isCopy ? copyName(site) : site.name);
  const [slug, setSlug] = useState(isCopy ? siteSlugFrom(copyName(site)) : site.slug);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => {
      const values = { name: name.trim(), slug: slug.trim() };
      return isCopy
        ? api.post<SiteAnswer>(`/sites/${site.id}/duplicate`, values)
        : api.patch<SiteAnswer>(`/sites/${site.id}`, values);
    },
    onSuccess: async () => {
      await client.invalidateQueries();
      onDone();
    },
  });
  // A field that is marked as wrong keeps the form from being sent: what was refused is forgotten at the next key.
  const typed = (set: (value: string) => void) => (value: string) => {
    reset();
    set(value);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const host = new URL(site.url).host;
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      {error !== null && fieldErrorsOf(error).length === 0 && <Notice>{messageOf(error)}</Notice>}
      <Field
        label={say('Name')}
        value={name}
        onChange={typed(setName)}
        error={fieldErrorAt(error, 'name')}
        maxLength={100}
        takesFocus
        isRequired
      />
      <Field
        label={say('Address')}
        value={slug}
        onChange={typed(setSlug)}
        suffix={host.slice(host.indexOf('.'))}
        error={fieldErrorAt(error, 'slug')}
        hint={
          isCopy
            ? say(
                'Pages, words and pictures are copied. Releases, people, messages and domains stay with the original.',
              )
            : say('Links to the old address stop working.')
        }
        isRequired
      />
      <div>
        <Button type="submit" variant="primary">
          {isCopy
            ? isPending
              ? say('Duplicating…')
              : say('Duplicate')
            : isPending
              ? say('Saving…')
              : say('Save')}
        </Button>
      </div>
      {isCopy && (
        <LongWait isPending={isPending} words={say('Pages and pictures are being copied…')} />
      )}
    </form>
  );
}
