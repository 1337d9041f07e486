import { expect, type Page } from '@playwright/test';
import type { OwnerApi } from './owner';
import type { Plinth } from './server';

/** Somebody with an account of their own. */
export interface Person {
  email: string;
  password: string;
  name: string;
}

let count = 0;

/** An e-mail that nobody has yet. */
export function newEmail(): string {
  count += 1;
  return `person-${process.pid}-${count}@plinth.example`;
}

/** Makes an account by an invitation to a site. */
export async function newPerson(plinth: Plinth, owner: OwnerApi, siteId: string): Promise<Person> {
  const person = { email: newEmail(), password: 'a long password', name: 'Pat Person' };
  const path = `/sites/${siteId}/members`;
  const { invitationUrl } = await owner.call<{ invitationUrl: string }>('POST', path, {
    email: person.email,
  });
  const token = new URL(invitationUrl).searchParams.get('token');
  const answer = await plinth.ask('/api/v1/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, token }),
  });
  if (answer.status !== 201) throw new Error(`No account: ${answer.status} ${answer.body}`);
  return person;
}

/** Gives the e-mail and the password on the page that is open. */
export async function signInWith(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The link of the last mail with such a subject: without a mail server the program prints what it would send. */
export async function linkInMail(
  plinth: Plinth,
  subject: RegExp,
  pattern: RegExp,
): Promise<string> {
  let link: string | undefined;
  const find = () => {
    const mail = plinth.output
      .split('\n')
      .filter((line) => line.includes('"mail":{') && subject.test(line))
      .at(-1);
    link = mail === undefined ? undefined : pattern.exec(mail)?.[0];
    return link;
  };
  await expect.poll(find, { timeout: 20_000, message: `a mail about ${subject}` }).toBeDefined();
  return link ?? '';
}
