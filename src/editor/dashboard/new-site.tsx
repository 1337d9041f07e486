import { useMutation, useQueryClient } from '@tanstack/react-query';
import { navigate } from '../app/navigation';
import { Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { SiteAnswer } from '../../core/api/site';
import { api, fieldErrorsOf, messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Radios, type RadioOption } from '../ui/choice';
import { PopoverDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import styles from './new-site.module.css';

type Template = 'blank' | 'sample';

const TEMPLATES: readonly RadioOption<Template>[] = [
  ['blank', <Option key="blank" title="Blank" text="One empty page." />],
  ['sample', <Option key="sample" title="Sample" text="A finished site to change." />],
];

function Option({ title, text }: { title: string; text: string }) {
  return (
    <>
      <strong>{title}</strong>
      <span>{text}</span>
    </>
  );
}

/** The button that makes a site, and the questions that it asks. */
export function NewSite() {
  return (
    <DialogTrigger>
      <Button variant="primary">
        <Plus />
        New site
      </Button>
      <PopoverDialog label="New site" placement="bottom end">
        <NewSiteForm />
      </PopoverDialog>
    </DialogTrigger>
  );
}

function NewSiteForm() {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<Template>('blank');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post<SiteAnswer>('/sites', { name: name.trim(), template }),
    onSuccess: async (site) => {
      await client.invalidateQueries({ queryKey: ['sites'] });
      navigate({ to: '/sites/$siteId', params: { siteId: site.id } });
    },
  });
  const problem = fieldErrorsOf(error).find(({ path }) => path === 'name')?.message;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && name.trim() !== '') mutate();
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      {error !== null && problem === undefined && <Notice>{messageOf(error)}</Notice>}
      <Field label="Name" value={name} onChange={setName} error={problem} takesFocus isRequired />
      <Radios
        className={styles['templates']}
        optionClassName={styles['template']}
        label="Start with"
        options={TEMPLATES}
        value={template}
        onChange={setTemplate}
      />
      <Button type="submit" variant="primary" isWide>
        {isPending ? 'Creating…' : 'Create site'}
      </Button>
    </form>
  );
}
