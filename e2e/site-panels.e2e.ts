import { Editor, makeSite } from './flows/editor';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** A PNG of one pixel. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('settings take what is right, say what is wrong, and ask visitors again', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Settings');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Settings').click();
  const panel = page.getByRole('region', { name: 'Settings', exact: true });
  await panel.getByLabel('Contact e-mail').fill('nobody');
  await expect(panel.getByText('Please enter a valid email')).toBeVisible();
  await panel.getByLabel('Contact e-mail').fill('team@plinth.example');
  await panel.getByLabel('Contact e-mail').press('Enter');

  await panel.getByText('Tracking and chats').click();
  await panel.getByLabel('Google tag id').fill('<script>');
  await expect(panel.getByText('A Google tag id starts with G-, GTM-, AW- or UA-.')).toBeVisible();
  await panel.getByLabel('Google tag id').fill('G-AB12CD34EF');
  await panel.getByLabel('Google tag id').press('Enter');
  await panel.getByRole('button', { name: 'Add chat' }).click();
  await panel.getByLabel('Provider').selectOption('intercom');
  await expect(panel.getByText(/load without asking visitors/)).toBeVisible();
  await panel.getByRole('button', { name: 'Open consent' }).click();
  await panel.getByRole('switch', { name: 'GDPR banner' }).check();
  await expect(panel.getByText(/load without asking visitors/)).toBeHidden();
  await panel.getByRole('button', { name: 'Ask everyone again' }).click();
  await expect(panel.getByText('Policy version 2.')).toBeVisible();
  await panel.getByText('Texts of the GDPR banner').click();
  await panel
    .getByLabel('Text', { exact: true })
    .filter({ visible: true })
    .first()
    .fill('We count visits.');
  await editor.isSaved();
  const { settings, widgets } = await owner.call<{
    settings: { contactEmail: string; trackingIds: { gtagId: string; chatsData: object[] } };
    widgets: { gdprBanner: object };
  }>('GET', `/sites/${id}/draft`);
  expect(settings.contactEmail).toBe('team@plinth.example');
  expect(settings.trackingIds.gtagId).toBe('G-AB12CD34EF');
  expect(settings.trackingIds.chatsData).toMatchObject([{ name: 'intercom' }]);
  expect(widgets.gdprBanner).toMatchObject({
    isVisible: true,
    policyVersion: 2,
    consentText: 'We count visits.',
  });
});

test('a file is brought, named, found, shown where it stands, and deleted after a warning', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Files');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Media').click();
  const panel = page.getByRole('region', { name: 'Media', exact: true });
  await expect(panel.getByText(/^No files yet/)).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload files' }).click();
  await (
    await choosing
  ).setFiles([
    { name: 'gate.png', mimeType: 'image/png', buffer: ONE_PIXEL },
    { name: 'notes.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ no') },
  ]);
  await expect(panel.getByRole('alert')).toContainText('notes.exe');
  const tile = panel.getByRole('button', { name: /gate\.png/ });
  await expect(tile).toBeVisible();
  await expect(tile).toContainText('Not used');

  await tile.click();
  await panel.getByLabel('Title').fill('The gate');
  await panel.getByLabel('Title').press('Enter');
  await panel.getByLabel('Alternative text').fill('A gate in the rain');
  await editor.isSaved();
  const [file] = await owner.call<{ id: string; url: string }[]>('GET', `/sites/${id}/media`);
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      { edit: 'setValue', component: 'hero', path: ['contentImage', 'imgUrl'], value: file?.url },
    ],
  });
  await panel.getByRole('button', { name: 'All files' }).click();
  await panel.getByLabel('Search files').fill('gate rain');
  await panel.getByRole('button', { name: /The gate/ }).click();
  await panel.getByRole('region', { name: 'Used in' }).getByRole('button').click();
  await expect(editor.canvas.locator('[data-section="Header53"] :focus')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It stands in one place');
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(panel.getByText('No file fits.')).toBeVisible();
  expect(await owner.call('GET', `/sites/${id}/media`)).toEqual([]);
});

test('the inbox is filtered, searched, sent out, and answers for one sender', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id, slug } = await makeSite(owner, 'Post');
  const { hash } = await owner.call<{ hash: string }>('GET', `/sites/${id}`);
  await owner.call('POST', `/sites/${id}/publish`, {});
  for (const name of ['Ana', 'Jonas']) {
    const sent = await plinth.ask(`${plinth.site(slug)}/api/v1/sites/form/contact/${id}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: plinth.site(slug) },
      body: JSON.stringify({
        name,
        email: `${name.toLowerCase()}@plinth.example`,
        message: `Greetings of ${name}`,
        siteHash: hash,
        isCookieAccepted: true,
      }),
    });
    expect(sent.status).toBe(204);
  }
  await page.goto(`${plinth.origin}/sites/${id}/inbox`);
  const messages = page.getByRole('main').getByRole('listitem');
  await expect(messages).toHaveCount(2);
  await page.getByLabel('Search messages').fill('greetings ana');
  await expect(messages).toHaveCount(1);
  await messages.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByLabel('Search messages').fill('');
  await page.getByRole('switch', { name: 'Only new' }).check();
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText('Jonas');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('messages.csv');
  await messages.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('No message fits.')).toBeVisible();
  await page.getByRole('switch', { name: 'Only new' }).uncheck();
  await page.getByRole('radio', { name: /Spam/ }).check();
  await expect(messages).toContainText('Jonas');
  await messages.getByRole('button', { name: 'All of this sender' }).click();
  const sender = page.getByRole('dialog', { name: 'jonas@plinth.example' });
  await sender.getByRole('button', { name: 'Erase all of it' }).click();
  await sender.getByRole('button', { name: 'Erase 1 for good' }).click();
  await expect(page.getByText('Nothing was held back.')).toBeVisible();
});

test('the operator notes a complaint and closes it', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id, slug } = await makeSite(owner, 'Reported');
  const { hash } = await owner.call<{ hash: string }>('GET', `/sites/${id}`);
  await owner.call('POST', `/sites/${id}/publish`, {});
  await plinth.ask(`${plinth.site(slug)}/api/v1/sites/form/compliance/${id}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: plinth.site(slug) },
    body: JSON.stringify({
      email: 'eva@plinth.example',
      name: 'Eva',
      comment: 'This copies our words.',
      siteHash: hash,
    }),
  });
  await page.goto(`${plinth.origin}/operator/complaints`);
  const complaint = page.getByRole('listitem').filter({ hasText: 'This copies our words.' });
  await expect(complaint).toContainText('Reported');
  await complaint.getByLabel('Note').fill('Asked the owner.');
  await complaint.getByRole('button', { name: 'Resolved' }).click();
  await expect(complaint).toHaveCount(0);
  await page.getByRole('radio', { name: 'Resolved' }).check();
  await expect(complaint.getByLabel('Note')).toHaveValue('Asked the owner.');
  await complaint.getByRole('button', { name: 'All of this person' }).click();
  const person = page.getByRole('dialog', { name: 'eva@plinth.example' });
  await expect(person.getByRole('listitem')).toContainText('This copies our words.');
  await person.getByRole('button', { name: 'Erase all of it' }).click();
  await person.getByRole('button', { name: 'Erase 1 for good' }).click();
  await expect(complaint).toHaveCount(0);
});
