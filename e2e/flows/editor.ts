import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { OwnerApi } from './owner';
import type { Plinth } from './server';

/** A PNG of one pixel. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The editor of a site in a browser tab. */
export class Editor {
  readonly canvas: FrameLocator;

  constructor(readonly page: Page) {
    this.canvas = page.frameLocator('iframe[title="Page canvas"]');
  }

  /** Opens a site and waits until its page can be written on. */
  static async open(page: Page, plinth: Plinth, siteId: string): Promise<Editor> {
    await page.goto(`${plinth.origin}/sites/${siteId}`);
    const editor = new Editor(page);
    await editor.canvas.locator('[data-section]').first().waitFor();
    return editor;
  }

  /** A text of the page: the first of its field in a section. */
  text(section: string, field: string): Locator {
    return this.canvas.locator(`[data-section="${section}"] [data-field="${field}"]`).first();
  }

  /** The saving state. */
  get state(): Locator {
    return this.page.getByRole('toolbar', { name: 'Edit and publish' }).getByRole('status');
  }

  /** A button of the bar. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Replaces a text as people do it. */
  async write(text: Locator, words: string): Promise<void> {
    await text.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(words);
  }

  /** Brings a picture of one pixel, `dot.png`, to a place of the page that takes one. */
  async upload(slot: Locator): Promise<void> {
    await slot.click();
    const chooser = this.page.waitForEvent('filechooser');
    await this.page
      .getByRole('dialog', { name: 'Picture' })
      .getByRole('button', { name: /Upload/ })
      .click();
    await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: ONE_PIXEL });
  }

  /** Opens the dialog for the link of a text. */
  async openLink(text: Locator): Promise<Locator> {
    await text.click();
    await this.page
      .getByRole('toolbar', { name: 'Text actions' })
      .getByRole('button', { name: 'Link' })
      .click();
    return this.page.getByRole('dialog', { name: 'Link' });
  }

  async isSaved(): Promise<void> {
    await expect(this.state).toHaveText('Saved');
  }
}

/** A new site with a hero and a footer, published nowhere yet. */
export async function makeSite(
  owner: OwnerApi,
  name: string,
): Promise<{ id: string; slug: string }> {
  const site = await owner.call<{ id: string; slug: string }>('POST', '/sites', { name });
  const draft = await owner.call<{ pages: { id: string }[] }>('GET', `/sites/${site.id}/draft`);
  const page = draft.pages[0]?.id;
  await owner.call('POST', `/sites/${site.id}/draft/edits`, {
    edits: [
      { edit: 'addSection', id: 'hero', page, section: 'Header53' },
      { edit: 'addSection', id: 'plans', page, section: 'Pricing7' },
      { edit: 'addSection', id: 'cta', page, section: 'CTA1' },
      { edit: 'addSection', id: 'foot', page, section: 'Footer3' },
    ],
  });
  return site;
}
