import { isBlank } from '../../core/text/is-blank';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import { siteSlugFrom } from '../../core/paths/site-slug';
import { SignInForm } from '../account/sign-in-form';
import { api, fieldErrorAt, fieldErrorsOf, messageOf } from '../app/api';
import { navigate } from '../app/navigation';
import { useAccount } from '../app/queries';
import { Button } from '../ui/button';
import { Radios, type RadioOption } from '../ui/radios';
import { LargeDialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { LongWait } from '../ui/long-wait';
import { Notice } from '../ui/notice';
import { DashboardFrame } from './dashboard-frame';
import { ImportSite } from './import-site';
import { say, term } from '../words/say';
import styles from './new-site.module.css';
import { TEMPLATES, type TemplateChoice } from './templates';

type Device = 'desktop' | 'phone';
const DEVICES: readonly RadioOption<Device>[] = [
  ['desktop', <Monitor key="desktop" />, term('Desktop')],
  ['phone', <Smartphone key="phone" />, term('Phone')],
];

/** What a new site starts as: finished sites to look at, and an empty one. */
export function NewSitePage() {
  const account = useAccount();
  const [chosen, setChosen] = useState<TemplateChoice | null>(null);
  if (account.data === null) return <SignInForm />;
  return (
    <DashboardFrame title={say('New site')}>
      <p className={styles['lead']}>
        {say(
          'Each start is a whole site. Every word, picture and colour of it is yours to change.',
        )}
      </p>
      <ul className={styles['gallery']}>
        {TEMPLATES.map((template) => (
          <li key={template.name} className={styles['choice']}>
            <span className={styles['picture']} aria-hidden="true">
              {template.pictures === null ? (
                <span className={styles['blank']} />
              ) : (
                <img src={template.pictures.desktop} alt="" loading="lazy" />
              )}
            </span>
            <h2>
              <button type="button" onClick={() => setChosen(template)}>
                {say(template.label)}
              </button>
            </h2>
            <p>{say(template.use)}</p>
          </li>
        ))}
      </ul>
      <ImportSite />
      <LargeDialog
        title={chosen === null ? '' : say('New site: {label}', { label: say(chosen.label) })}
        isOpen={chosen !== null}
        onOpenChange={() => setChosen(null)}
      >
        {chosen !== null && <Start template={chosen} />}
      </LargeDialog>
    </DashboardFrame>
  );
}

/** A template in full, beside the questions that a new site asks. */
function Start({ template }: { template: TemplateChoice }) {
  const [device, setDevice] = useState<Device>('desktop');
  const { pictures } = template;
  const label = say(template.label);
  return (
    <div className={styles['start']} data-blank={pictures === null ? '' : undefined}>
      {pictures !== null && (
        <div className={styles['preview']}>
          <div className={styles['devices']}>
            <Radios
              label={say('Width')}
              value={device}
              onChange={setDevice}
              options={DEVICES.map(([one, shown, text = '']) => [one, shown, say(text)])}
            />
          </div>
          <div
            className={styles['scroll']}
            data-device={device}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
            tabIndex={0}
            role="region"
            aria-label={say('Preview of {label}', { label })}
          >
            <img
              src={pictures[device]}
              alt={say('The first page of {label}', { label })}
              key={device}
            />
          </div>
        </div>
      )}
      <StartForm template={template} />
    </div>
  );
}

function StartForm({ template }: { template: TemplateChoice }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.post<SiteAnswer>('/sites', {
        name: name.trim(),
        template: template.name,
        ...(slug === null ? {} : { slug: slug.trim() }),
      }),
    onSuccess: async (site) => {
      await client.invalidateQueries({ queryKey: ['sites'] });
      navigate({ to: '/sites/$siteId', params: { siteId: site.id } });
    },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && !isBlank(name)) mutate();
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <p>{say(template.parts)}</p>
      {error !== null && fieldErrorsOf(error).length === 0 && <Notice>{messageOf(error)}</Notice>}
      <Field
        label={say('Name')}
        value={name}
        onChange={(value) => {
          reset();
          setName(value);
        }}
        error={fieldErrorAt(error, 'name')}
        maxLength={100}
        takesFocus
        isRequired
      />
      <Field
        label={say('Address')}
        value={slug ?? (isBlank(name) ? '' : siteSlugFrom(name))}
        onChange={(value) => {
          // A field that is marked as wrong keeps the form from being sent: what was refused is forgotten at the next key.
          reset();
          setSlug(value === '' ? null : value);
        }}
        error={fieldErrorAt(error, 'slug')}
        hint={say('You can change it later, and add a domain of your own.')}
      />
      <Button type="submit" variant="primary" isWide isDisabled={isPending}>
        {isPending ? say('Creating…') : say('Create site')}
      </Button>
      <LongWait isPending={isPending} words={say('Pages and pictures are being made…')} />
    </form>
  );
}
