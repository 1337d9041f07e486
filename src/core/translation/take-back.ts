/** Turns translations that came back into edits, and says what could not be taken and why. */
import { plainText } from '../text/commit-text';
import { isBlank } from '../text/is-blank';
import type { Draft } from '../draft/draft';
import type { Edit } from '../draft/edits/edit';
import { SINGLE_RECORDS } from '../draft/keys';
import { sourceHash } from '../draft/texts';
import { normalisePath } from '../paths/page-path';
import { countCharacters } from '../text/count-characters';
import type { Returned } from './exchange';
import { translationState, type SiteText } from './texts';

export interface LeftOut {
  key: string;
  reason: string;
}

export interface TakenBack {
  edits: Edit[];
  /** Keys of the texts that the edits set, in their order. */
  keys: string[];
  /** Texts that read so already, or came back without a translation. */
  unchanged: number;
  /** Of those set: made from a text that has changed since. */
  outdated: number;
  leftOut: LeftOut[];
}

/** Compares what came back with the draft. An empty translation changes nothing: it was not made yet. */
export function takeBack(
  draft: Draft,
  texts: readonly SiteText[],
  { units }: Pick<Returned, 'units'>,
  language: string,
): TakenBack {
  const byKey = new Map(texts.map((text) => [text.key, text]));
  const result: TakenBack = { edits: [], keys: [], unchanged: 0, outdated: 0, leftOut: [] };
  // A key that came twice counts as it came last.
  for (const unit of new Map(units.map((one) => [one.key, one])).values()) {
    const text = byKey.get(unit.key);
    const target = plainText(unit.target);
    if (text === undefined) {
      result.leftOut.push({ key: unit.key, reason: 'The site has no such text any more.' });
      continue;
    }
    const length = countCharacters(target);
    if (length > text.meta.max) {
      const reason = `It has ${length} characters; at most ${text.meta.max} fit.`;
      result.leftOut.push({ key: unit.key, reason });
      continue;
    }
    const source = unit.source === undefined ? undefined : plainText(unit.source);
    const isOutdated = source !== undefined && source !== text.source;
    if (
      isBlank(target) ||
      isSame(draft, language, text, target, isOutdated || unit.isConfirmed !== true)
    ) {
      result.unchanged += 1;
      continue;
    }
    if (isOutdated) result.outdated += 1;
    result.keys.push(text.key);
    result.edits.push({
      edit: 'setText',
      ...addressOf(text.record),
      path: text.path,
      text: target,
      lang: language,
      ...(source === undefined ? {} : { source: sourceHash(source) }),
    });
  }
  return result;
}

/** The same words. Where the source has changed since they were made, a translator has to say that they still fit. */
function isSame(
  draft: Draft,
  language: string,
  text: SiteText,
  target: string,
  isUnsaid: boolean,
): boolean {
  const current = draft.textIn(language, text.key);
  const wanted = text.path[0] === 'path' && text.isOptional ? normalisePath(target) : target;
  return current === wanted && (isUnsaid || translationState(draft, language, text) === 'done');
}

function addressOf(record: string): { scope: string } | { component: string } {
  const isScope = Object.hasOwn(SINGLE_RECORDS, record) || record.includes(':');
  return isScope ? { scope: record } : { component: record };
}
