import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_BREAKPOINTS_PX, LOGO_COPY_WIDTH_PX } from '../../../core/limits';
import { MAX_ANIMATION_PIXELS, MAX_SIDE } from '../limits';
import { typeOfEnding } from '../types';
import { openAnimation, openPicture, readHead, type PictureHead } from './picture';
import type { MadeFile, Sizes, SizesTask, Variants } from './tasks';

type SizeName = keyof Variants;
type Variant = NonNullable<Variants[SizeName]>;

/** Widths of the four sizes: the breakpoints for images (spec section 9), and for the last one a wide screen. */
const WIDTHS = { ...IMAGE_BREAKPOINTS_PX, xlarge: 2560 } as const;
/**
 * Encoding takes some 30 bytes of memory for each pixel, 45 where they are see-through: a high picture is narrower than its
 * size says.
 */
const MAX_SIZE_PIXELS = { opaque: 5_500_000, clear: 4_000_000 } as const;
const AVIF = { quality: 50, effort: 2 } as const;
/** As WebP and JPEG have it: photos don't show it, and weigh less. Drawn edges, which are often see-through, do. */
const PHOTO_AVIF = { ...AVIF, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 78, effort: 3 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;
/** For the few browsers without WebP: colours by palette keep a see-through picture from weighing megabytes. */
const PNG = { palette: true, quality: 90, effort: 4, compressionLevel: 8 } as const;
const ANIMATION = { quality: 72, effort: 1 } as const;

/** Types that are made into sizes. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/**
 * Makes a picture's sizes in modern types with a fallback that every browser shows. A picture is never enlarged: a
 * small one has its own width in all of them. A drawing, an icon and an animation too long to decode have no sizes.
 */
export async function makeSizes(task: SizesTask): Promise<Sizes> {
  if (!TYPES.has(task.type)) return { variants: {}, files: [] };
  const head = await readHead(task.file, 'The picture');
  const isAnimated = head.frames > 1;
  const isTooLong = head.width * head.height * head.frames > MAX_ANIMATION_PIXELS;
  if ((isAnimated && isTooLong) || (await isAnimatedPng(task))) return { variants: {}, files: [] };
  const widths: Readonly<Record<SizeName, number>> =
    task.purpose === 'logo'
      ? {
          small: LOGO_COPY_WIDTH_PX,
          medium: LOGO_COPY_WIDTH_PX,
          large: LOGO_COPY_WIDTH_PX,
          xlarge: LOGO_COPY_WIDTH_PX,
        }
      : WIDTHS;
  const writer = new Writer(task);
  const encode = isAnimated
    ? (box: Box) => encodeAnimation(task, box, writer)
    : await stillEncoder(task, boxOf(head, widths.xlarge), writer);
  const variants: Variants = {};
  const made = new Map<number, Variant>();
  for (const [size, limit] of Object.entries(widths) as [SizeName, number][]) {
    const box = boxOf(head, limit);
    const variant = made.get(box.width) ?? (await encode(box));
    made.set(box.width, variant);
    variants[size] = variant;
  }
  return { variants, files: writer.files };
}

interface Box {
  width: number;
  height: number;
}

/** A picture's measures under a width: never enlarged, never more than can be encoded. */
function boxOf({ width, height, hasAlpha }: PictureHead, limit: number): Box {
  const most = hasAlpha ? MAX_SIZE_PIXELS.clear : MAX_SIZE_PIXELS.opaque;
  const area = Math.sqrt(most / (width * height));
  const scale = Math.min(1, limit / width, MAX_SIDE / height, area);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** Decodes once, at the largest size; the smaller ones are made from that. */
async function stillEncoder(
  task: SizesTask,
  largest: Box,
  writer: Writer,
): Promise<(box: Box) => Promise<Variant>> {
  const { data, info } = await openPicture(task.file)
    .autoOrient()
    .resize({ ...largest, fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const hasAlpha = (info.channels === 2 || info.channels === 4) && !isOpaque(data, info.channels);
  return async (box) => {
    const image = signed(sharp(data, { raw }).resize({ ...box, fit: 'fill' }), task.copyright);
    const still = hasAlpha ? image : image.removeAlpha();
    const avif = await writer.write(
      box,
      'avif',
      await still
        .clone()
        .avif(hasAlpha ? AVIF : PHOTO_AVIF)
        .toBuffer(),
    );
    const webp = await writer.write(box, 'webp', await still.clone().webp(WEBP).toBuffer());
    const fallback = hasAlpha
      ? await writer.write(box, 'png', await still.clone().png(PNG).toBuffer())
      : await writer.write(box, 'jpg', await still.clone().jpeg(JPEG).toBuffer());
    return { ...box, avif, webp, fallback };
  };
}

/** Every browser that shows WebP shows it moving; there is no encoder for moving AVIF here. */
async function encodeAnimation(task: SizesTask, box: Box, writer: Writer): Promise<Variant> {
  const image = openAnimation(task.file).resize({ ...box, fit: 'fill' });
  const bytes = await signed(image, task.copyright).webp(ANIMATION).toBuffer();
  const webp = await writer.write(box, 'webp', bytes);
  return { ...box, webp, fallback: webp };
}

function signed(image: Sharp, copyright: string | undefined): Sharp {
  return copyright === undefined ? image : image.withExif({ IFD0: { Copyright: copyright } });
}

function isOpaque(pixels: Buffer, channels: number): boolean {
  for (let at = channels - 1; at < pixels.length; at += channels) {
    if (pixels[at] !== 255) return false;
  }
  return true;
}

/** The decoder sees the first frame alone of an animated PNG; the file itself moves in every browser. */
async function isAnimatedPng({ type, file }: SizesTask): Promise<boolean> {
  if (type !== 'image/png') return false;
  const handle = await fs.promises.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.subarray(0, bytesRead).includes('acTL');
  } finally {
    await handle.close();
  }
}

/** Writes results under names that follow from their content alone. */
class Writer {
  readonly files: MadeFile[] = [];
  readonly #task: SizesTask;
  readonly #mark: string;

  constructor(task: SizesTask) {
    this.#task = task;
    const { copyright } = task;
    this.#mark =
      copyright === undefined
        ? ''
        : `c${createHash('sha256').update(copyright).digest('hex').slice(0, 8)}`;
  }

  async write(box: Box, ending: string, content: Buffer): Promise<string> {
    const name = `${this.#task.stem}-${box.width}${this.#mark}.${ending}`;
    const file = path.join(this.#task.folder, name);
    await fs.promises.writeFile(file, content);
    this.files.push({ name, file, type: typeOfEnding(ending), bytes: content.length });
    return name;
  }
}
