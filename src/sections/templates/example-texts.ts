/**
 * The texts that templates and new sections come with, so that those nobody has replaced are known: by their words alone, nothing is
 * stored for it. What fits every business stays out: labels and short headings ("Contact us", "What you get").
 */
import type { Catalogue } from '../../core/catalogue/section';
import type { Fields } from '../../core/fields/field';
import { pageTemplates } from '../page-templates/page-templates';
import { samples } from '../samples';
import { bakerySite } from './bakery/site';
import { eventSite } from './event/site';
import { studioSite } from './studio/site';

export interface ExampleTexts {
  /** Of a new section: they tell what to write in their place. */
  sections: ReadonlySet<string>;
  /** Of a page from a template: the same. */
  pages: ReadonlySet<string>;
  /** Of a whole site: they tell of a business that does not exist. */
  sites: ReadonlySet<string>;
}

/** A text of fewer words is a label or a short heading, unless it ends as a sentence does. A question may be anybody's. */
const MIN_WORDS = 4;
const SENTENCE = /\S\s+\S.*[.…。]$/su;

/**
 * The sample site is known by its sections in its own language: its translations are more than a browser should load for this.
 * @param today dates the templates' events and policies
 */
export function exampleTexts(catalogue: Catalogue, today: Date): ExampleTexts {
  const sites = [eventSite(today), bakerySite(today), studioSite(today)].map(({ edits }) => edits);
  const names = sites.flat().flatMap((edit) => {
    const name = edit.edit === 'setSettings' ? edit.values['name'] : undefined;
    return typeof name === 'string' ? [name] : [];
  });
  const isOfBusiness = (text: string) => isTelling(text) || names.some((one) => text.includes(one));
  const initial = [...catalogue.values()].flatMap(({ fields }) => initialTexts(fields));
  return {
    sections: new Set(initial.filter(isTelling)),
    pages: new Set(stringsIn(pageTemplates).filter(isTelling)),
    sites: new Set(stringsIn([sites, ...samples.values()]).filter(isOfBusiness)),
  };
}

function isTelling(text: string): boolean {
  if (text.endsWith('?')) return false;
  return SENTENCE.test(text) || text.trim().split(/\s+/u).length >= MIN_WORDS;
}

/** What the texts of a new section say. */
function initialTexts(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [
    ...(field.meta.kind === 'text' ? [String(field.initial())] : []),
    ...stringsIn(field.initialItems),
    ...initialTexts(field.fields ?? {}),
  ]);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
