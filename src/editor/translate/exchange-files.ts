/** Files that go to translators and come back. */
import { API_BASE } from '../../core/api/client';
import type { TranslationImportAnswer } from '../../core/api/translation';
import { postFile } from '../app/post-file';
import { say, sayCount, sayMessage } from '../words/say';

const XLIFF_TYPE = 'application/xliff+xml';
const CSV_TYPE = 'text/csv';

const pathOf = (siteId: string, language: string) =>
  `/sites/${encodeURIComponent(siteId)}/translations/${encodeURIComponent(language)}`;

/** The address of a language's file. */
export function translationFile(siteId: string, language: string, format: 'xliff' | 'csv'): string {
  return `${API_BASE}${pathOf(siteId, language)}?format=${format}`;
}

/** Sends a translated file back. @throws ApiError where the server refuses it */
export function sendTranslations(
  siteId: string,
  language: string,
  file: File,
): Promise<TranslationImportAnswer> {
  const type = /\.csv$/i.test(file.name) ? CSV_TYPE : XLIFF_TYPE;
  return postFile(pathOf(siteId, language), file, type);
}

/** What came of a file, in sentences. */
export function summaryOf({
  taken,
  unchanged,
  outdated,
  leftOut,
}: TranslationImportAnswer): string {
  const [first] = leftOut;
  const parts = [
    sayCount(taken, { one: '{count} text taken.', other: '{count} texts taken.' }),
    unchanged > 0 ? say('{unchanged} unchanged.', { unchanged }) : '',
    outdated > 0 ? say('{outdated} made from words that have changed since.', { outdated }) : '',
    first === undefined
      ? ''
      : say('{count} left out: {reason}', {
          count: leftOut.length,
          reason: sayMessage(first.reason),
        }),
  ];
  return parts.filter(Boolean).join(' ');
}
