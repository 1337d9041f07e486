import type { IsExample } from '../../core/checks/example-texts';
import type { SiteAnswer } from '../../core/api/site';
import { catalogue } from '../../sections/catalogue';

type Site = Pick<SiteAnswer, 'currentRelease'>;

const load = async () => {
  const { exampleTexts } = await import('../../sections/templates/example-texts');
  return exampleTexts(catalogue, new Date());
};

/**
 * What tells the texts that nobody has written. Those of a whole site from a template count until it is published: what its owner
 * has decided to show is theirs. Those that say what to write are never for visitors.
 */
export async function loadIsExample({ currentRelease }: Site): Promise<IsExample> {
  const { sections, pages, sites } = await load();
  return (text) =>
    sections.has(text) || pages.has(text) || (currentRelease === null && sites.has(text));
}

/**
 * The same for whole pages and sites from templates, which an owner is asked about before they go live first. Some of their words are
 * those of a new section too: a page built from sections is its owner's own.
 */
export async function loadIsOfTemplate(): Promise<IsExample> {
  const { sections, pages, sites } = await load();
  return (text) => (pages.has(text) && !sections.has(text)) || sites.has(text);
}
