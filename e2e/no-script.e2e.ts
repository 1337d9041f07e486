import { publishSite } from './flows/publish';
import { expect, test } from './flows/test';

test.use({ javaScriptEnabled: false });

test('of two forms on a page only the one that was sent confirms it', async ({
  page,
  plinth,
  owner,
}) => {
  await publishSite(owner, 'forms', [
    { edit: 'addSection', section: 'Contact3', id: 'write' },
    { edit: 'addSection', section: 'Rsvp1', id: 'answer' },
  ]);
  await page.goto(`${plinth.site('forms')}/`);
  const sent = (id: string) => page.locator(`#comp-${id} form p:not([role]):visible`);
  await expect(sent('write')).toHaveCount(0);
  const form = page.locator('#comp-write form');
  await form.getByLabel('Enter your name').fill('Astrid');
  await form.getByLabel('Enter your email').fill('astrid@example.com');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\?sent=1#comp-write$/);
  await expect(sent('write')).toHaveCount(1);
  await expect(sent('answer')).toHaveCount(0);
});

test('the line of the numbered blocks is there', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  await expect(page.locator('[data-section="Feature23"][data-unseen]')).toHaveCount(0);
  const lines = await page
    .locator('[data-section="Feature23"] li span:empty')
    .evaluateAll((pipes) => pipes.map((pipe) => getComputedStyle(pipe, '::after').scale));
  expect(lines).toEqual(['none', 'none', 'none']);
});
