/** Files that picture libraries stumble over, made anew for each run. */
import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const RED = [230, 30, 30] as const;
export const GREEN = [30, 180, 40] as const;
export const BLUE = [30, 50, 220] as const;
export const WHITE = [250, 250, 250] as const;

/** Four fields: red and green above, blue and white below. */
export function fields(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isLeft = x < width / 2;
      const color = y < height / 2 ? (isLeft ? RED : GREEN) : isLeft ? BLUE : WHITE;
      pixels.set(color, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** One plain colour. */
export function plain(width: number, height: number, background = '#1d8a86'): Sharp {
  return sharp({
    create: { width, height, channels: 3, background },
    limitInputPixels: false,
  });
}

/** The colour in the middle of each quarter, top left, top right, bottom left, bottom right. */
export async function quarters(content: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(content)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/** How far two colours are from one another in the channel where they differ most. */
export function distance(actual: readonly number[] = [], wanted: readonly number[]): number {
  return Math.max(...wanted.map((value, index) => Math.abs(value - (actual[index] ?? Infinity))));
}

/** A PNG whose head says any size, with next to nothing behind it. */
export function declaredPng(
  width: number,
  height: number,
  { depth = 8, isInterlaced = false } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Puts a chunk right behind the head of a PNG. */
export function withPngChunk(png: Buffer, name: string, content: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(name, content), png.subarray(33)]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Node has it from 20.15 on; the types don't know it as optional. */
function crc32(content: Buffer): number {
  if (typeof zlibCrc32 === 'function') return zlibCrc32(content);
  let sum = 0xffffffff;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A JPEG whose frame says any size. */
export async function declaredJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await plain(16, 16).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** A segment behind the start of a JPEG, as cameras write their metadata, and hiders their payload. */
export function withJpegSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** A GIF of a few frames, each of another colour. */
export function animatedGif(width: number, height: number, frames: number): Promise<Buffer> {
  const channels = 3;
  const pixels = Buffer.alloc(width * height * channels * frames);
  for (let frame = 0; frame < frames; frame += 1) {
    const color = [RED, GREEN, BLUE][frame % 3] ?? WHITE;
    const start = frame * width * height * channels;
    for (let at = start; at < start + width * height * channels; at += channels) {
      pixels.set(color, at);
    }
  }
  return sharp(pixels, {
    raw: { width, height: height * frames, channels, pageHeight: height },
    limitInputPixels: false,
  })
    .gif({ delay: Array.from({ length: frames }, () => 100), loop: 0 })
    .toBuffer();
}

/** The head of a picture as iPhones take it; its pixels are in a form that few decoders may know. */
export function heicHead(): Buffer {
  const box = Buffer.alloc(600);
  box.writeUInt32BE(24, 0);
  box.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1');
  box.writeUInt32BE(576, 24);
  box.write('mdat', 28, 'latin1');
  return box;
}
