import type { TranslationImportAnswer } from '../../core/api/translation';
import type { Draft } from '../../core/draft/draft';
import { readDocument } from '../../core/draft/read-document';
import { EDITS_MAX } from '../../core/draft/apply-edits';
import { AppError } from '../../core/errors';
import { readCsv, writeCsv } from '../../core/translation/csv';
import {
  placeOf,
  UnreadableFile,
  type Exchange,
  type Returned,
} from '../../core/translation/exchange';
import { takeBack } from '../../core/translation/take-back';
import {
  listTexts,
  translationProgress,
  translationState,
  type SiteText,
  type TranslationState,
} from '../../core/translation/texts';
import { readXliff, writeXliff } from '../../core/translation/xliff';
import type { Services } from '../services';

export const TRANSLATION_FORMATS = ['xliff', 'csv'] as const;
export type TranslationFormat = (typeof TRANSLATION_FORMATS)[number];

type Sources = Pick<Services, 'drafts' | 'storage'>;

/** How far each language beside the primary one is translated. */
export async function progressOf({ drafts, storage }: Sources, siteId: string) {
  const files = await storage.media.all(siteId);
  return drafts.withDraft(siteId, (draft) => {
    const texts = textsOf(draft, files);
    return readDocument(draft)
      .languages.filter(({ isPrimary }) => !isPrimary)
      .map(({ code, status }) => ({ code, status, ...translationProgress(draft, code, texts) }));
  });
}

/** The texts of a site with their translations into one language. @throws AppError 404 for a language it has not */
export async function exchangeOf(
  { drafts, storage }: Sources,
  siteId: string,
  language: string,
  state: 'all' | 'open',
): Promise<Exchange> {
  const files = await storage.media.all(siteId);
  return drafts.withDraft(siteId, (draft) => {
    requireLanguage(draft, language);
    const paths = new Map(readDocument(draft).pages.map(({ id, path }) => [id, path]));
    // What the primary language borrows is no text of the source language.
    const own = textsOf(draft, files).filter(({ fallback }) => fallback === undefined);
    const units = own.map((text) => {
      const current = stateOf(draft, language, text);
      return {
        key: text.key,
        place: placeOf(text, paths),
        label: text.meta.label,
        source: text.source,
        target: draft.textIn(language, text.key) ?? '',
        state: current,
        max: text.meta.max,
      };
    });
    return {
      sourceLanguage: draft.primaryLanguage(),
      targetLanguage: language,
      units: state === 'all' ? units : units.filter((unit) => unit.state !== 'done'),
    };
  });
}

/** The same as a file. */
export function writeExchange(exchange: Exchange, format: TranslationFormat): string {
  return format === 'xliff' ? writeXliff(exchange) : writeCsv(exchange);
}

/**
 * Takes translations from a file. What doesn't fit is left out and named; the rest is set.
 * @throws AppError 422 for a file that can't be read, or is of other languages
 */
export async function takeTranslations(
  { drafts, storage }: Sources,
  siteId: string,
  file: { language: string; format: TranslationFormat; content: string },
): Promise<TranslationImportAnswer> {
  const returned = read(file.content, file.format);
  const files = await storage.media.all(siteId);
  const taken = await drafts.withDraft(siteId, (draft) => {
    requireLanguage(draft, file.language);
    requireLanguages(returned, draft.primaryLanguage(), file.language);
    return takeBack(draft, textsOf(draft, files), returned, file.language);
  });
  const leftOut = [...taken.leftOut];
  let count = 0;
  for (let start = 0; start < taken.edits.length; start += EDITS_MAX) {
    const part = taken.edits.slice(start, start + EDITS_MAX);
    count += await applyWhatFits(drafts, siteId, part, (index, reason) =>
      leftOut.push({ key: taken.keys[start + index] ?? '', reason }),
    );
  }
  return { taken: count, unchanged: taken.unchanged, outdated: taken.outdated, leftOut };
}

/** A rule that only the draft knows (a path that is another page's) names its edit: that one is left out. */
async function applyWhatFits(
  drafts: Services['drafts'],
  siteId: string,
  edits: readonly unknown[],
  leaveOut: (index: number, reason: string) => void,
): Promise<number> {
  const left = edits.map((edit, index) => ({ edit, index }));
  while (left.length > 0) {
    try {
      await drafts.applyEdits(
        siteId,
        left.map(({ edit }) => edit),
      );
      break;
    } catch (error) {
      const at = error instanceof AppError ? error.fields?.[0]?.index : undefined;
      const refused = at === undefined ? undefined : left[at];
      if (at === undefined || refused === undefined) throw error;
      leaveOut(refused.index, error instanceof Error ? error.message : '');
      left.splice(at, 1);
    }
  }
  return left.length;
}

function textsOf(
  draft: Draft,
  files: readonly { id: string; alt: string; removedAt: number | null; sourceId: string | null }[],
): SiteText[] {
  return listTexts(
    draft,
    files.filter(({ removedAt, sourceId }) => removedAt === null && sourceId === null),
  );
}

function stateOf(draft: Draft, language: string, text: SiteText): TranslationState {
  const state = translationState(draft, language, text);
  return state === 'missing' && text.isOptional ? 'done' : state;
}

function read(content: string, format: TranslationFormat): Returned {
  try {
    return format === 'xliff' ? readXliff(content) : readCsv(content);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw refuse(error.message, error);
  }
}

function requireLanguage(draft: Draft, language: string): void {
  if (!draft.languageCodes().includes(language) || language === draft.primaryLanguage())
    throw new AppError('not_found', `The site is not translated into “${language}”.`);
}

/** Translations under a wrong language would be seen by visitors. */
function requireLanguages(returned: Returned, primary: string, language: string): void {
  const { sourceLanguage, targetLanguage } = returned;
  const isOther = (code: string | undefined, wanted: string) =>
    code !== undefined && code.toLowerCase() !== wanted.toLowerCase();
  if (isOther(targetLanguage, language))
    throw refuse(`The file is in “${targetLanguage}”, not in “${language}”.`);
  if (isOther(sourceLanguage, primary))
    throw refuse(`The file was translated from “${sourceLanguage}”, not from “${primary}”.`);
}

function refuse(message: string, cause?: unknown): AppError {
  return new AppError('validation_failed', message, { fields: [{ path: 'file', message }], cause });
}
