/**
 * Tells who shows a part of the draft when just that part changes. Subscriptions go by key: of a text or value
 * ("c1/plans/#p2/cardTitle"), or of a parent whose children come, go or move ("c1/plans", "page:p1", "pages").
 */
import { isBlank } from '../text/is-blank';
import * as Y from 'yjs';
import { PRIMARY_LANGUAGE, type Draft } from './draft';
import { linkOfTarget, readValue } from './links';
import { LANGUAGES } from './place-index';
import { fallbackChain } from './read-text';
import type { TextDelta } from '../text/text-delta';

/** @param delta what happened to a text, where that is known */
type Listener = (delta?: () => TextDelta | undefined) => void;

export class DraftStore {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly recordListeners = new Map<string, Set<Listener>>();
  private readonly valueListeners = new Map<string, Set<Listener>>();
  /** How many changes there were to a record's values. */
  private readonly valueVersions = new Map<string, number>();
  private readonly anyListeners = new Set<(keys: ReadonlySet<string>) => void>();
  private readonly ids = new WeakMap<object, readonly string[]>();
  /** Languages in the order in which a primary text is looked for, until the languages change. */
  private chain: readonly string[] | undefined;

  constructor(readonly draft: Draft) {
    // What was there before is no change.
    draft.takeTouchedParents();
    draft.doc.on('afterTransaction', this.handleTransaction);
  }

  /** Calls back when what stands under a key changes. */
  subscribe(key: string, listener: Listener): () => void {
    return subscribeTo(this.listeners, key, listener);
  }

  /** Calls back when anything in a record ("navigation", "page:p1", a component's id) changes. */
  subscribeRecord(record: string, listener: Listener): () => void {
    return subscribeTo(this.recordListeners, record, listener);
  }

  /** Calls back when a value of a record changes that is no text. */
  subscribeValues(record: string, listener: Listener): () => void {
    return subscribeTo(this.valueListeners, record, listener);
  }

  /** How many changes there were to a record's values that are no texts. */
  valuesVersion(record: string): number {
    return this.valueVersions.get(record) ?? 0;
  }

  /** Calls back on every change, with the keys of what changed. */
  subscribeAll(listener: (keys: ReadonlySet<string>) => void): () => void {
    this.anyListeners.add(listener);
    return () => this.anyListeners.delete(listener);
  }

  /** A text as its page shows it: in `language`, else in the primary language and its order of fallback. */
  text(key: string, language?: string): string | undefined {
    const translated = language === undefined ? undefined : this.draft.textIn(language, key);
    if (translated !== undefined && !isBlank(translated)) return translated;
    this.chain ??= fallbackChain(this.draft);
    for (const code of this.chain) {
      const content = this.draft.textIn(code, key);
      if (content !== undefined) return content;
    }
    return undefined;
  }

  /** A value that is no text. The same object until it changes. */
  value(key: string): unknown {
    return readValue(this.draft, key);
  }

  /** Ids of a parent's children in their order. The same array until they change. */
  childIds(parent: string): readonly string[] {
    const children = this.draft.childrenOf(parent);
    let ids = this.ids.get(children);
    if (!ids) this.ids.set(children, (ids = children.map(([id]) => id)));
    return ids;
  }

  destroy(): void {
    this.draft.doc.off('afterTransaction', this.handleTransaction);
  }

  private readonly handleTransaction = (transaction: Y.Transaction): void => {
    if (transaction.changed.size === 0) return;
    const changed = new Set(this.draft.takeTouchedParents());
    const values: unknown = this.draft.values;
    const deltas = new Map<string, () => TextDelta | undefined>();
    for (const [type, keys] of transaction.changed) {
      // A text's own change; its key is where it stands in its language's map.
      const key = type instanceof Y.Text ? type._item?.parentSub : undefined;
      if (key) {
        changed.add(key);
        deltas.set(key, () => deltaOf(transaction, type));
      } else for (const name of keys) if (name !== null) changed.add(name);
      if (type === values) this.tellValues(keys);
    }
    if ([...changed].some(movesLinks)) this.addLinks(changed);
    // The primary language or the list of languages may be among what changed; finding out costs as much.
    this.chain = undefined;
    // Another primary language, or another order to look in: every text may read differently.
    const isAnyText = changed.has(PRIMARY_LANGUAGE) || changed.has(LANGUAGES);
    const told = isAnyText ? [...this.listeners.keys()] : changed;
    for (const key of told)
      for (const listener of this.listeners.get(key) ?? []) listener(deltas.get(key));
    const records = isAnyText
      ? [...this.recordListeners.keys()]
      : new Set([...changed].map(recordOf));
    for (const record of records)
      for (const listener of this.recordListeners.get(record) ?? []) listener();
    for (const listener of this.anyListeners) listener(changed);
  };

  /** A page's path or a section's page has changed: links may read differently. */
  private addLinks(changed: Set<string>): void {
    const links = new Set<string>();
    for (const key of this.draft.values.keys()) {
      const link = linkOfTarget(key);
      if (link !== undefined && !changed.has(link)) links.add(link);
    }
    for (const link of links) changed.add(link);
    this.tellValues(links);
  }

  private tellValues(keys: ReadonlySet<string | null>): void {
    for (const record of new Set([...keys].map(recordOf))) {
      this.valueVersions.set(record, this.valuesVersion(record) + 1);
      for (const listener of this.valueListeners.get(record) ?? []) listener();
    }
  }
}

/** Worked out for the one who asks: of the texts that change, most are on no screen. */
function deltaOf(transaction: Y.Transaction, type: object): TextDelta | undefined {
  for (const [changed, events] of transaction.changedParentTypes) {
    const own = changed === type ? events.find(({ target }) => target === type) : undefined;
    if (own) return own.delta;
  }
  return undefined;
}

/** Whether a change under a key, a page's path or its list of sections, changes where links lead. */
const movesLinks = (key: string): boolean => /^page:[^/]+(?:\/path)?$/.test(key);

/** The record that a key stands in. */
const recordOf = (key: string | null): string => key?.split('/', 1)[0] ?? '';

function subscribeTo(all: Map<string, Set<Listener>>, key: string, listener: Listener): () => void {
  let listeners = all.get(key);
  if (!listeners) all.set(key, (listeners = new Set()));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && all.get(key) === listeners) all.delete(key);
  };
}
