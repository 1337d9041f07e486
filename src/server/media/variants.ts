import sharp from 'sharp';
import type { MediaRecord } from '../../core/document/document';
import { MAX_PIXELS } from './limits';

type Variants = MediaRecord['variants'];

/** Widths of the four sizes: the breakpoints for images (spec section 9), and for the last one a wide screen. */
const WIDTHS = { small: 480, medium: 768, large: 1440, xlarge: 2560 } as const;
const AVIF = { quality: 50, effort: 2 } as const;
const WEBP = { quality: 78 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;

export interface Picture {
  width: number;
  height: number;
  isAnimated: boolean;
  hasAlpha: boolean;
}

/** Decodes a picture's head and first pixels. @returns null for a picture that can't be read */
export async function inspect(content: Uint8Array): Promise<Picture | null> {
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { width, height, pages = 1, hasAlpha, orientation = 1 } = await image.metadata();
    if (!width || !height) return null;
    await image.clone().resize(1, 1).raw().toBuffer();
    // From 5 on, the camera was held upright: the picture is turned.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { width: w, height: h, isAnimated: pages > 1, hasAlpha: hasAlpha ?? false };
  } catch {
    return null;
  }
}

/**
 * Makes a picture's sizes in modern types with a fallback that every browser shows. A picture is never enlarged: a
 * small one has its own width in all of them. Metadata (position, camera) is left behind.
 */
export async function makeVariants(
  content: Uint8Array,
  picture: Picture,
  store: (suffix: string, ending: string, bytes: Uint8Array) => Promise<string>,
): Promise<Variants> {
  const variants: Variants = {};
  const made = new Map<number, Variants['small']>();
  for (const [size, limit] of Object.entries(WIDTHS) as [keyof typeof WIDTHS, number][]) {
    const width = Math.min(limit, picture.width);
    const variant =
      made.get(width) ?? (await makeVariant(content, { ...picture, to: width }, store));
    made.set(width, variant);
    variants[size] = variant;
  }
  return variants;
}

async function makeVariant(
  content: Uint8Array,
  picture: Picture & { to: number },
  store: (suffix: string, ending: string, bytes: Uint8Array) => Promise<string>,
): Promise<NonNullable<Variants['small']>> {
  const { to, isAnimated } = picture;
  const image = sharp(content, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    animated: isAnimated,
  })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: to, withoutEnlargement: true });
  const webp = await image.clone().webp(WEBP).toBuffer({ resolveWithObject: true });
  const size = {
    width: webp.info.width,
    height: Math.round((picture.height * to) / picture.width),
  };
  const webpUrl = await store(`${to}`, 'webp', webp.data);
  // sharp writes no animated AVIF; every browser that shows WebP shows it moving.
  if (isAnimated) return { ...size, webp: webpUrl, fallback: webpUrl };
  const avif = await image.clone().avif(AVIF).toBuffer();
  const fallback = picture.hasAlpha
    ? await store(`${to}`, 'png', await image.clone().png({ compressionLevel: 9 }).toBuffer())
    : await store(`${to}`, 'jpg', await image.clone().jpeg(JPEG).toBuffer());
  return { ...size, avif: await store(`${to}`, 'avif', avif), webp: webpUrl, fallback };
}
