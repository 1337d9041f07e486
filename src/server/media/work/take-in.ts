import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { MAX_DRAWING_BYTES } from '../limits';
import { ACCEPTED_LABELS, fileType, HEIC_TYPES, kindOf, usualType } from '../types';
import { readCopyright } from './copyright';
import { readIco, writeIco } from './ico';
import { damaged, openPicture, readHead, type PictureHead } from './picture';
import { Refusal } from './refusal';
import { strip } from './strip';
import { sanitizeSvg } from './svg';
import type { TakeInTask, TakenIn } from './tasks';
import { cleanVideo } from './video';

const HASH_CHARACTERS = 32;
const PLACEHOLDER_PX = 16;
const SVG_TYPE = 'image/svg+xml';

/** What a checked file is, before it is named. */
type Checked = Pick<
  TakenIn,
  'type' | 'width' | 'height' | 'duration' | 'placeholder' | 'copyright'
> & {
  /** Its content, where it isn't the file as it came. */
  content?: Buffer;
};

/**
 * Finds out what a file is, checks that it can be shown, and leaves behind what isn't its content.
 * @throws Refusal for a file that is not taken
 */
export async function takeIn(task: TakeInTask): Promise<TakenIn> {
  const checked = await check(task);
  const { content, ...rest } = checked;
  const ending = fileType(checked.type)?.ending ?? '';
  let { file } = task;
  if (content) {
    file = path.join(task.folder, `content.${ending}`);
    await fs.promises.writeFile(file, content);
  }
  const { size: bytes } = await fs.promises.stat(file);
  return { ...rest, file, ending, bytes, hash: await hashOf(file) };
}

async function check(task: TakeInTask): Promise<Checked> {
  const { file, name } = task;
  const found = await fileTypeFromFile(file);
  const type = found && usualType(found.mime);
  // An XML declaration is all that is seen of a drawing.
  if (type === undefined || type === 'application/xml') return checkText(task);
  if (HEIC_TYPES.has(type)) return takeHeic(file, name);
  if (!fileType(type)) throw unknownType(name);
  if (kindOf(type) === 'video') return takeVideo(file, type, name);
  if (kindOf(type) !== 'image') return { type, width: null, height: null };
  if (type === 'image/x-icon') return takeIcon(file, name);
  return takePicture(file, type, name);
}

async function takeVideo(file: string, type: string, name: string): Promise<Checked> {
  const facts = await cleanVideo(file, type);
  if (!facts) {
    const message = `${name} could not be read as a video: it is damaged or incomplete. Export it again and try once more.`;
    throw new Refusal('validation_failed', message);
  }
  const { width, height, duration } = facts;
  return { type, width, height, ...(duration === null ? {} : { duration }) };
}

async function takePicture(file: string, type: string, name: string): Promise<Checked> {
  const head = await readHead(file, name);
  const { width, height } = head;
  let content: Buffer | null = null;
  let placeholder: string;
  try {
    content = needsPixels(head)
      ? await encodeAnew(file, type)
      : strip(type, await fs.promises.readFile(file));
    if (!content) throw damaged(name);
    // Decodes all of it: what is damaged further down shows here.
    placeholder = await makePlaceholder(content);
  } catch {
    throw damaged(name);
  }
  const copyright = head.metadata.exif && readCopyright(head.metadata.exif);
  return { type, width, height, placeholder, content, ...(copyright ? { copyright } : {}) };
}

/** Whether a picture looks right only with what is left behind: turned, or in other colours than the web's. */
function needsPixels({ frames, metadata }: PictureHead): boolean {
  if (frames > 1) return false;
  const { orientation = 1, space, icc, format, exif, xmp } = metadata;
  const isForeign = icc !== undefined && !isStandardProfile(icc);
  const hasBoxes = format === 'heif' && (exif ?? xmp ?? icc) !== undefined;
  return orientation !== 1 || space === 'cmyk' || isForeign || hasBoxes;
}

/** A profile that calls itself sRGB, in either of the ways in which profiles write their name. */
function isStandardProfile(icc: Buffer): boolean {
  const name = Buffer.from('sRGB');
  const wide = Buffer.from('\0s\0R\0G\0B', 'latin1');
  return icc.includes(name) || icc.includes(wide);
}

