import type { Page } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import { OWNER, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('the interface speaks the language chosen on the account page, with its dates', async ({
  page,
  plinth,
  owner,
}) => {
  test.slow();
  const site = await makeSite(owner, 'Zweisprachig');
  await signInBrowser(page.context(), plinth);
  await page.goto(`${plinth.origin}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await page.getByLabel('Language of Plinth').selectOption('Deutsch');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto');
  await expect(page.getByRole('radio', { name: 'Wie das Gerät' })).toBeChecked();
  const device = page.getByRole('listitem').filter({ hasText: 'Dieses Gerät' });
  await expect(device).toContainText(
    /Seit \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} · zuletzt verwendet: heute/,
  );
  await page.getByLabel('Bisheriges Passwort').fill(OWNER.password);
  await page.getByLabel('Neues Passwort').fill('kurz');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Verwenden Sie mindestens 10 Zeichen.')).toBeVisible();

  await page.goto(plinth.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Websites');
  const card = page.getByRole('listitem').filter({ hasText: 'Zweisprachig' });
  await expect(card).toContainText('Nicht veröffentlicht');
  await card.getByRole('button', { name: 'Mehr zu Zweisprachig' }).click();
  await expect(page.getByRole('menuitem', { name: 'Duplizieren …' })).toBeVisible();
  // What the library of components adds for screen readers.
  await expect(page.getByRole('button', { name: 'Schließen' }).first()).toBeAttached();

  // What the server refuses.
  await page.goto(`${plinth.origin}/sites/new`);
  await page.getByRole('button', { name: 'Leer' }).click();
  const start = page.getByRole('dialog', { name: 'Neue Website: Leer' });
  await start.getByLabel('Name', { exact: true }).fill('Noch eine');
  await start.getByLabel('Adresse').fill(site.slug);
  await start.getByRole('button', { name: 'Website anlegen' }).click();
  await expect(
    start.getByText('Diese Adresse ist vergeben. Wählen Sie eine andere.'),
  ).toBeVisible();
});

test('the editor speaks it too, in its bar and its panels', async ({ page, plinth, owner }) => {
  const site = await makeSite(owner, 'Zweisprachig 2');
  await signInBrowser(page.context(), plinth);
  await page.addInitScript(() => localStorage.setItem('plinth.interface-language', 'de'));
  await page.goto(`${plinth.origin}/sites/${site.id}`);
  const editor = new Editor(page);
  await expect(
    page.getByRole('toolbar', { name: 'Bearbeiten und veröffentlichen' }).getByRole('status'),
  ).toHaveText('Gespeichert');
  await expect(editor.button('Vorschau')).toBeVisible();
  await expect(editor.button('Veröffentlichen')).toBeVisible();
  await editor.button('Seiten').click();
  await expect(page.getByRole('button', { name: 'Seite hinzufügen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Seiten' })).toBeVisible();
});

for (const [locale, heading, lang] of [
  ['de-AT', 'Anmelden', 'de-AT'],
  ['en-GB', 'Sign in', 'en-GB'],
  ['fr-FR', 'Sign in', 'en'],
] as const) {
  test(`a browser that speaks ${locale} starts with “${heading}”`, async ({ browser, plinth }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(plinth.origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await languageOf(page)).toBe(lang);
    await context.close();
  });
}

test('at the door the language can be chosen as well, and an error is said in it', async ({
  page,
  plinth,
}) => {
  await page.goto(plinth.origin);
  await page.getByLabel('Language of Plinth').selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await page.getByLabel('E-Mail').fill(OWNER.email);
  await page.getByLabel('Passwort', { exact: true }).fill('ein falsches Passwort');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Die E-Mail-Adresse oder das Passwort stimmt nicht.')).toBeVisible();
  await page.getByLabel('Sprache von Plinth').selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});
