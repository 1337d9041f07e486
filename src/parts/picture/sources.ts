/** A picture's sources, from the media table or from the addresses in a section's `dimensions` (spec sections 3, 9). */
import type { MediaRecord, MediaVariant } from '../../core/document/document';
import type { ForeignMarks } from '../../core/translation/foreign-texts';
import { assetAddress } from '../../core/links/site-address';
import { safeAddress } from '../../core/links/safe-address';

export interface PictureSource {
  type?: string;
  media?: string;
  srcSet: string;
}

export interface PictureSources {
  src: string;
  srcSet?: string;
  sources: readonly PictureSource[];
  width?: number;
  height?: number;
  alt: string;
  /** What the element says of the language of `alt`, where it isn't the page's. */
  altMarks?: ForeignMarks;
  placeholder?: string;
  /** True where neither the library nor the section knows any size of it. */
  isWithoutSizes?: boolean;
}

/** Spec section 9: small up to 480, medium up to 768, large up to 1440, otherwise xlarge. */
const SIZES = [
  { name: 'small', media: '(max-width: 480px)' },
  { name: 'medium', media: '(max-width: 768px)' },
  { name: 'large', media: '(max-width: 1440px)' },
  { name: 'xlarge', media: undefined },
] as const;

/** What a picture is loaded from; null where there is no address. */
export function pictureSources(options: {
  address: unknown;
  dimensions: unknown;
  media: Readonly<Record<string, MediaRecord>>;
  routeBase: string;
}): PictureSources | null {
  const { media, routeBase } = options;
  const address = safeAddress(options.address);
  if (address === '') return null;
  const src = assetAddress(address, routeBase);
  const record = Object.hasOwn(media, address) ? media[address] : undefined;
  if (record) return fromMedia(record, src, routeBase);
  const sources = fromDimensions(options.dimensions, routeBase);
  return { src, alt: '', sources, isWithoutSizes: sources.length === 0 };
}

function fromMedia(record: MediaRecord, src: string, routeBase: string): PictureSources {
  const variants = SIZES.map(({ name }) => record.variants[name])
    .filter((variant) => variant !== undefined)
    .sort((a, b) => a.width - b.width);
  const largest = variants.at(-1);
  const set = (format: 'avif' | 'webp' | 'fallback') => srcSetOf(variants, format, routeBase);
  const fallback = set('fallback');
  const width = record.width ?? largest?.width;
  const height = record.height ?? largest?.height;
  return {
    src: largest ? assetAddress(largest.fallback, routeBase) : src,
    ...(fallback === '' ? {} : { srcSet: fallback }),
    sources: [
      ...stillSource(record, routeBase),
      ...(['avif', 'webp'] as const)
        .map((format) => ({ type: `image/${format}`, srcSet: set(format) }))
        .filter((source) => source.srcSet !== ''),
    ],
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    alt: record.alt,
    ...(record.altMarks === undefined ? {} : { altMarks: record.altMarks }),
    // A see-through picture would show the placeholder behind it for ever.
    ...(record.placeholder && record.type === 'image/jpeg'
      ? { placeholder: record.placeholder }
      : {}),
  };
}

/** What stands still for who wants less motion (WCAG 2.2, 2.3.3). */
function stillSource({ still }: MediaRecord, routeBase: string): PictureSource[] {
  const address = safeAddress(still ?? '');
  if (address === '') return [];
  const srcSet = candidate(assetAddress(address, routeBase));
  return [{ media: '(prefers-reduced-motion: reduce)', srcSet }];
}

function srcSetOf(
  variants: readonly MediaVariant[],
  format: 'avif' | 'webp' | 'fallback',
  routeBase: string,
): string {
  const byWidth = new Map<number, string>();
  for (const variant of variants) {
    const address = safeAddress(variant[format] ?? '');
    // A comma or space would end the candidate.
    if (address !== '') byWidth.set(variant.width, candidate(assetAddress(address, routeBase)));
  }
  return [...byWidth].map(([width, address]) => `${address} ${width}w`).join(', ');
}

function fromDimensions(dimensions: unknown, routeBase: string): PictureSource[] {
  if (typeof dimensions !== 'object' || dimensions === null) return [];
  const found: PictureSource[] = [];
  for (const { name, media } of SIZES) {
    const address = safeAddress((dimensions as Record<string, unknown>)[name]);
    if (address === '') continue;
    const srcSet = candidate(assetAddress(address, routeBase));
    found.push(media === undefined ? { srcSet } : { srcSet, media });
  }
  return found;
}

function candidate(address: string): string {
  return address.replaceAll(' ', '%20').replaceAll(',', '%2C');
}
