import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import {
  MAX_ANIMATION_PIXELS,
  MAX_ANIMATION_PIXELS_SHOWN,
  MAX_HELD_BYTES,
  MAX_PIXELS,
} from '../limits';
import { Refusal } from './refusal';

/** What is known of a picture before it is decoded. */
export interface PictureHead {
  width: number;
  height: number;
  frames: number;
  hasAlpha: boolean;
  metadata: Metadata;
}

/** Opens a picture; one of more pixels than are decoded fails, and so does a damaged one. */
export function openPicture(file: string | Buffer, options: SharpOptions = {}): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options });
}

/** Opens an animation with all its frames. */
export function openAnimation(file: string): Sharp {
  return openPicture(file, { animated: true, limitInputPixels: MAX_ANIMATION_PIXELS });
}

/**
 * Reads a picture's head alone.
 * @throws Refusal for one that can't be read or has too many pixels
 */
export async function readHead(file: string | Buffer, name: string): Promise<PictureHead> {
  const metadata = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null);
  const { width, height, pages = 1, hasAlpha, orientation = 1 } = metadata ?? {};
  if (!metadata || !width || !height) throw damaged(name);
  if (width * height > MAX_PIXELS) {
    throw new Refusal(
      'validation_failed',
      `${name} says that it is ${width} × ${height} pixels. At most ${MAX_PIXELS / 1_000_000} million can be shown: make it smaller and try again.`,
    );
  }
  if (heldBytes(metadata) > MAX_HELD_BYTES) {
    throw new Refusal(
      'validation_failed',
      `${name} takes too much memory to be read as a whole, as its type needs: it is ${width} × ${height} pixels. Make it smaller, or export it as a plain JPEG, and try again.`,
    );
  }
  if (width * height * pages > MAX_ANIMATION_PIXELS_SHOWN) {
    throw new Refusal(
      'validation_failed',
      `${name} has ${pages} frames of ${width} × ${height} pixels, which is too much for a browser. Shorten it, or use a video.`,
    );
  }
  // From 5 on, the camera was held upright: the picture is turned (Exif, tag 0x0112).
  const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height];
  return {
    width: shownWidth,
    height: shownHeight,
    frames: pages,
    hasAlpha: hasAlpha ?? false,
    metadata,
  };
}

/** What a picture takes in memory where it has to be there as a whole. */
function heldBytes({ format, isProgressive, orientation = 1, ...head }: Metadata): number {
  const { width, height, channels, depth } = head;
  const isScanned = isProgressive && format === 'jpeg';
  const isWhole = orientation !== 1 || format === 'webp' || format === 'heif';
  const pixel = channels * (depth === 'ushort' ? 2 : 1);
  // A progressive JPEG is held as coefficients of two bytes, one and a half for each pixel.
  // An interlaced PNG is put together beside the rows that its decoder keeps.
  const interlaced = isProgressive && !isScanned ? pixel * 2 : 0;
  const bytes = (isScanned ? 3 : 0) + Math.max(interlaced, isWhole ? pixel : 0);
  return width * height * bytes;
}

/** The refusal of a picture that can't be decoded. */
export function damaged(name: string): Refusal {
  return new Refusal(
    'validation_failed',
    `${name} could not be read as a picture: it is damaged or incomplete. Export it again and try once more.`,
  );
}
