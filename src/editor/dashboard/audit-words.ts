import { say, term } from '../words/say';

/** What each kind of entry says, after the name of whoever did it. */
export const AUDIT_WORDS: Readonly<Record<string, string>> = {
  'sign-in': term('signed in'),
  'sign-in-refused': term('was refused at the sign-in'),
  'password-changed': term('changed the password'),
  'email-changed': term('changed the e-mail address'),
  'sessions-ended': term('signed out other devices'),
  'two-factor-on': term('turned the second factor on'),
  'two-factor-off': term('turned the second factor off'),
  'recovery-codes-made': term('made new recovery codes'),
  'passkey-added': term('added a passkey'),
  'passkey-removed': term('removed a passkey'),
  'account-made': term('made an account'),
  'account-deleted': term('deleted an account'),
  'site-made': term('made a site'),
  'site-deleted': term('deleted a site'),
  'site-restored': term('restored a site'),
  'site-operated': term('changed a site’s plan or suspension'),
  published: term('published'),
  unpublished: term('took a site offline'),
  'release-restored': term('made an earlier release live'),
  scheduled: term('planned a publication'),
  'member-saved': term('invited or changed a member'),
  'member-removed': term('removed a member'),
  'member-left': term('left a site'),
  'link-made': term('made a share link'),
  'link-revoked': term('revoked a share link'),
  'domain-verified': term('confirmed a domain'),
  'domain-chosen': term('chose the main domain'),
  'domain-removed': term('removed a domain'),
  'complaint-changed': term('worked on a complaint'),
  'settings-changed': term('changed the installation’s settings'),
};

/** An entry of a kind that this program doesn't know says its own name. */
export function wordsOf(kind: string): string {
  const words = AUDIT_WORDS[kind];
  return words === undefined ? kind : say(words);
}

/** The details in one line: names and values as they were noted. */
export function detailsOf(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
