/** The checks before publishing, run on the draft that this browser has. */
import { checkSite } from '../../core/checks/check-site';
import { findExampleTexts, type IsExample } from '../../core/checks/example-texts';
import type { Finding } from '../../core/checks/finding';
import type { Draft } from '../../core/draft/draft';
import { readDocument, readMediaAlt } from '../../core/draft/read-document';
import { readTranslations } from '../../core/draft/translations';
import { validateTranslatedPaths } from '../../core/translation/page-paths';
import { listTexts, translationProgress, type DescribedFile } from '../../core/translation/texts';

export interface CheckedFile extends DescribedFile {
  url: string;
}

/** Everything that the checks say of the draft as it is now, errors first. */
export function findFindings(
  draft: Draft,
  files: readonly CheckedFile[],
  isExample: IsExample,
): Finding[] {
  const document = readDocument(draft);
  const texts = listTexts(draft, files);
  const findings = checkSite({
    document,
    catalogue: draft.catalogue,
    alt: Object.fromEntries(
      files.map(({ id, url, alt }) => [url, readMediaAlt(draft, id).trim() || alt]),
    ),
    untranslated: Object.fromEntries(
      document.languages.map(({ code }) => [code, translationProgress(draft, code, texts)]),
    ),
  });
  const paths = validateTranslatedPaths(document, readTranslations(draft));
  const examples = findExampleTexts(document, texts, isExample);
  return [
    ...paths.map(({ path, message }) => findingOf(draft, path, message)),
    ...findings,
    ...examples,
  ];
}

/** An error that the server names by the path of its field: "c1.plans.p2.cardTitle". */
export function findingOf(draft: Draft, path: string, message: string): Finding {
  const [record = '', ...rest] = path.split('.');
  const page = record.startsWith('page:')
    ? record.slice('page:'.length)
    : draft.placeOf(record)?.page;
  return {
    severity: 'error',
    rule: 'invalid',
    message,
    record,
    path: rest,
    ...(page === undefined ? {} : { page }),
  };
}
