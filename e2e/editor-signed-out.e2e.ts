import { Editor, makeSite } from './flows/editor';
import { OWNER, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

test('a session that ends in mid-sentence: one goes on writing, signs in in place, and nothing is lost', async ({
  page,
  context,
  plinth,
  owner,
}) => {
  await signInBrowser(context, plinth);
  const site = (await makeSite(owner, 'Signed out')).id;
  const editor = await Editor.open(page, plinth, site);
  const title = editor.text('Header53', 'title');
  await editor.write(title, 'Before, ');
  // As another tab does it.
  const origin = { origin: plinth.origin };
  await context.request.post(`${plinth.origin}/api/v1/auth/sign-out`, {
    headers: origin,
    data: {},
  });
  await page.keyboard.type('meanwhile');
  const alert = page.getByRole('alert').filter({ hasText: 'You are signed out' });
  await expect(alert).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.type(', after');
  await expect(title).toHaveText('Before, meanwhile, after');
  // Coming back to the window asks the server again: the page stays all the same.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(alert).toBeVisible();

  await alert.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('E-mail').fill(OWNER.email);
  await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(alert).toHaveCount(0);
  await editor.isSaved();
  await expect(title).toBeFocused();
  await page.keyboard.type(' it.');
  await expect(title).toHaveText('Before, meanwhile, after it.');
  await editor.isSaved();
  const draft = await owner.call<{ pages: { components: { data: { title?: string } }[] }[] }>(
    'GET',
    `/sites/${site}/draft`,
  );
  expect(draft.pages[0]?.components[0]?.data.title).toBe('Before, meanwhile, after it.');
});
