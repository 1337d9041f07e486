import type { Page } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import type { OwnerApi } from './flows/owner';
import { signInBrowser } from './flows/owner';
import { editAtRandom } from './flows/random-edits';
import { expect, test } from './flows/test';

const draftOf = async (owner: OwnerApi, id: string) =>
  (await owner.try('GET', `/sites/${id}/draft`)).body;

/** What went wrong in a tab by itself. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('fifty edits of every kind, all taken back, leave the document as it was, byte for byte', async ({
  page,
  context,
  plinth,
}) => {
  test.slow();
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Fifty');
  const before = await draftOf(owner, id);
  const errors = errorsOf(page);
  const editor = await Editor.open(page, plinth, id);
  const steps = await editAtRandom(page, { seed: 20261128, count: 50 });
  await editor.isSaved();
  expect(await draftOf(owner, id)).not.toBe(before);
  const undo = editor.button('Undo');
  await page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('button[aria-label="Undo"]');
    while (button?.disabled === false) {
      button.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await expect(undo).toBeDisabled();
  await editor.isSaved();
  expect(await draftOf(owner, id), steps.join('\n')).toBe(before);
  expect(errors).toEqual([]);
});

test('two people edit, move and delete the same sections for 200 steps, and end with one page', async ({
  browser,
  plinth,
}) => {
  test.slow();
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [owner] = await Promise.all(contexts.map((context) => signInBrowser(context, plinth)));
  if (owner === undefined) throw new Error('Nobody is signed in.');
  const { id } = await makeSite(owner, 'Together');
  const tabs = await Promise.all(
    contexts.map(async (context) => {
      const page = await context.newPage();
      const errors = errorsOf(page);
      const editor = await Editor.open(page, plinth, id);
      return { page, editor, errors };
    }),
  );
  // Both at once, each on what it sees then.
  const steps = await Promise.all(
    tabs.map(({ page }, index) =>
      editAtRandom(page, { seed: index + 1, count: 100, undoShare: 0.1 }),
    ),
  );
  for (const { page, editor } of tabs) {
    // Who leaves a text empties it no more: a required one comes back.
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="Page canvas"]');
      (canvas?.contentDocument?.activeElement as HTMLElement | null)?.blur();
    });
    await editor.isSaved();
  }
  const content = (page: Page) =>
    page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page canvas"]');
      return [
        ...(frame?.contentDocument?.querySelectorAll<HTMLElement>('[data-section]') ?? []),
      ].map((section) => ({
        id: section.dataset['at'],
        status: section.dataset['status'],
        texts: [...section.querySelectorAll<HTMLElement>('[data-field]')].map(
          (text) => `${text.dataset['at']}: ${text.textContent}`,
        ),
      }));
    });
  const [one, two] = tabs;
  if (one === undefined || two === undefined) throw new Error('Two tabs are open.');
  // The last words of each are on their way to the other.
  await expect(async () => {
    expect(await content(two.page), steps.flat().join('\n')).toEqual(await content(one.page));
  }).toPass({ timeout: 15_000 });
  const end = await content(one.page);
  expect(end.length).toBeGreaterThan(0);
  // A browser that comes later sees the same.
  const later = await contexts[0]?.newPage();
  if (later === undefined) throw new Error('The context is open.');
  await Editor.open(later, plinth, id);
  await expect.poll(() => content(later)).toEqual(end);
  expect(tabs.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});
