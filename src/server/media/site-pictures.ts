/**
 * What a site's files are made into before it is published: its symbol and its pictures for social networks into what browsers
 * and networks ask for, pictures that move into a still one for who wants less motion.
 */
import type { MediaRecord, SiteDocument } from '../../core/document/document';
import type { Rendition } from '../../core/api/media';
import type { StoredMedia } from '../storage/media';
import { findUses, stemOf } from './uses';

/** What social networks ask for: 1200 by 630 (1.91 to 1), in a type that all of them read. */
const SOCIAL_RATIO = 1200 / 630;
const SOCIAL_TYPES = new Set(['image/jpeg', 'image/png']);
/** Networks refuse a picture of more bytes. */
const MAX_SOCIAL_BYTES = 5_000_000;
/** Types of which a file may move. */
const MOVING_TYPES = new Set(['image/gif', 'image/png', 'image/webp', 'image/avif']);

/** What is still to be made of a site's files before it is published. */
export function wantedRenditions(
  document: SiteDocument,
  files: readonly StoredMedia[],
): { id: string; rendition: Rendition }[] {
  const { favicon } = document.settings;
  const social = socialAddresses(document);
  const used = new Set(findUses(document).flatMap(({ stems }) => stems));
  return files.flatMap((file) => {
    const { id, url, type, removedAt, details } = file;
    const isPicture = type.startsWith('image/') && type !== 'image/x-icon';
    if (removedAt !== null || !isPicture || details.rendition) return [];
    return [
      ...(url === favicon && !madeOf(file, 'icons', files) ? [{ id, rendition: ICONS }] : []),
      ...(social.has(url) && !fitsNetworks(file) && !madeOf(file, 'social', files)
        ? [{ id, rendition: SOCIAL }]
        : []),
      ...(isMoving(file) && used.has(stemOf(url)) && !madeOf(file, 'still', files)
        ? [{ id, rendition: STILL }]
        : []),
    ];
  });
}

const ICONS = { kind: 'icons' } as const;
const SOCIAL = { kind: 'social' } as const;
const STILL = { kind: 'still' } as const;

/** What a release says of a file beside its sizes: its icons where it is the site's symbol, its social picture, and a still one. */
export function sitePictures(
  document: SiteDocument,
  file: StoredMedia,
  files: readonly StoredMedia[],
): Pick<MediaRecord, 'icons' | 'social' | 'still'> {
  const isFavicon = file.url === document.settings.favicon;
  const icons = file.details.icons ?? (isFavicon && madeOf(file, 'icons', files)?.details.icons);
  const social = socialAddresses(document).has(file.url) && madeOf(file, 'social', files);
  const still = isMoving(file) && madeOf(file, 'still', files);
  return {
    ...(still ? { still: still.url } : {}),
    ...(icons ? { icons } : {}),
    ...(social ? { social: { url: social.url, width: social.width, height: social.height } } : {}),
  };
}

function socialAddresses({ settings, pages }: SiteDocument): Set<string> {
  return new Set([settings.socialImage, ...pages.map(({ meta }) => meta.socialImage)]);
}

/** Sizes of a picture that moves are WebP alone; one that is too long has none. */
function isMoving({ type, status, variants }: StoredMedia): boolean {
  const isSized = Object.values(variants).some(({ avif }) => avif !== undefined);
  return MOVING_TYPES.has(type) && status === 'ready' && !isSized;
}

function fitsNetworks({ type, width, height, bytes }: StoredMedia): boolean {
  const ratio = (width ?? 0) / (height ?? 1);
  const isRight = Math.abs(ratio - SOCIAL_RATIO) < 0.02;
  return isRight && SOCIAL_TYPES.has(type) && bytes <= MAX_SOCIAL_BYTES;
}

/** Files of one content may be in the library several times. */
function madeOf(
  { url }: StoredMedia,
  kind: Rendition['kind'],
  files: readonly StoredMedia[],
): StoredMedia | undefined {
  const ids = new Set(files.filter((file) => file.url === url).map(({ id }) => id));
  return files.find(
    ({ sourceId, details, status }) =>
      sourceId !== null &&
      ids.has(sourceId) &&
      details.rendition?.kind === kind &&
      status === 'ready',
  );
}
