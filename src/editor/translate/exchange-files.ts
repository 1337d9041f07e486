/** Files that go to translators and come back. */
import { API_BASE, ApiError, SHARED_EDITING_HEADER } from '../../core/api/client';
import type { TranslationImportAnswer } from '../../core/api/translation';
import { sharedEditingToken } from '../app/shared-editing';

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

/** What came of a file, in a sentence. */
export function summaryOf({
  taken,
  unchanged,
  outdated,
  leftOut,
}: TranslationImportAnswer): string {
  const parts = [
    `${taken} ${taken === 1 ? 'text' : 'texts'} taken`,
    unchanged > 0 ? `${unchanged} unchanged` : '',
    outdated > 0 ? `${outdated} made from words that have changed since` : '',
    leftOut.length > 0 ? `${leftOut.length} left out (${leftOut[0]?.reason ?? ''})` : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
