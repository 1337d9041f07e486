import { Editor, makeSite } from './flows/editor';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

interface DraftLinks {
  navigation: { header: { text: string; link: string }[] };
  pages: { components: { data: { socials?: { socialUrl: string; icon: string }[] } }[] }[];
}

test('the site’s links are added, written, led elsewhere, put in order and removed where they stand', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Navigation');
  const editor = await Editor.open(page, plinth, id);
  const draft = () => owner.call<DraftLinks>('GET', `/sites/${id}/draft`);
  const header = editor.canvas.locator('header nav').first();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const add = async (text: string) => {
    await dialog.getByLabel('Text').fill(text);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  // A header without links has a place for the first one; its dialog is open at once.
  await header.getByRole('button', { name: 'Add link' }).click();
  await add('About');
  for (const text of [
    'Plans',
    'Where to find us and when',
    'Everything that we have ever written',
    'Contact',
  ]) {
    await header.getByRole('link').first().hover();
    await page.getByRole('button', { name: 'Duplicate link' }).click();
    await header.getByRole('link').nth(1).click();
    await add(text);
  }
  // As visitors see it: what doesn't fit goes into the further menu.
  await expect(header.getByRole('button', { name: 'More' })).toBeVisible();
  await header.getByRole('link', { name: 'Contact' }).click();
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Use a web address')).toBeVisible();
  await dialog.getByLabel('Address').fill('mailto:a@b.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const move = page.getByRole('button', { name: 'Move link', exact: true });
  await header.getByRole('link', { name: 'Contact' }).hover();
  await move.press('ArrowLeft');
  await expect(header.getByRole('link').first()).toHaveText('Contact');
  await header.getByRole('link', { name: 'About' }).hover();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await editor.isSaved();
  expect((await draft()).navigation.header.map(({ text, link }) => [text, link])).toEqual([
    ['Contact', 'mailto:a@b.example'],
    ['Everything that we have ever written', '/'],
    ['Where to find us and when', '/'],
    ['Plans', '/'],
  ]);
  // A social link's icon follows its address.
  const footer = editor.canvas.locator('[data-section="Footer3"]');
  await footer.getByRole('button', { name: 'Add social link' }).click();
  await dialog.getByLabel('Address').fill('www.instagram.com/lockstep');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(footer.getByRole('button', { name: 'Social link: Instagram' })).toBeVisible();
});

test('what is written in a link’s dialog is kept however it is left; what can’t be kept holds it once, with the reason', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Left');
  const editor = await Editor.open(page, plinth, id);
  const header = editor.canvas.locator('header nav').first();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByLabel('Address');
  const links = async () => {
    await editor.isSaved();
    const draft = await owner.call<DraftLinks>('GET', `/sites/${id}/draft`);
    return draft.navigation.header.map(({ text, link }) => `${text} ${link}`);
  };
  const pressOutside = () => page.mouse.click(400, 600);
  await header.getByRole('button', { name: 'Add link' }).click();
  await dialog.getByLabel('Text').fill('Login');
  await address.fill('example.com/new');
  await pressOutside();
  await expect(dialog).toBeHidden();
  expect(await links()).toEqual(['Login http://example.com/new']);

  await header.getByRole('link', { name: 'Login' }).click();
  await address.fill('/contact');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await links()).toEqual(['Login /contact']);

  // What is wrong is said while one writes, without Save.
  await header.getByRole('link', { name: 'Login' }).click();
  await address.fill('tel:abc');
  await expect(dialog.getByText('Check it for typing errors')).toBeVisible();
  await pressOutside();
  await expect(address).toHaveValue('tel:abc');
  // Words that were looked for among what is offered are no address.
  await address.fill('prices');
  await pressOutside();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await pressOutside();
  await expect(dialog).toBeHidden();
  expect(await links()).toEqual(['Login /contact']);
});

test('the tools of a link of the bar stand under it, over no other link, and go where the bar folds', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Bar');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      {
        edit: 'setNavigation',
        values: {
          header: ['Product', 'Plans', 'About', 'Login'].map((text) => ({ text, link: '/' })),
        },
      },
    ],
  });
  const editor = await Editor.open(page, plinth, id);
  const bar = editor.canvas.locator('[data-bar]').first();
  const tools = page.getByRole('toolbar', { name: 'link actions' });
  for (const text of ['Login', 'Product']) {
    await bar.getByRole('link', { name: text }).hover();
    await expect
      .poll(async () => {
        const [over, under] = [await bar.boundingBox(), await tools.boundingBox()];
        return over && under ? under.y - (over.y + over.height) : undefined;
      })
      .toBeGreaterThanOrEqual(0);
  }
  await page.setViewportSize({ width: 720, height: 800 });
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
  await expect(tools).toBeHidden();
});
