import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { totpOf } from '../src/server/testing/totp';
import { animationsEnd } from './flows/animations';
import { signInBrowser } from './flows/owner';
import { linkInMail, newEmail, newPerson, signInWith } from './flows/person';
import { expect, test } from './flows/test';

interface Site {
  id: string;
  name: string;
}

let site: Site;
let refused: string[] = [];

test.beforeAll(async ({ owner }) => {
  site = await owner.call<Site>('POST', '/sites', { name: 'Bakery' });
});
test.beforeEach(({ page }) => {
  refused = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
});
test.afterEach(() => expect(refused).toEqual([]));

/** Nothing that a machine finds wrong, in either appearance. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await animationsEnd(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
    expect([colorScheme, ...found]).toEqual([colorScheme]);
  }
}

const giveWord = async (page: Page, password: string, action: string) => {
  await page.getByLabel('Your password').fill(password);
  // A question stands at the end of the page, after what asked it.
  await page.getByRole('button', { name: action, exact: true }).last().click();
};

test('somebody is invited, makes an account, edits, and is cut off when removed', async ({
  page,
  browser,
  plinth,
}) => {
  test.slow();
  await signInBrowser(page.context(), plinth);
  await page.goto(`${plinth.origin}/sites/${site.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  const email = newEmail();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('not here yet');
  await expectAccessible(page);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await linkInMail(plinth, /invited to edit/, /http:\/\/[^\s\\"]+token=[\w-]+/));
  await expect(guest.getByRole('heading')).toHaveText('You are invited to Bakery');
  await expect(guest.getByText(email)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Your name').fill('Gus Guest');
  await guest.getByLabel('Password').fill('a long password');
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  // Who may only edit has nothing to publish with.
  await expect(guest.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await guest.getByRole('button', { name: 'Ask to publish' }).click();
  await guest.getByRole('button', { name: 'Ask the owner to publish' }).click();
  await expect(guest.getByText('The owner gets a mail')).toBeVisible();
  await expectAccessible(guest);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(row).toContainText('Here since today');
  await expect(row.getByText('Gus Guest')).toBeVisible();
  await row.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(guest.getByText('Not connected')).toBeVisible();
  await guest.context().close();
});

test('a link lets somebody in without an account, until it is revoked', async ({
  page,
  browser,
  plinth,
}) => {
  await signInBrowser(page.context(), plinth);
  await page.goto(`${plinth.origin}/sites/${site.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  await dialog.getByLabel('What for').selectOption('To edit');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('The new link').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Revoke: To edit/ }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(guest.getByText('Not connected')).toBeVisible();
  await guest.context().close();
});

test('a second factor is turned on with an app, asked for, and passed with a recovery code', async ({
  page,
  plinth,
  owner,
}) => {
  test.slow();
  const person = await newPerson(plinth, owner, site.id);
  await page.goto(`${plinth.origin}/account`);
  await signInWith(page, person);
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  await giveWord(page, 'not my password', 'Continue');
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await giveWord(page, person.password, 'Continue');
  const setup = page.getByRole('dialog', { name: 'Your app for codes' });
  await expect(setup.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page);
  const key = (await setup.getByText(/^(?:[A-Z2-7]{1,4} ?){8,}$/).textContent()) ?? '';
  const uri = `otpauth://totp/Plinth?secret=${key.replace(/\s/g, '')}`;
  await setup.getByLabel('Code that the app shows').fill(totpOf(uri));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const spare = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('10 recovery codes are left.');

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await signInWith(page, person);
  await expect(page.getByRole('heading', { name: 'Type the code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(totpOf(uri, 0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('not right');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(spare);
  await page.keyboard.press('Enter');
  await expect(section).toContainText('9 recovery codes are left.');
  await section.getByRole('button', { name: 'Turn off' }).click();
  await giveWord(page, person.password, 'Turn off');
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a passkey is added, and opens the account in place of the password', async ({
  page,
  plinth,
  owner,
}) => {
  const person = await newPerson(plinth, owner, site.id);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${plinth.origin}/account`);
  await signInWith(page, person);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Its name').fill('My laptop');
  await giveWord(page, person.password, 'Continue');
  await expect(section.getByRole('listitem')).toContainText('My laptop');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(section.getByRole('listitem')).toContainText('My laptop');
  await section.getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByLabel('Its name').fill('Key ring');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toContainText('Key ring');
  await section.getByRole('button', { name: 'Remove Key ring' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('not known here');
});

test('a forgotten password is replaced with the link of a mail', async ({
  page,
  plinth,
  owner,
}) => {
  const person = await newPerson(plinth, owner, site.id);
  await page.goto(`${plinth.origin}/`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading')).toHaveText('Look in your mail');
  await page.goto(await linkInMail(plinth, /new password for/, /http:\/\/[^\s\\"]+reset=[\w-]+/));
  await page.getByLabel('New password').fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill('another long password');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInWith(page, { ...person, password: 'another long password' });
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
});

test('the account’s page changes name and e-mail, shows sessions, and deletes the account', async ({
  page,
  plinth,
  owner,
}) => {
  test.slow();
  const person = await newPerson(plinth, owner, site.id);
  await page.goto(`${plinth.origin}/account`);
  await signInWith(page, person);
  await page.getByLabel('Name').fill('Pat Q. Person');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('banner')).toContainText('Pat Q. Person');
  await expect(page.getByRole('region', { name: 'Where you are signed in' })).toContainText(
    /Chrome on \w+ ?This device/,
  );
  await expectAccessible(page);

  const email = newEmail();
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(email);
  await giveWord(page, person.password, 'Send the link');
  await expect(page.getByText(`Open the link in the mail to ${email}`)).toBeVisible();
  await page.goto(
    await linkInMail(plinth, /Confirm your e-mail/, /http:\/\/[^\s\\"]+confirm=[\w-]+/),
  );
  await expect(page.getByText(`From now on you sign in with ${email}.`)).toBeVisible();

  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.getByRole('button', { name: 'Delete account…' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sites of others that you edit stay.');
  await giveWord(page, person.password, 'Delete account');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInWith(page, { ...person, email });
  await expect(page.getByRole('alert')).toContainText('wrong');
});

test('strangers make accounts where the operator lets them', async ({ page, plinth, owner }) => {
  await page.goto(`${plinth.origin}/sign-up`);
  await expect(page.getByRole('heading')).toHaveText('By invitation');
  await owner.call('PATCH', '/operator/settings', { isSignUpOpen: true });
  await page.goto(`${plinth.origin}/`);
  await page.getByRole('link', { name: 'Make an account' }).click();
  const email = newEmail();
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await linkInMail(plinth, /Your account on/, /http:\/\/[^\s\\"]+token=[\w-]+/));
  await page.getByLabel('Password').fill('a long password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await owner.call('PATCH', '/operator/settings', { isSignUpOpen: false });
});

test('signing in takes the keyboard alone', async ({ page, plinth, owner }) => {
  const person = await newPerson(plinth, owner, site.id);
  await page.goto(`${plinth.origin}/sign-in`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  const order: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    order.push(
      await page.locator(':focus').evaluate((element) => {
        const { labels } = element as HTMLInputElement;
        return (labels?.[0] ?? element).textContent.trim();
      }),
    );
  }
  expect(order).toEqual([
    'E-mail',
    'Password',
    'Sign in',
    'Use a passkey',
    'Forgot your password?',
  ]);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
});
