/** Which things stand where: parents to their ordered children, kept in step with the draft's maps. */
import type * as Y from 'yjs';
import { asPlace, byPlace, type Place } from './place';

export type Placed = readonly [id: string, place: Place];

/** Parents of pages, languages and events. */
export const PAGES = 'pages';
export const LANGUAGES = 'languages';
export const EVENTS = 'events';

/** The parent under which a key stands, and its id there; undefined where the key means nothing. */
function locate(key: string, place: Place): [parent: string, id: string] | undefined {
  const item = key.lastIndexOf('/#');
  if (item > 0) return [key.slice(0, item), key.slice(item + 2)];
  const colon = key.indexOf(':');
  if (colon < 0)
    return place.page === undefined || place.section === undefined
      ? undefined
      : [`page:${place.page}`, key];
  const id = key.slice(colon + 1);
  switch (key.slice(0, colon)) {
    case 'page':
      return [PAGES, id];
    case 'lang':
      return [LANGUAGES, id];
    case 'event':
      return [EVENTS, id];
    default:
      return undefined;
  }
}

export class PlaceIndex {
  private readonly children = new Map<string, Map<string, Place>>();
  private readonly sorted = new Map<string, readonly Placed[]>();
  private readonly parents = new Map<string, [parent: string, id: string]>();
  /** Parents whose children changed since they were last taken. */
  private touched = new Set<string>();

  constructor(
    private readonly places: Y.Map<unknown>,
    private readonly removed: Y.Map<unknown>,
  ) {
    for (const key of places.keys()) this.refresh(key);
    const follow = (event: Y.YMapEvent<unknown>) => {
      for (const key of event.keysChanged) this.refresh(key);
    };
    places.observe(follow);
    removed.observe(follow);
  }

  /** The children of a page (`page:{id}`), of a list (its key), of PAGES, LANGUAGES or EVENTS, in their order. */
  of(parent: string): readonly Placed[] {
    let list = this.sorted.get(parent);
    if (list === undefined) {
      list = [...(this.children.get(parent) ?? [])].sort(byPlace);
      this.sorted.set(parent, list);
    }
    return list;
  }

  /** Parent keys that have ever had a child and begin with a prefix: the lists of a record. */
  parentsUnder(prefix: string): string[] {
    return [...this.children.keys()].filter((parent) => parent.startsWith(prefix));
  }

  /** The parent under which a key stands now. */
  parentOf(key: string): string | undefined {
    return this.parents.get(key)?.[0];
  }

  /** The parents whose children changed since the last call. */
  takeTouched(): ReadonlySet<string> {
    const touched = this.touched;
    this.touched = new Set();
    return touched;
  }

  /** Takes up what the maps now say of one key. */
  refresh(key: string): void {
    const before = this.parents.get(key);
    if (before) {
      this.children.get(before[0])?.delete(before[1]);
      this.touch(before[0]);
      this.parents.delete(key);
    }
    const place = this.removed.has(key) ? undefined : asPlace(this.places.get(key));
    const now = place && locate(key, place);
    if (!place || !now) return;
    const [parent, id] = now;
    let siblings = this.children.get(parent);
    if (!siblings) this.children.set(parent, (siblings = new Map()));
    siblings.set(id, place);
    this.parents.set(key, now);
    this.touch(parent);
  }

  private touch(parent: string): void {
    this.sorted.delete(parent);
    this.touched.add(parent);
  }
}
