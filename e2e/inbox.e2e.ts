import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Editor, makeSite } from './flows/editor';
import { OWNER_ENV, signInBrowser, type OwnerApi } from './flows/owner';
import { startPlinth, type Plinth } from './flows/server';
import { expect, test } from './flows/test';

interface Made {
  id: string;
  slug: string;
  hash: string;
}

/** A published site of its own, whose page has whatever these edits add. */
async function makePublished(owner: OwnerApi, name: string, edits: object[] = []): Promise<Made> {
  const { id, slug } = await makeSite(owner, name);
  const { pages } = await owner.call<{ pages: { id: string }[] }>('GET', `/sites/${id}/draft`);
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      { edit: 'setSettings', values: { contactEmail: 'team@plinth.example' } },
      ...edits.map((edit) => ('section' in edit ? { ...edit, page: pages[0]?.id } : edit)),
    ],
  });
  await owner.call('POST', `/sites/${id}/publish`, {});
  const { hash } = await owner.call<{ hash: string }>('GET', `/sites/${id}`);
  return { id, slug, hash };
}

/** What a visitor's browser posts. */
async function send(plinth: Plinth, site: Made, values: object): Promise<void> {
  const origin = plinth.site(site.slug);
  const { status } = await plinth.ask(`${origin}/api/v1/sites/form/contact/${site.id}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      name: 'Ana',
      email: 'ana@plinth.example',
      message: 'A question?',
      siteHash: site.hash,
      ...values,
    }),
  });
  expect(status).toBe(204);
}

test('a new message shows at once, in the editor’s rail and in the list, and is answered by mail', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const site = await makePublished(owner, 'Live post');
  await Editor.open(page, plinth, site.id);
  const rail = page.getByRole('navigation', { name: 'Panels' });
  await expect(rail.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
  await send(plinth, site, {});
  await expect(rail.getByRole('link', { name: 'Inbox, 1 new' })).toBeVisible();
  await rail.getByRole('link', { name: 'Inbox, 1 new' }).click();
  const messages = page.getByRole('main').getByRole('listitem');
  await expect(messages).toHaveCount(1);
  await send(plinth, site, { name: 'Bo', email: 'bo@plinth.example', message: 'Hello?' });
  await expect(messages).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Messages 2' })).toBeVisible();
  const newest = messages.first();
  await expect(newest).toContainText('Bo');
  const reply = newest.getByRole('link', { name: 'Reply' });
  await expect(reply).toHaveAttribute(
    'href',
    'mailto:bo@plinth.example?subject=Re%3A%20Your%20message%20to%20Live%20post&body=%0D%0A%0D%0A%3E%20Hello%3F',
  );
  // What opens the mail program would leave the page.
  await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await reply.click();
  await expect(newest.getByRole('button', { name: 'Mark as new' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Messages 1' })).toBeVisible();
  await send(plinth, site, { name: 'Cy', plinthSubject: 'Buy now' });
  await page.getByRole('radio', { name: 'Spam 1' }).check();
  await messages.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByText('Nothing was held back.')).toBeVisible();
  await page.getByRole('radio', { name: 'Messages 2' }).check();
  await expect(messages).toHaveCount(3);
});

test('a webhook is set, its secret shown once, tried, and told of each message; what was given up is sent again', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  let status = 200;
  const events: string[] = [];
  const receiver = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      events.push((JSON.parse(body) as { event: string }).event);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const plinth = await startPlinth({
    env: { ...OWNER_ENV, WEBHOOKS_PRIVATE: 'on', SAMPLE: 'off' },
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  try {
    const owner = await signInBrowser(context, plinth);
    const site = await makePublished(owner, 'Hooked');
    const page = await context.newPage();
    await page.goto(`${plinth.origin}/sites/${site.id}/inbox`);
    await page.getByRole('button', { name: 'Webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Webhook' });
    await dialog.getByLabel('Address').fill('nowhere');
    await dialog.getByRole('button', { name: 'Set webhook' }).click();
    await expect(dialog.getByText(/Enter an address such as/)).toBeVisible();
    await dialog.getByLabel('Address').fill(`http://127.0.0.1:${port}/hook`);
    await dialog.getByRole('button', { name: 'Set webhook' }).click();
    await expect(dialog.getByText('It is shown only this once.')).toBeVisible();
    const secret = await dialog.getByLabel('Secret', { exact: true }).inputValue();
    expect(secret.length).toBeGreaterThan(20);
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await expect(dialog.getByText('The receiver took the test (200).')).toBeVisible();
    status = 410;
    await send(plinth, site, {});
    await expect(dialog.getByText('Given up')).toBeVisible();
    await expect(dialog.getByText('the receiver answered 410')).toBeVisible();
    status = 204;
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect(dialog.getByText('Taken')).toBeVisible();
    expect(events).toEqual(['webhook.test', 'message.created', 'message.created']);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Webhook' }).click();
    await expect(dialog.getByText('Taken')).toBeVisible();
    await expect(dialog.getByLabel('Secret', { exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Remove webhook' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('button', { name: 'Set webhook' })).toBeVisible();
  } finally {
    await context.close();
    await plinth.stop();
    receiver.close();
  }
});

test('an event is made in the settings, chosen for an invitation, answered by a visitor and counted', async ({
  page,
  context,
  plinth,
}) => {
  test.setTimeout(90_000);
  const owner = await signInBrowser(context, plinth);
  const site = await makePublished(owner, 'Invited', [
    { edit: 'addEvent', id: 'first', values: { name: 'Open day' } },
    { edit: 'addSection', section: 'Rsvp1', id: 'rsvp' },
  ]);
  const editor = await Editor.open(page, plinth, site.id);
  await editor.button('Settings').click();
  const panel = page.getByRole('region', { name: 'Settings', exact: true });
  await panel.locator('summary', { hasText: /^Events$/ }).click();
  await panel.getByRole('button', { name: 'Add event' }).click();
  const form = panel.locator('details').filter({ hasText: 'Remove event' }).last();
  await form.getByLabel('Name').fill('Harbour tour');
  await form.getByLabel('Start').fill('2026-06-01T18:00');
  await form.getByLabel('End').fill('2026-06-01T17:00');
  await expect(form.getByText('The end is before the start.')).toBeVisible();
  await form.getByLabel('End').fill('2026-06-01T20:30');
  await expect(form.getByText('The end is before the start.')).toBeHidden();
  await form.getByLabel('Place').fill('Quay 4');
  const names = panel.getByRole('listitem').filter({ hasText: 'Remove event' }).locator('summary');
  await panel.getByRole('button', { name: 'Reorder Harbour tour' }).press('Space');
  await expect(panel.locator('[data-dragging]')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Harbour tour: place 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names).toHaveText(['Harbour tour', 'Open day']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(names).toHaveText(['Open day', 'Harbour tour']);
  await editor.canvas.locator('[data-section="Rsvp1"]').click({ position: { x: 5, y: 5 } });
  await page
    .getByRole('toolbar', { name: 'Section actions' })
    .getByRole('button', { name: 'Settings' })
    .click();
  const inspector = page.getByRole('complementary', { name: 'Section settings' });
  await inspector.getByLabel('Event').selectOption('Harbour tour');
  await expect(editor.canvas.locator('[data-section="Rsvp1"]')).toContainText('Quay 4');
  await editor.isSaved();
  await owner.call('POST', `/sites/${site.id}/publish`, {});

  await page.goto(`${plinth.site(site.slug)}/`);
  const invitation = page.locator('[data-section="Rsvp1"]');
  await expect(invitation).toContainText('Harbour tour');
  await invitation.getByRole('radio', { name: /Yes/ }).check();
  await invitation.getByRole('textbox').nth(0).fill('Ana');
  await invitation.getByRole('textbox').nth(1).fill('ana@plinth.example');
  await invitation.getByRole('spinbutton').fill('2');
  // Sooner it would be held back as a program's.
  await page.waitForFunction(() => performance.now() > 2500);
  const sent = page.waitForResponse(/form\/rsvp/);
  await invitation.getByRole('button', { name: 'Send answer' }).click();
  expect((await sent).status()).toBe(204);
  await expect(invitation.getByRole('status')).toHaveText(/look forward to seeing you/);

  await page.goto(`${plinth.origin}/sites/${site.id}/inbox`);
  await page.getByRole('radio', { name: 'Invitations' }).check();
  await expect(page.getByRole('list', { name: 'Who comes' })).toContainText(
    'Harbour tour3 will be there: 1 answered yes and bring 2; 0 can’t come',
  );
  const answer = page.getByRole('listitem').filter({ hasText: 'ana@plinth.example' });
  await expect(answer).toContainText('Is coming with 2 guests');
  await expect(answer).toContainText('Harbour tour');
});

test('the cookie banner and its dialog are on the page while their texts are written; choices can be looked up', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const site = await makePublished(owner, 'Asked', [
    { edit: 'setWidgets', values: { gdprBanner: { isVisible: true } } },
  ]);
  const origin = plinth.site(site.slug);
  for (const [visitor, isOn] of [
    ['visitor-one', true],
    ['visitor-two', false],
  ] as const) {
    const choice = { analytics: isOn, marketing: false, functional: isOn };
    await plinth.ask(`${origin}/api/v1/sites/consent/${site.id}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ choice, policyVersion: 1, visitor }),
    });
  }
  const editor = await Editor.open(page, plinth, site.id);
  await editor.button('Settings').click();
  const panel = page.getByRole('region', { name: 'Settings', exact: true });
  await panel.getByText('Cookies and consent').click();
  const banner = editor.canvas.locator('[data-widget="cookie-banner"]');
  await expect(banner).toHaveCount(0);
  await panel.getByText('Texts of the GDPR banner').click();
  await expect(banner).toBeVisible();
  const words = panel.getByLabel('Text', { exact: true }).filter({ visible: true }).first();
  await expect(words).toHaveValue(/^We use cookies/);
  await words.fill('May we count visits?');
  await expect(banner).toContainText('May we count visits?');
  await panel.getByText('Settings dialog', { exact: true }).first().click();
  const dialog = editor.canvas.locator('[data-consent-dialog]');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Analytics');
  await panel.getByRole('button', { name: 'What visitors chose' }).click();
  const records = page.getByRole('dialog', { name: 'What visitors chose' });
  await expect(records.getByRole('row')).toHaveCount(3);
  await expect(records.getByRole('row').filter({ hasText: 'visitor-two' })).toContainText(
    'Nothing',
  );
  await records.getByLabel('Visitor’s id').fill('visitor-one');
  await expect(records.getByRole('row')).toHaveCount(2);
  await expect(records.getByRole('row').last()).toContainText('Analytics, Functional');
  const downloading = page.waitForEvent('download');
  await records.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('consents.csv');
  await records.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Close panel' }).click();
  await expect(banner).toHaveCount(0);
});

test('a messenger is written where it stands, and undone as everything else', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const entry = (id: string, name: string, value: string) => ({ id, name, isActive: true, value });
  const site = await makePublished(owner, 'Chatty', [
    {
      edit: 'setWidgets',
      values: {
        messenger: {
          isVisible: true,
          data: [entry('m1', 'telegram', '@plinth'), entry('m2', 'viber', '')],
        },
      },
    },
  ]);
  const message = async () => {
    const { widgets } = await owner.call<{
      widgets: { messenger: { data: { data: { message: string } }[] } };
    }>('GET', `/sites/${site.id}/draft`);
    return widgets.messenger.data[0]?.data.message;
  };
  const editor = await Editor.open(page, plinth, site.id);
  await editor.canvas.getByRole('button', { name: 'Open chat' }).click();
  const chat = editor.canvas.getByRole('group', { name: 'Chat' });
  const words = chat.getByRole('textbox', { name: 'Message' });
  await expect(words).toHaveText(/Hi there/);
  await editor.write(words, 'Ask us anything.');
  await editor.isSaved();
  await expect.poll(message).toBe('Ask us anything.');
  await editor.button('Undo').click();
  await expect(words).toHaveText(/Hi there/);
  await expect(chat.getByRole('button', { name: 'Add picture' })).toBeVisible();
  await chat.getByRole('button', { name: 'Viber' }).click();
  await expect(chat).toContainText('Visitors don’t see it: its account or number is missing.');
});
