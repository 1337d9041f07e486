/** What each kind of entry says, after the name of whoever did it. */
export const AUDIT_WORDS: Readonly<Record<string, string>> = {
  'sign-in': 'signed in',
  'sign-in-refused': 'was refused at the sign-in',
  'password-changed': 'changed the password',
  'email-changed': 'changed the e-mail address',
  'sessions-ended': 'signed out other devices',
  'two-factor-on': 'turned the second factor on',
  'two-factor-off': 'turned the second factor off',
  'recovery-codes-made': 'made new recovery codes',
  'passkey-added': 'added a passkey',
  'passkey-removed': 'removed a passkey',
  'account-made': 'made an account',
  'account-deleted': 'deleted an account',
  'site-made': 'made a site',
  'site-deleted': 'deleted a site',
  'site-restored': 'restored a site',
  'site-operated': 'changed a site’s plan or suspension',
  published: 'published',
  unpublished: 'took a site offline',
  'release-restored': 'made an earlier release live',
  scheduled: 'planned a publication',
  'member-saved': 'invited or changed a member',
  'member-removed': 'removed a member',
  'member-left': 'left a site',
  'link-made': 'made a share link',
  'link-revoked': 'revoked a share link',
  'domain-verified': 'proved a domain',
  'domain-chosen': 'chose the main domain',
  'domain-removed': 'removed a domain',
  'complaint-changed': 'worked on a complaint',
  'settings-changed': 'changed the installation’s settings',
};

/** An entry of a kind that this program doesn't know says its own name. */
export function wordsOf(kind: string): string {
  return AUDIT_WORDS[kind] ?? kind;
}

/** The details in one line: names and values as they were noted. */
export function detailsOf(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
