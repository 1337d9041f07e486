import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isEmail } from '../../core/validation/is-email';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Field } from '../ui/field';
import type { PanelProps } from '../workspace/rail';
import styles from './panels.module.css';

/** What the site is called and where its messages go. */
export function SettingsPanel({ site }: PanelProps) {
  const { draft, mayEdit } = useEditing();
  const name = String(useDraftValue(draft.store, 'settings/name') ?? site.name);
  const email = String(useDraftValue(draft.store, 'settings/contactEmail') ?? '');
  return (
    <div className={styles['panel']}>
      <Setting
        key={`name ${name}`}
        label="Site name"
        value={name}
        isReadOnly={!mayEdit}
        problemOf={(value) => (value.trim() === '' ? 'Give the site a name.' : undefined)}
        onChange={(value) => draft.edit({ edit: 'setSettings', values: { name: value } })}
      />
      <Setting
        key={`email ${email}`}
        label="Contact e-mail"
        value={email}
        isReadOnly={!mayEdit}
        hint="Messages from the contact form are sent here."
        problemOf={(value) =>
          value === '' || isEmail(value) ? undefined : 'Please enter a valid email'
        }
        onChange={(value) => draft.edit({ edit: 'setSettings', values: { contactEmail: value } })}
      />
      <div className={styles['group']}>
        <h3>Address</h3>
        <a href={site.url} target="_blank" rel="noopener">
          {new URL(site.url).host}
        </a>
      </div>
      <div className={styles['group']}>
        <h3>Elsewhere</h3>
        <Link to="/sites/$siteId/inbox" params={{ siteId: site.id }}>
          Inbox
        </Link>
        <Link to="/sites/$siteId/releases" params={{ siteId: site.id }}>
          Releases
        </Link>
      </div>
    </div>
  );
}

/** A setting that is taken over when it is left. */
function Setting(props: {
  label: string;
  value: string;
  hint?: string;
  isReadOnly: boolean;
  problemOf: (value: string) => string | undefined;
  onChange: (value: string) => void;
}) {
  const { label, value, hint, isReadOnly, problemOf, onChange } = props;
  const [typed, setTyped] = useState(value);
  const problem = problemOf(typed.trim());
  const save = () => {
    if (problem === undefined && typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <Field
      label={label}
      value={typed}
      onChange={setTyped}
      hint={hint}
      error={problem}
      isReadOnly={isReadOnly}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
      }}
    />
  );
}
