import {
  MEDIA_KINDS,
  type MediaAnswer,
  type MediaQuery,
  type MediaSummary,
  type MediaUses,
} from '../../core/api/media';
import { readDocument, readMediaAlt } from '../../core/draft/read-document';
import { AppError } from '../../core/errors';
import type { MediaLimits } from '../config';
import type { Drafts } from '../drafts/drafts';
import type { Releases } from '../releases/service';
import type { StoredMedia } from '../storage/media';
import type { Storage } from '../storage/storage';
import { present } from './present';
import { ACCEPTED_TYPES, kindOf } from './types';
import {
  countDraftUses,
  countUses,
  describePlace,
  findUses,
  placesOf,
  stemOf,
  type Use,
} from './uses';

/** Places named in the refusal of a deletion. */
const MAX_PLACES_NAMED = 20;

/** The library of a site as its owner sees it: what there is, where it is used, what it takes. */
export class MediaLibrary {
  readonly #storage: Storage;
  readonly #drafts: Drafts;
  readonly #releases: Releases;
  readonly #limits: MediaLimits;

  constructor(setup: {
    storage: Storage;
    drafts: Drafts;
    releases: Releases;
    limits: MediaLimits;
  }) {
    this.#storage = setup.storage;
    this.#drafts = setup.drafts;
    this.#releases = setup.releases;
    this.#limits = setup.limits;
  }

  /** A part of the library, in its order, and how much there is in all. */
  async list(siteId: string, query: MediaQuery): Promise<{ media: MediaAnswer[]; total: number }> {
    const library = await this.#storage.media.library(siteId);
    const { uses, altOf } = await this.#inDraft(siteId, library);
    const isUnused = query.unused === 'true';
    // As costly as reading the whole release.
    const needsPublished = isUnused || query.published === 'true';
    const published = needsPublished ? await this.#publishedUses(siteId) : NO_USES;
    const words = fold(query.search).split(/\s+/).filter(Boolean);
    const files = library.filter((media) => {
      const text = fold(`${media.name} ${altOf(media)}`);
      return (
        (query.kind === undefined || kindOf(media.type) === query.kind) &&
        (query.renditions === 'true' || media.sourceId === null) &&
        (!isUnused || isInNone(media, uses, published)) &&
        words.every((word) => text.includes(word))
      );
    });
    const order = ORDERS[query.sort];
    const page = (order ? files.sort(order) : files).slice(
      query.offset,
      query.offset + query.limit,
    );
    return {
      total: files.length,
      media: page.map((media) => ({
        ...present(media, { alt: altOf(media), uses: usesIn(uses, media) }),
        ...(query.published === 'true' ? { publishedUses: usesIn(published, media) } : {}),
      })),
    };
  }

  /** One file as it leaves the program. */
  async present(siteId: string, media: StoredMedia): Promise<MediaAnswer> {
    const { uses, altOf } = await this.#inDraft(siteId, [media]);
    return present(media, { alt: altOf(media), uses: usesIn(uses, media) });
  }

  /** Where a file is used. */
  async uses(siteId: string, { url }: StoredMedia): Promise<MediaUses> {
    const stem = stemOf(url);
    const draft = await this.#drafts.withDraft(siteId, (content) =>
      findUses(readDocument(content)),
    );
    return {
      draft: placesOf(draft, stem),
      published: placesOf(await this.#published(siteId), stem),
      releases: await this.#storage.media.releasesWith(siteId, `/media/${stem}`),
    };
  }

  /** @throws AppError 409 that names where a file is used, in the draft or on the published site */
  async requireUnused(siteId: string, media: StoredMedia): Promise<void> {
    const { draft, published } = await this.uses(siteId, media);
    const places = draft.length > 0 ? draft : published;
    if (places.length === 0) return;
    const named = [...new Set(places.map(describePlace))];
    const where = `${named.slice(0, 3).join(', ')}${named.length > 3 ? ' and elsewhere' : ''}`;
    throw new AppError(
      'conflict',
      `${media.name} is used ${where}. Remove it there first, or delete it all the same: what is published goes on showing it.`,
      {
        fields: places.slice(0, MAX_PLACES_NAMED).map((place) => ({
          path: [place.component ?? place.scope ?? '', ...place.path].join('.'),
          message: `Used ${describePlace(place)}.`,
        })),
      },
    );
  }

  /** How much is stored, and how much of it nothing uses. */
  async summary(siteId: string): Promise<MediaSummary> {
    const { uses } = await this.#inDraft(siteId, []);
    const published = await this.#publishedUses(siteId);
    const files = await this.#storage.media.library(siteId);
    const share = (isIn: (media: StoredMedia) => boolean) => {
      const part = files.filter(isIn);
      const bytes = part.reduce((sum, media) => sum + media.storedBytes, 0);
      return { files: part.length, bytes };
    };
    const [image, video, document] = MEDIA_KINDS.map((kind) =>
      share((media) => kindOf(media.type) === kind),
    );
    const none = { files: 0, bytes: 0 };
    return {
      all: share(() => true),
      // What the library lists as unused: what was made of a file goes with it.
      unused: share((media) => media.sourceId === null && isInNone(media, uses, published)),
      byKind: { image: image ?? none, video: video ?? none, document: document ?? none },
      limits: this.#limits,
      accepts: [...ACCEPTED_TYPES],
    };
  }

  /** How often files are used in the draft, and their alternative texts there. */
  async #inDraft(siteId: string, files: readonly StoredMedia[]) {
    const alts = new Map<string, string>();
    const uses = await this.#drafts.withDraft(siteId, (content) => {
      for (const { id } of files) alts.set(id, readMediaAlt(content, id));
      return countDraftUses(content);
    });
    return { uses, altOf: (media: StoredMedia) => alts.get(media.id) || media.alt };
  }

  async #publishedUses(siteId: string): Promise<Uses> {
    return countUses(await this.#published(siteId));
  }

  async #published(siteId: string): Promise<Use[]> {
    const number = (await this.#storage.sites.byId(siteId))?.currentRelease ?? null;
    const release = number === null ? null : await this.#releases.find(siteId, number);
    return release ? findUses(release.document) : [];
  }
}

/** How often files are used, by the stem of their addresses. */
type Uses = ReadonlyMap<string, number>;
const NO_USES: Uses = new Map();

const usesIn = (uses: Uses, { url }: StoredMedia): number => uses.get(stemOf(url)) ?? 0;

const isInNone = (media: StoredMedia, ...all: Uses[]): boolean =>
  all.every((uses) => usesIn(uses, media) === 0);

type Order = (a: StoredMedia, b: StoredMedia) => number;

/** The store gives the newest first. */
const ORDERS: Readonly<Record<MediaQuery['sort'], Order | null>> = {
  newest: null,
  oldest: (a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1),
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }) || (a.id < b.id ? -1 : 1),
  largest: (a, b) => b.storedBytes - a.storedBytes,
  smallest: (a, b) => a.storedBytes - b.storedBytes,
};

/** Words without accents and case, so that `cafe` finds `Café`. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
