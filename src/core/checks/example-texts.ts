/** Texts of a site that are still those it came with. */
import type { SiteDocument } from '../document/document';
import type { SiteText } from '../translation/texts';
import type { Finding } from './finding';

/** Whether words are those of a template or of a new section, and not the owner's. */
export type IsExample = (text: string) => boolean;

/** One finding for each page that shows such texts to visitors; it leads to the first of them. */
export function findExampleTexts(
  { pages }: SiteDocument,
  texts: readonly SiteText[],
  isExample: IsExample,
): Finding[] {
  return pages.flatMap((page): Finding[] => {
    const hidden = new Set(
      page.components.flatMap(({ id, status }) => (status === 'published' ? [] : [id])),
    );
    const examples = texts.filter(
      (text) => text.page === page.id && !hidden.has(text.record) && isExample(text.source),
    );
    // The words of the page before what search engines are told.
    const first = examples.find(({ record }) => record !== `page:${page.id}`) ?? examples[0];
    if (first === undefined) return [];
    return [
      {
        severity: 'warning',
        rule: 'example',
        message: `Texts that are still examples: ${examples.length}.`,
        record: first.record,
        path: first.path,
        page: page.id,
      },
    ];
  });
}