async function encodeAnew(file: string, type: string): Promise<Buffer> {
  const image = openPicture(file).autoOrient().toColourspace('srgb');
  switch (type) {
    case 'image/png':
      return image.png({ compressionLevel: 7 }).toBuffer();
    case 'image/webp':
      return image.webp({ quality: 92, effort: 3 }).toBuffer();
    case 'image/avif':
      return image.avif({ quality: 70, effort: 2 }).toBuffer();
    default:
      // Better coding would hold the whole picture in memory once more.
      return image.jpeg({ quality: 92, optimizeCoding: false }).toBuffer();
  }
}

async function makePlaceholder(content: Buffer): Promise<string> {
  const tiny = await openPicture(content)
    .resize(PLACEHOLDER_PX, PLACEHOLDER_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Where the decoder knows HEIC, the picture goes on as a JPEG, which every browser shows. */
async function takeHeic(file: string, name: string): Promise<Checked> {
  try {
    const { width, height } = await readHead(file, name);
    const content = await encodeAnew(file, 'image/jpeg');
    const placeholder = await makePlaceholder(content);
    return { type: 'image/jpeg', width, height, placeholder, content };
  } catch {
    throw new Refusal(
      'unsupported_media_type',
      `${name} is a HEIC picture, which this server can not decode. Save it as JPEG and try again; on an iPhone, Settings › Camera › Formats › Most Compatible takes JPEG from now on.`,
    );
  }
}

async function takeIcon(file: string, name: string): Promise<Checked> {
  const entries = readIco(await fs.promises.readFile(file));
  if (!entries) throw damaged(name);
  const largest = Math.max(...entries.map(({ width }) => width));
  return { type: 'image/x-icon', width: largest, height: largest, content: writeIco(entries) };
}

async function checkText({ file, name, claimed }: TakeInTask): Promise<Checked> {
  const isDrawing = claimed === SVG_TYPE || /\.svg$/i.test(name);
  const isTable = claimed === 'text/csv' || /\.csv$/i.test(name);
  const isText = isTable || claimed === 'text/plain' || /\.txt$/i.test(name);
  const { size } = await fs.promises.stat(file);
  if (isDrawing) return takeDrawing(file, name, size);
  if (!isText) throw unknownType(name);
  const content = await fs.promises.readFile(file);
  if (!isPlainText(content)) throw unknownType(name);
  return { type: isTable ? 'text/csv' : 'text/plain', width: null, height: null };
}

async function takeDrawing(file: string, name: string, size: number): Promise<Checked> {
  if (size > MAX_DRAWING_BYTES) {
    throw new Refusal(
      'payload_too_large',
      `${name} is larger than ${MAX_DRAWING_BYTES / 1024 / 1024} MB, which is too much for a drawing. Simplify it, or export it as PNG.`,
    );
  }
  const source = decode(await fs.promises.readFile(file));
  const svg = source === null ? null : sanitizeSvg(source);
  if (svg === null) throw unknownType(name);
  const content = Buffer.from(svg, 'utf8');
  const { width, height } = await readHead(content, name);
  return { type: SVG_TYPE, width, height, content };
}

/** UTF-8 or, with its mark, UTF-16: what drawing programs write. */
function decode(content: Buffer): string | null {
  const encoding =
    content[0] === 0xff && content[1] === 0xfe
      ? 'utf-16le'
      : content[0] === 0xfe && content[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** Text that no browser could take for a page, even one that looks into it. */
function isPlainText(content: Buffer): boolean {
  const text = decode(content);
  // oxlint-disable-next-line no-control-regex -- control characters are what tells other files from text
  return text !== null && !/[\0-\x08\x0e-\x1f]/.test(text) && !/<[!/?a-z]/i.test(text);
}

function unknownType(name: string): Refusal {
  return new Refusal(
    'unsupported_media_type',
    `${name} is not of an accepted type, whatever its name says. Accepted are: ${ACCEPTED_LABELS}.`,
  );
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, HASH_CHARACTERS);
}
