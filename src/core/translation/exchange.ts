/** What a translator gets and gives back, whatever the file's format. */
import type { SiteText, TranslationState } from './texts';

/** One text to translate. */
export interface ExchangeUnit {
  /** The draft's key. */
  key: string;
  /** Where it stands, for people: the page's path and the field. */
  place: string;
  label: string;
  source: string;
  target: string;
  state: TranslationState;
  /** Most characters of the translation; Infinity for no limit. */
  max: number;
}

export interface Exchange {
  sourceLanguage: string;
  targetLanguage: string;
  units: readonly ExchangeUnit[];
}

/** A translation that came back. `source` is the text that it was made from, where the file says it. */
export interface ReturnedUnit {
  key: string;
  source?: string;
  target: string;
  /** The translator says that it is right as it stands, although its words may be the old ones. */
  isConfirmed?: boolean;
}

export interface Returned {
  /** As far as the file says them. */
  sourceLanguage?: string;
  targetLanguage?: string;
  units: ReturnedUnit[];
}

/** A file that can't be read as what it says it is; its message is for whoever sent it. */
export class UnreadableFile extends Error {}

/** Where a text stands, in words. */
export function placeOf(text: SiteText, pagePaths: ReadonlyMap<string, string>): string {
  if (text.page !== undefined) return pagePaths.get(text.page) ?? text.page;
  return text.record.replace(/:.*$/, '');
}
