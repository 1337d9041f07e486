/** Pages to start from: sections of the catalogue with words that say what to write in their place. */

export interface TemplateSection {
  section: string;
  data: Readonly<Record<string, unknown>>;
}

export interface PageTemplate {
  id: string;
  name: string;
  /** What such a page is for. */
  note: string;
  /** Last segment of the path. */
  slug: string;
  /** `plain`: the navigation alone where it is still free on the site, for pages without a great title. */
  header: 'hero' | 'plain';
  hero: Readonly<Record<string, unknown>>;
  sections: readonly TemplateSection[];
}

/** Stands in a template for the address of the site's contact form; its home page where it has none. */
export const CONTACT = '{contact}';

/** A title without a video and, unless told, without a button. */
export const hero = (data: Readonly<Record<string, unknown>>) => ({
  btnText: '',
  playBtnText: '',
  ...data,
});

/** The section that asks for one thing at a page’s end. */
export const callToAction = (
  title: string,
  paragraph: string,
  btnText: string,
): TemplateSection => ({
  section: 'CTA1',
  data: { title, paragraph, buttons: [{ btnText, btnUrl: CONTACT, type: 'primary' }] },
});
