import type { Locator, Page } from '@playwright/test';
import type { Plinth } from './flows/server';
import { expect, test } from './flows/test';

/** The forms of the published page against sections 5 and 8 of the specification. */

const LIMIT_MESSAGE = 'Your have exceeded the maximum character limit.';
const COMPLAINT_CALL = /\/api\/v1\/sites\/form\/compliance\//;
const CONTACT_CALL = /\/api\/v1\/sites\/form\/contact\//;

async function visit(page: Page, plinth: Plinth): Promise<void> {
  await page.goto(`${plinth.site('demo')}/`);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await reloaded;
}

async function openComplaint(page: Page) {
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  return page.getByRole('dialog', { name: "What's wrong with this website?" });
}

test('a contact field is checked when it is left, and its error goes when it is edited', async ({
  page,
  plinth,
}) => {
  await visit(page, plinth);
  const form = page.locator('[data-section="Contact3"]');
  const name = form.getByLabel('Enter your name');
  const email = form.getByLabel('Enter your email');
  const isEmpty = form.getByText('This field cannot be empty');
  const isWrong = form.getByText('Please enter a valid email');
  // Left before the form's script can have come.
  await name.focus();
  await name.press('Tab');
  await expect(isEmpty).toHaveCount(1);
  await expect(email).toBeFocused();
  await email.press('Tab');
  await expect(isEmpty).toHaveCount(2);
  await name.pressSequentially('I');
  await expect(isEmpty).toHaveCount(1);
  await email.fill('ingrid@example');
  await expect(isEmpty).toHaveCount(0);
  await email.press('Tab');
  await expect(isWrong).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ingrid@example.com');
  await expect(isWrong).toBeHidden();
  // The message may be empty.
  await form.getByLabel('Enter your message').focus();
  await form.getByLabel('Enter your message').press('Tab');
  await expect(isEmpty).toHaveCount(0);
});

test('a contact message that fails is only logged; the text stays and can be sent again', async ({
  page,
  plinth,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route(CONTACT_CALL, (route) => route.abort());
  await visit(page, plinth);
  const form = page.locator('[data-section="Contact3"]');
  await form.getByLabel('Enter your name').fill('Ingrid');
  await form.getByLabel('Enter your email').fill('ingrid@example.com');
  const words = await form.innerText();
  await form.getByRole('button').click();
  await expect.poll(() => logged.some((text) => text.includes('Failed to fetch'))).toBe(true);
  await expect(form.locator('form')).toHaveAttribute('data-phase', 'idle');
  expect(await form.innerText()).toBe(words);
  await expect(form.getByLabel('Enter your name')).toHaveValue('Ingrid');
  await page.unroute(CONTACT_CALL);
  const sent = page.waitForResponse(CONTACT_CALL);
  await form.getByRole('button').click();
  expect((await sent).status()).toBe(204);
  await expect(form.getByRole('status')).not.toBeEmpty();
});

test('a complaint that was given up starts anew, whichever way it was closed', async ({
  page,
  plinth,
}) => {
  await visit(page, plinth);
  const closings = [
    (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' }).click(),
    (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    const dialog = await openComplaint(page);
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await expect(dialog.getByText('Required field')).toHaveCount(0);
    await dialog.getByLabel('Name').fill('Someone');
    await dialog.getByRole('button', { name: 'SEND' }).click();
    await expect(dialog.getByText('Required field')).toHaveCount(2);
    await close(dialog);
    await expect(dialog).toBeHidden();
  }
  const dialog = await openComplaint(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('what is pasted into a complaint is appended and cut to 255; typing further is refused', async ({
  page,
  plinth,
}) => {
  await visit(page, plinth);
  const dialog = await openComplaint(page);
  const paste = (label: string, text: string) =>
    dialog.getByLabel(label).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  for (const label of ['Comment', 'Name']) {
    const field = dialog.getByLabel(label);
    await field.fill('a'.repeat(200));
    await field.press('Home');
    await paste(label, 'b'.repeat(54));
    await expect(field).toHaveValue('a'.repeat(200) + 'b'.repeat(54));
    await expect(dialog.getByText(LIMIT_MESSAGE)).toHaveCount(0);
    await paste(label, 'cc');
    const full = `${'a'.repeat(200)}${'b'.repeat(54)}c`;
    await expect(field).toHaveValue(full);
    await expect(dialog.getByText(LIMIT_MESSAGE)).toHaveCount(1);
    await field.press('End');
    await field.pressSequentially('d');
    await expect(field).toHaveValue(full);
    // The message goes when the text does.
    await field.press('Backspace');
    await expect(dialog.getByText(LIMIT_MESSAGE)).toHaveCount(0);
  }
});

test('the counter is plain, amber below six and red at none; nothing is sent while a rule fails', async ({
  page,
  plinth,
}) => {
  let calls = 0;
  await page.route(COMPLAINT_CALL, async (route) => {
    calls += 1;
    await route.abort();
  });
  await visit(page, plinth);
  const dialog = await openComplaint(page);
  const comment = dialog.getByLabel('Comment');
  const color = async (length: number) => {
    await comment.fill('x'.repeat(length));
    const counter = dialog.getByText(`${length}/255`, { exact: true });
    return counter.evaluate((element) => getComputedStyle(element).color);
  };
  const [plain, six, five, none] = [
    await color(10),
    await color(249),
    await color(250),
    await color(255),
  ];
  expect(six).toBe(plain);
  expect(new Set([plain, five, none]).size).toBe(3);
  await dialog.getByLabel('Name').fill('Someone');
  for (const email of ['', 'someone', 'someone@example', 'a b@example.com']) {
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('button', { name: 'SEND' }).click();
    const message = email === '' ? 'Required field' : 'Please put a correct e-mail';
    await expect(dialog.getByText(message)).toHaveCount(1);
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
  }
  // An error goes when its field is edited.
  await dialog.getByLabel('E-mail').fill('someone@example.com');
  await expect(dialog.getByText('Please put a correct e-mail')).toHaveCount(0);
  expect(calls).toBe(0);
});

for (const [what, status, body, title, message] of [
  [
    'a refusal with words',
    403,
    '{"message":"It is being reviewed."}',
    'Thanks for the report!',
    'It is being reviewed.',
  ],
  [
    'a failure with words',
    500,
    '{"message":"Out of paper."}',
    'Something went wrong',
    'Out of paper.',
  ],
  [
    'a failure without words',
    503,
    '{"message":""}',
    'Something went wrong',
    'Please refresh page to load data',
  ],
  ['a failed network', 0, '', 'Something went wrong', 'Failed to fetch'],
] as const) {
  test(`a complaint that meets ${what} says so, and the form closes`, async ({ page, plinth }) => {
    await page.route(COMPLAINT_CALL, (route) =>
      status === 0
        ? route.abort()
        : route.fulfill({ status, contentType: 'application/json', body }),
    );
    await visit(page, plinth);
    const dialog = await openComplaint(page);
    await dialog.getByLabel('E-mail').fill('someone@example.com');
    await dialog.getByLabel('Name').fill('Someone');
    await dialog.getByLabel('Comment').fill('It is broken');
    await dialog.getByRole('button', { name: 'SEND' }).click();
    const notice = page.getByRole('dialog', { name: title });
    await expect(notice).toContainText(message);
    await expect(notice.locator('svg').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toBeHidden();
  });
}
