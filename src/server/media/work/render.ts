import * as fs from 'node:fs';
import * as path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Rendition } from '../../../core/api/media';
import { LOGO_COPY_WIDTH_PX } from '../../../core/limits';
import { MAX_PIXELS } from '../limits';
import { writeIco } from './ico';
import { openPicture, readHead, type PictureHead } from './picture';
import { Refusal } from './refusal';
import type { Rendered, RenderTask } from './tasks';

type Crop = Extract<Rendition, { kind: 'crop' }>;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Wide enough for a picture that stands still instead of moving. */
const STILL_WIDTH = 1440;
const MAX_CUT_WIDTH = 2560;
/** A turned picture is held whole in memory, with its corners. */
const MAX_TURNED_PIXELS = 12_000_000;
/** What social networks ask for: 1.91 to 1. */
const SOCIAL = { width: 1200, height: 630 };
/** Browser tab, iOS home screen, Android home screen and start screen. */
const ICON_SIZES = [32, 180, 192, 512];
const ICO_SIZES = [16, 32, 48];
const IOS_SIZE = 180;
const MAX_DENSITY = 4000;
const SVG_DENSITY = 72;

/** Makes another picture of one. @throws Refusal where the picture can't give it */
export async function render(task: RenderTask): Promise<Rendered> {
  const { file, type, folder, rendition } = task;
  if (!type.startsWith('image/') || type === 'image/x-icon') {
    throw new Refusal('unsupported_media_type', 'Only of a picture can another one be made.');
  }
  const head = await readHead(file, 'The picture');
  const source: Source = { file, head, isDrawing: type === 'image/svg+xml' };
  if (rendition.kind === 'icons') return makeIcons(source, folder);
  const image =
    rendition.kind === 'crop'
      ? await cut(source, rendition)
      : rendition.kind === 'logo'
        ? openAt(source, LOGO_COPY_WIDTH_PX).resize({
            width: LOGO_COPY_WIDTH_PX,
            withoutEnlargement: true,
          })
        : rendition.kind === 'still'
          ? openPicture(file).resize({ width: STILL_WIDTH, withoutEnlargement: true })
          : social(source);
  return { file: await save(image, folder), icons: [] };
}

interface Source {
  file: string;
  head: PictureHead;
  isDrawing: boolean;
}

/** Opens the picture; a drawing as large as it is needed. */
function openAt({ file, head, isDrawing }: Source, width: number): Sharp {
  if (!isDrawing) return openPicture(file);
  const most = Math.sqrt(MAX_PIXELS / (head.width * head.height));
  const density = SVG_DENSITY * Math.min(width / head.width, most);
  return openPicture(file, { density: Math.min(MAX_DENSITY, Math.max(1, density)) });
}

/**
 * What a crop shows (spec section 3): the container's pixels, its picture placed and turned about its own centre. What the
 * picture doesn't cover stays clear.
 */
async function cut(source: Source, { crop, containerHeight }: Crop): Promise<Sharp> {
  const { width, height } = source.head;
  const natural = source.isDrawing ? Math.max(1, 1440 / crop.containerWidth) : width / crop.width;
  const widest = Math.min(natural, MAX_CUT_WIDTH / crop.containerWidth);
  const shownHeight = (crop.width * height) / width;
  const isTurned = crop.transform % 360 !== 0;
  const most = isTurned ? MAX_TURNED_PIXELS : MAX_PIXELS;
  const scale = Math.min(widest, Math.sqrt(most / (crop.width * shownHeight)));
  const box = { width: pixels(crop.width * scale), height: pixels(shownHeight * scale) };
  const placed = openAt(source, box.width).resize({ ...box, fit: 'fill' });
  const { data, info } = await (
    isTurned ? placed.ensureAlpha().rotate(crop.transform, { background: CLEAR }) : placed
  )
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  // Turning keeps the centre where it was.
  const left = Math.round((crop.left + crop.width / 2) * scale - info.width / 2);
  const top = Math.round((crop.top + shownHeight / 2) * scale - info.height / 2);
  const frame = {
    width: pixels(crop.containerWidth * scale),
    height: pixels(containerHeight * scale),
  };
  const seen = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.min(info.width, frame.width - left),
    bottom: Math.min(info.height, frame.height - top),
  };
  if (seen.right <= seen.left || seen.bottom <= seen.top) {
    const message = 'The crop shows nothing of the picture.';
    throw new Refusal('validation_failed', message);
  }
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const part = sharp(data, { raw }).extract({
    left: seen.left,
    top: seen.top,
    width: seen.right - seen.left,
    height: seen.bottom - seen.top,
  });
  const rest = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.max(0, frame.width - left - info.width),
    bottom: Math.max(0, frame.height - top - info.height),
  };
  const isCovered = Object.values(rest).every((side) => side === 0);
  return isCovered ? part : part.ensureAlpha().extend({ ...rest, background: CLEAR });
}

/** Fills the shape that networks show; a drawing stands whole on white. */
function social(source: Source): Sharp {
  const { width, height } = source.head;
  if (source.isDrawing) {
    return openAt(source, SOCIAL.width)
      .resize({ ...SOCIAL, fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' });
  }
  const scale = Math.min(1, width / SOCIAL.width, height / SOCIAL.height);
  return openPicture(source.file)
    .resize({
      width: pixels(SOCIAL.width * scale),
      height: pixels(SOCIAL.height * scale),
      fit: 'cover',
    })
    .flatten({ background: '#ffffff' });
}

async function makeIcons(source: Source, folder: string): Promise<Rendered> {
  const { width, height } = source.head;
  const largest = source.isDrawing ? Infinity : Math.max(width, height, IOS_SIZE);
  const icons: Rendered['icons'] = [];
  const at = (size: number) =>
    openAt(source, size).resize({ width: size, height: size, fit: 'contain', background: CLEAR });
  let file = '';
  for (const size of ICON_SIZES.filter((wanted) => wanted <= largest)) {
    // iOS shows black where an icon is clear.
    const image = size === IOS_SIZE ? at(size).flatten({ background: '#ffffff' }) : at(size);
    const content = await image.png({ compressionLevel: 9 }).toBuffer();
    file = path.join(folder, `icon-${size}.png`);
    await fs.promises.writeFile(file, content);
    icons.push({ file, size, type: 'image/png', ending: 'png', bytes: content.length });
  }
  const entries = [];
  for (const size of ICO_SIZES) {
    entries.push({ width: size, height: size, content: await at(size).png().toBuffer() });
  }
  const ico = writeIco(entries);
  const icoFile = path.join(folder, 'icon.ico');
  await fs.promises.writeFile(icoFile, ico);
  icons.push({
    file: icoFile,
    size: Math.max(...ICO_SIZES),
    type: 'image/x-icon',
    ending: 'ico',
    bytes: ico.length,
  });
  return { file, icons };
}

/** A see-through picture stays so; any other is smaller as JPEG. */
async function save(image: Sharp, folder: string): Promise<string> {
  const { data, info } = await image
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const isClear =
    (info.channels === 2 || info.channels === 4) &&
    data.some((value, at) => at % info.channels === info.channels - 1 && value !== 255);
  const result = path.join(folder, `rendition.${isClear ? 'png' : 'jpg'}`);
  const made = sharp(data, { raw });
  await (
    isClear ? made.png({ compressionLevel: 7 }) : made.removeAlpha().jpeg({ quality: 92 })
  ).toFile(result);
  return result;
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length));
}
