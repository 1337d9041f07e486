import { Editor, makeSite } from './flows/editor';
import { boxOf } from './flows/layout';
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
  // Its own corner, not the window's, where Publish is.
  await expect(async () => {
    const whole = await boxOf(dialog);
    const close = await boxOf(dialog.getByRole('button', { name: 'Close' }));
    expect([whole.right - close.right, close.y - whole.y]).toEqual([8, 8]);
  }).toPass();
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

test('a session that is gone when the connection comes back is told as such', async ({
  page,
  context,
  plinth,
  owner,
}) => {
  await signInBrowser(context, plinth);
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Gone')).id);
  await editor.write(editor.text('Header53', 'title'), 'Here, ');
  await editor.isSaved();
  await context.setOffline(true);
  await expect(editor.state).toHaveText('Offline: kept on this device');
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'You are signed out' })).toBeVisible();
  await editor.button('Publish').click();
  await expect(page.getByRole('dialog', { name: 'You are signed out' })).toBeVisible();
});

test('a session that is gone while the connection is there shows at what needs it, and is signed in anew there', async ({
  page,
  context,
  plinth,
  owner,
}) => {
  await signInBrowser(context, plinth);
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Refused')).id);
  await editor.isSaved();
  await context.clearCookies();
  await editor.button('Publish').click();
  const told = page.getByRole('dialog', { name: 'You are signed out' });
  await told.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(OWNER.email);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await editor.isSaved();
  await editor.button('Publish').click();
  await expect(page.getByRole('dialog', { name: 'Your site is live' })).toBeVisible();
});
