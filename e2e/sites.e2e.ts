import * as fs from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { animationsEnd } from './flows/animations';
import { resizeWindow } from './flows/layout';
import { signInBrowser } from './flows/owner';
import { publishSite } from './flows/publish';
import { expect, test } from './flows/test';

const TEMPLATES = ['event', 'bakery', 'studio'] as const;
const WIDTHS = [320, 768, 1440];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const violations = async (page: Page) => {
  await animationsEnd(page);
  const { violations: found } = await new AxeBuilder({ page })
    // The picture of a page is decoration, and checked as the page that it shows.
    .exclude('iframe')
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

test.beforeEach(async ({ context, plinth }) => {
  await signInBrowser(context, plinth);
});

for (const template of TEMPLATES) {
  test(`the template ${template} is for everybody, at every width, as it stands`, async ({
    page,
    owner,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const site = await owner.call<{ id: string }>('POST', '/sites', { name: template, template });
    const draft = await owner.call<{ pages: { path: string }[] }>('GET', `/sites/${site.id}/draft`);
    expect(draft.pages.length).toBe(3);
    // As a preview: publishing waits until every picture has all its sizes.
    const { url } = await owner.call<{ url: string }>('POST', `/sites/${site.id}/draft/preview`);
    for (const { path } of draft.pages) {
      const address = new URL(url);
      address.pathname = path;
      const response = await page.goto(address.href);
      expect(response?.status()).toBe(200);
      for (const width of WIDTHS) {
        await resizeWindow(page, { width, height: 800 });
        expect(await overflow(page), `${path} at ${width}`).toBe(0);
      }
      expect(await violations(page), path).toEqual([]);
    }
  });
}

test('a site is started from a template, renamed, duplicated, deleted and had back', async ({
  page,
  plinth,
}) => {
  await page.goto(`${plinth.origin}/sites/new`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Event', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New site: Event' });
  await dialog.getByRole('radio', { name: 'Phone' }).check();
  await expect(dialog.getByRole('img', { name: 'The first page of Event' })).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Lake night');
  await expect(dialog.getByLabel('Address')).toHaveValue('lake-night');
  // A double click makes one site.
  await dialog.getByRole('button', { name: 'Create site' }).dblclick();
  const canvas = page.frameLocator('iframe[title="Page canvas"]');
  // Its pictures are taken in first.
  await expect(canvas.getByText('The lake plays along')).toBeVisible({ timeout: 30_000 });

  await page.goto(plinth.origin);
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card('Lake night')).toContainText('Not published');
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Lake night', 'Name and address…');
  await page.getByLabel('Name', { exact: true }).fill('Lake evening');
  await page.getByLabel('Address', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This address is taken.')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('lake-evening');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card('Lake evening')).toContainText('lake-evening.localhost');

  await choose('Lake evening', 'Duplicate…');
  await page.getByLabel('Name', { exact: true }).fill('Second lake');
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(card('Second lake')).toBeVisible();
  await choose('Second lake', 'Delete…');
  await page.getByRole('button', { name: 'Delete site' }).click();
  await expect(card('Second lake')).toBeHidden();
  await page.getByRole('button', { name: 'Restore Second lake' }).click();
  await expect(card('Second lake')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore Second lake' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test('a site that was downloaded comes back by “Import a site”', async ({
  page,
  plinth,
  owner,
}) => {
  const { id } = await owner.call<{ id: string }>('POST', '/sites', { name: 'Home again' });
  await page.goto(plinth.origin);
  await page.getByRole('button', { name: 'More about Home again' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download all of it' }).click();
  const archive = await (await downloading).path();
  await page.goto(`${plinth.origin}/sites/new`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an archive…' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'site.zip',
    mimeType: 'application/zip',
    buffer: fs.readFileSync(archive),
  });
  await page.waitForURL((address) => !address.pathname.endsWith('/new'));
  const brought = page.url().split('/').at(-1) ?? '';
  expect(brought).not.toBe(id);
  expect(await owner.call('GET', `/sites/${brought}`)).toMatchObject({ name: 'Home again' });
});

test('a domain shows what to set where, and says what is missing', async ({
  page,
  plinth,
  owner,
}) => {
  const { id } = await owner.call<{ id: string }>('POST', '/sites', { name: 'Domains' });
  await page.goto(`${plinth.origin}/sites/${id}/domains`);
  await page.getByLabel('Your domain').fill('https://www.shop.invalid/start');
  await page.getByRole('button', { name: 'Add domain' }).click();
  const domain = page.getByRole('listitem').filter({ hasText: 'www.shop.invalid' });
  await expect(domain).toContainText('Waiting for your DNS records');
  await expect(domain.getByLabel('Name').first()).toHaveValue('_plinth.www.shop.invalid');
  await expect(domain.getByLabel('Value').first()).toHaveValue(/^plinth-site=\w+$/);
  await domain.getByRole('button', { name: 'Check now' }).click();
  await expect(domain.getByRole('alert')).toContainText('is not there yet');
  // Each record is there to be copied: its type, its name and its value.
  await expect(domain.getByLabel('Name').last()).toHaveValue('www.shop.invalid');
  await expect(domain.getByLabel('Value').last()).toHaveValue('domains.localhost');
  expect(await violations(page)).toEqual([]);
  await domain.getByRole('button', { name: 'Remove www.shop.invalid' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(domain).toBeHidden();
});

test('releases show what changed by its words, go live again, are planned and called off', async ({
  page,
  plinth,
  owner,
}) => {
  const slug = 'told';
  await publishSite(owner, slug, [
    { edit: 'addSection', id: 'cta', section: 'CTA1', data: { title: 'Come on a quiet day' } },
  ]);
  const sites = await owner.call<{ id: string }[]>('GET', `/sites?q=${slug}`);
  const id = sites[0]?.id ?? '';
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'setText', component: 'cta', path: ['title'], text: 'Come on a busy day' }],
  });
  await page.goto(`${plinth.origin}/sites/${id}/releases`);
  await expect(page.getByText('1 change in the draft not published')).toBeVisible();
  await page.getByRole('button', { name: 'Publish the draft' }).click();
  await expect(page.getByText('Release 2 is live')).toBeVisible();
  await page.getByRole('button', { name: 'What changed in release 2' }).click();
  await expect(page.locator('ins', { hasText: 'busy' })).toBeVisible();
  await expect(page.locator('del', { hasText: 'quiet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Schedule…' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule' });
  await expect(form).toContainText('Europe/Stockholm');
  await form.getByLabel('Take offline').check();
  await form.getByLabel('When').fill('2099-01-01T09:30');
  await form.getByRole('button', { name: 'Schedule' }).click();
  const planned = page.getByRole('list', { name: 'Planned' });
  await expect(planned).toContainText('1 Jan 2099, 09:30 (Europe/Stockholm)');
  await planned.getByRole('button', { name: /^Cancel: Take offline/ }).click();
  await expect(planned).toBeHidden();

  await page.getByRole('button', { name: 'Make release 1 live' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make live' }).click();
  await expect(page.getByText('Release 1 is live', { exact: true })).toBeVisible();
  expect((await plinth.ask('/', { headers: { host: `${slug}.localhost` } })).body).toContain(
    'quiet day',
  );
  await page.getByRole('button', { name: 'Take offline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take offline' }).click();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  expect((await plinth.ask('/', { headers: { host: `${slug}.localhost` } })).status).toBe(404);
});

test('the operator sees how all fares, suspends a site, and finds that in the log', async ({
  page,
  plinth,
  owner,
}) => {
  await publishSite(owner, 'watched', []);
  await page.goto(`${plinth.origin}/operator`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Database' })).toContainText('Answers');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mail' })).toContainText('SMTP_URL');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Sites', exact: true }).click();
  await page.getByLabel('Search all sites').fill('watch');
  await page.getByRole('button', { name: 'Suspend watched' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Show watched' })).toBeVisible();
  const visit = () => plinth.ask('/', { headers: { host: 'watched.localhost' } });
  expect((await visit()).status).not.toBe(200);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('What').selectOption('site-operated');
  const entries = page.getByRole('listitem').filter({ hasText: 'watched' });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('changed a site’s plan or suspension');
  expect(await violations(page)).toEqual([]);
  await page.goto(`${plinth.origin}/operator/sites`);
  await page.getByLabel('Search all sites').fill('watch');
  await page.getByRole('button', { name: 'Show watched' }).click();
  await expect(page.getByRole('button', { name: 'Suspend watched' })).toBeVisible();
  expect((await visit()).status).toBe(200);
});
