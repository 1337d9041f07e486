/** Files that go to translators and come back. */
import { API_BASE, ApiError, SHARED_EDITING_HEADER } from '../../core/api/client';
import type { TranslationImportAnswer } from '../../core/api/translation';
import { sharedEditingToken } from '../app/shared-editing';
import { say, sayCount, sayMessage } from '../words/say';

const XLIFF_TYPE = 'application/xliff+xml';
const CSV_TYPE = 'text/csv';

function addressOf(siteId: string, language: string): string {
  return `${API_BASE}/sites/${encodeURIComponent(siteId)}/translations/${encodeURIComponent(language)}`;
}

/** The address of a language's file. */
export function translationFile(siteId: string, language: string, format: 'xliff' | 'csv'): string {
  return `${addressOf(siteId, language)}?format=${format}`;
}

/** Sends a translated file back. @throws ApiError where the server refuses it */
export async function sendTranslations(
  siteId: string,
  language: string,
  file: File,
): Promise<TranslationImportAnswer> {
  const token = sharedEditingToken();
  const answer = await fetch(addressOf(siteId, language), {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': /\.csv$/i.test(file.name) ? CSV_TYPE : XLIFF_TYPE,
      ...(token === undefined ? {} : { [SHARED_EDITING_HEADER]: token }),
    },
    body: await file.text(),
  });
  if (answer.ok) return (await answer.json()) as TranslationImportAnswer;
  const failure = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new ApiError({
    status: answer.status,
    code: failure.code ?? 'unknown',
    message: failure.message ?? '',
  });
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
