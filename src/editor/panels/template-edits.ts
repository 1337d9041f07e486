/** A page from a template: with the site's own logo above and its own footer below. */
import { anchorId } from '../../core/links/site-address';
import type { Draft } from '../../core/draft/draft';
import { siteEdit } from '../../core/draft/edits/site-edits';
import type { OwnEdit } from '../../core/draft/history';
import { isSectionUsed } from '../../core/draft/edits/sections';
import { readLook } from '../../core/draft/read-look';
import { readFields } from '../../core/draft/read-fields';
import { newSectionData, type MediaByAddress } from '../editing/new-section';
import {
  CONTACT,
  type PageTemplate,
  type TemplateSection,
} from '../../sections/page-templates/page-template';

const HERO = 'Header53';
const PLAIN = 'NoHeader';
const FOOTER = 'Footer3';
/** What every hero of a site shares beside its logo: the picture behind its titles. */
const SHARED_FIELDS = ['backgroundImgUrl', 'backgroundImgDimensions', 'bgOverlayTransparency'];

/** The edits, one step of undo, that add the page. @param page the new page's id */
export function templateEdits(
  draft: Draft,
  template: PageTemplate,
  { page, path, title }: { page: string; path: string; title: string },
  media: MediaByAddress,
): OwnEdit[] {
  const add = ({ section, data }: TemplateSection): OwnEdit => ({
    edit: 'addSection',
    page,
    section,
    // A template is plain data.
    data: withContact(data, contactAddress(draft)) as Record<string, never>,
  });
  const footer = landmark(draft, 'footer');
  return [
    siteEdit({ edit: 'addPage', id: page, values: { path, meta: { title } } }),
    add(templateHeader(draft, template, media)),
    ...template.sections.map(add),
    footer === undefined
      ? add({ section: FOOTER, data: newSectionData(draft, FOOTER, media) })
      : { edit: 'duplicateSection', component: footer, page },
  ];
}

/** The header that a page from the template gets on this site. */
export function templateHeader(
  draft: Draft,
  template: PageTemplate,
  media: MediaByAddress,
): TemplateSection {
  const isPlain = template.header === 'plain' && !isSectionUsed(draft, PLAIN);
  const section = isPlain ? PLAIN : HERO;
  const fields = draft.catalogue.get(section)?.fields ?? {};
  const source = landmark(draft, 'header');
  const own = source === undefined ? {} : dataOf(draft, source);
  const shared = Object.fromEntries(
    SHARED_FIELDS.filter((name) => name in own && name in fields).map((name) => [name, own[name]]),
  );
  const logo = newSectionData(draft, section, media);
  return { section, data: isPlain ? logo : { ...template.hero, ...shared, ...logo } };
}

/** The header or footer of the home page, else of the first page that has one; never one that a site has only once. */
function landmark(draft: Draft, category: 'header' | 'footer'): string | undefined {
  for (const [page] of draft.childrenOf('pages')) {
    const found = draft.childrenOf(`page:${page}`).find(([id, { section = '' }]) => {
      const definition = draft.catalogue.get(section);
      const isCopied = category === 'header' || definition?.unique !== true;
      return (
        definition?.category === category && isCopied && readLook(draft, id).status !== 'hidden'
      );
    });
    if (found) return found[0];
  }
  return undefined;
}

/** Where the site's contact form stands. */
function contactAddress(draft: Draft): string {
  for (const [page] of draft.childrenOf('pages')) {
    const form = draft
      .childrenOf(`page:${page}`)
      .find(([, { section = '' }]) => draft.catalogue.get(section)?.category === 'contact');
    if (form === undefined) continue;
    return `${String(draft.values.get(`page:${page}/path`) ?? '/')}#${anchorId(form[0])}`;
  }
  return '/';
}

function dataOf(draft: Draft, component: string): Readonly<Record<string, unknown>> {
  const section = draft.placeOf(component)?.section ?? '';
  return readFields(draft, draft.catalogue.get(section)?.fields ?? {}, component);
}

function withContact(value: unknown, address: string): unknown {
  if (value === CONTACT) return address;
  if (Array.isArray(value)) return value.map((one) => withContact(one, address));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withContact(one, address)]),
  );
}
