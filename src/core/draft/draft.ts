/**
 * The draft of a site: typed access to one Y.Doc. Only this folder touches the Y.Doc itself.
 *
 * Deleting sets a marker and leaves the content, so that a deletion beats edits that happen at the same time,
 * and taking it back brings all of them back.
 */
import * as Y from 'yjs';
import type { Catalogue } from '../catalogue/section';
import { LANGUAGES, PlaceIndex, type Placed } from './place-index';
import { asPlace, type Place } from './place';
import { placeAt } from './order';

/** Origin of the transactions that a person's undo takes back. */
export const LOCAL_EDIT = Symbol('local edit');

/** Key of the value that names the primary language. */
export const PRIMARY_LANGUAGE = 'settings/$primaryLanguage';
/** Key of the document's version. */
export const VERSION = 'settings/$version';

const TEXTS = 'texts.';

export class Draft {
  readonly places: Y.Map<unknown>;
  readonly removed: Y.Map<unknown>;
  readonly values: Y.Map<unknown>;
  private readonly index: PlaceIndex;

  constructor(
    readonly doc: Y.Doc,
    readonly catalogue: Catalogue,
    /** Makes ids of new things; injected so that tests can repeat a run. */
    readonly newId: () => string = randomId,
  ) {
    this.places = doc.getMap('places');
    this.removed = doc.getMap('removed');
    this.values = doc.getMap('values');
    this.index = new PlaceIndex(this.places, this.removed);
  }

  /** Runs one edit as one transaction. */
  transact<Result>(change: () => Result): Result {
    return this.doc.transact(change, LOCAL_EDIT);
  }

  /** The texts of one language, by key. */
  texts(language: string): Y.Map<unknown> {
    return this.doc.getMap(TEXTS + language);
  }

  /** Hashes of the sources that one language's translations were made from, by key. */
  sources(language: string): Y.Map<unknown> {
    return this.doc.getMap(`sources.${language}`);
  }

  /** Languages that hold any text, whether or not the site still has them. */
  textLanguages(): string[] {
    return [...this.doc.share.keys()]
      .filter((name) => name.startsWith(TEXTS))
      .map((name) => name.slice(TEXTS.length))
      .sort();
  }

  /** A text's content in one language; undefined where that language has none. */
  textIn(language: string, key: string): string | undefined {
    const text = this.texts(language).get(key);
    return text instanceof Y.Text ? text.toString() : undefined;
  }

  /** Where a thing stands, if it is there and not removed. Never throws, whatever the document holds. */
  placeOf(key: string): Place | undefined {
    return this.removed.has(key) ? undefined : asPlace(this.places.get(key));
  }

  /** The children of a page (`page:{id}`), of a list (its key), of PAGES, LANGUAGES or EVENTS, in their order. */
  childrenOf(parent: string): readonly Placed[] {
    return this.index.of(parent);
  }

  /** Keys of the lists inside a record or item that have or had items. */
  listsUnder(key: string): string[] {
    return this.index.parentsUnder(`${key}/`);
  }

  /** The page (`page:{id}`), list or collection under which a key stands now. */
  parentOf(key: string): string | undefined {
    return this.index.parentOf(key);
  }

  /** Parents (as for `childrenOf`) whose children changed since the last call. */
  takeTouchedParents(): ReadonlySet<string> {
    return this.index.takeTouched();
  }

  /** Puts a thing at an index among its siblings, within the caller's transaction. Default: the end. */
  place(
    key: string,
    id: string,
    parent: string,
    index?: number,
    extra: Omit<Place, 'order'> = {},
  ): void {
    const siblings = this.childrenOf(parent).filter(([sibling]) => sibling !== id);
    const { order, rekeyed } = placeAt(siblings, index);
    for (const [sibling, place] of siblings) {
      const anew = rekeyed.get(sibling);
      if (anew !== undefined)
        this.setPlace(key.slice(0, key.length - id.length) + sibling, { ...place, order: anew });
    }
    this.setPlace(key, { order, ...extra });
  }

  /** Marks a thing as removed, within the caller's transaction. */
  remove(key: string): void {
    this.removed.set(key, true);
    this.index.refresh(key);
  }

  /** Takes back that a thing was removed, within the caller's transaction. */
  bringBack(key: string): void {
    this.removed.delete(key);
    this.index.refresh(key);
  }

  /** Writes a place as it stands elsewhere, for a copy, within the caller's transaction. */
  copyPlace(key: string, place: unknown): void {
    this.places.set(key, place);
    this.index.refresh(key);
  }

  /** Writes a copy of a text under another key, within the caller's transaction. */
  copyText(language: string, from: string, to: string): void {
    this.texts(language).set(to, new Y.Text(this.textIn(language, from) ?? ''));
  }

  private setPlace(key: string, place: Place): void {
    this.places.set(key, place);
    this.removed.delete(key);
    this.index.refresh(key);
  }

  /** Codes of the site's languages in their order. */
  languageCodes(): string[] {
    return this.childrenOf(LANGUAGES).map(([code]) => code);
  }

  /** The code of the primary language: the chosen one while it is there, else the first. */
  primaryLanguage(): string {
    const chosen = this.values.get(PRIMARY_LANGUAGE);
    const codes = this.languageCodes();
    return (typeof chosen === 'string' && codes.includes(chosen) ? chosen : codes[0]) ?? 'en';
  }

  /** The document's version; 1 where none is written. */
  version(): number {
    const version = this.values.get(VERSION);
    return typeof version === 'number' ? version : 1;
  }
}

/** A new random id: 12 characters of a 36-letter alphabet. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
