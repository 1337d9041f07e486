/** Translations as layers over the primary document. */
import { isBlank } from '../text/is-blank';
import type {
  Language,
  Release,
  ReleaseContent,
  SiteDocument,
  Translation,
} from '../document/document';
import { foreignTexts } from '../translation/foreign-texts';
import type { Draft } from './draft';

/** All texts of the languages beside the primary one, by language and key; empty ones count as missing. */
export function readTranslations(draft: Draft): Record<string, Translation> {
  const primary = draft.primaryLanguage();
  const translations: Record<string, Translation> = {};
  for (const language of draft.languageCodes()) {
    if (language === primary) continue;
    const texts: [string, string][] = [];
    for (const key of draft.texts(language).keys()) {
      const content = draft.textIn(language, key);
      if (content !== undefined && !isBlank(content)) texts.push([key, content]);
    }
    // Sorted, so that the same draft always makes the same release.
    translations[language] = Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return translations;
}

type Json = Record<string, unknown>;

/** A release's document in one language: its translations laid over the primary texts. */
export function localise(
  release: Pick<Release, 'document' | 'translations'>,
  language: string,
): SiteDocument {
  const translation = release.translations[language];
  if (translation === undefined) return release.document;
  const document = structuredClone(release.document);
  const records = new Map<string, Json>();
  for (const name of ['settings', 'theme', 'navigation', 'widgets'] as const)
    records.set(name, document[name]);
  for (const event of document.events) records.set(`event:${event.id}`, event as unknown as Json);
  for (const page of document.pages) {
    records.set(`page:${page.id}`, page as unknown as Json);
    for (const component of page.components) records.set(component.id, component.data);
  }
  for (const [key, content] of Object.entries(translation)) {
    const [record = '', ...path] = key.split('/');
    const target = records.get(record);
    if (target) replaceText(target, path, content);
  }
  return document;
}

/** A release's files with their alternative texts in one language. */
export function localiseMedia(
  release: ReleaseContent,
  language: Pick<Language, 'code' | 'isPrimary'>,
): Release['media'] {
  if (language.isPrimary) return release.media;
  const translation = release.translations[language.code] ?? {};
  const foreign = foreignTexts(release, language);
  return Object.fromEntries(
    Object.entries(release.media).map(([url, file]) => {
      const key = `media:${file.id}/alt`;
      const altMarks = foreign(key, file.alt);
      const alt = translation[key] ?? file.alt;
      return [url, { ...file, alt, ...(altMarks === undefined ? {} : { altMarks }) }];
    }),
  );
}

/** Replaces a text where one stands; a key that leads nowhere (its item was removed) changes nothing. */
function replaceText(target: Json, path: readonly string[], content: string): void {
  let at: unknown = target;
  for (const segment of path.slice(0, -1)) {
    if (Array.isArray(at)) at = at.find((item: Json) => item['id'] === segment.slice(1));
    else if (isJson(at) && Object.hasOwn(at, segment)) at = at[segment];
    else return;
  }
  const name = path.at(-1);
  if (name !== undefined && isJson(at) && Object.hasOwn(at, name) && typeof at[name] === 'string')
    at[name] = content;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
