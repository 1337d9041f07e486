/**
 * Leaves behind whatever of a file is not its picture (position, camera, comments, other files hidden inside or behind it)
 * without touching the pixels. Doing it again changes nothing: a stored file keeps its name when it comes back.
 */

/** @returns null where the file breaks off or isn't one */
export function strip(type: string, content: Buffer): Buffer | null {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(content);
    case 'image/png':
      return stripPng(content);
    case 'image/webp':
      return stripWebp(content);
    case 'image/gif':
      return stripGif(content);
    case 'image/avif':
      return stripAvif(content);
    default:
      return content;
  }
}

/** Keeps JFIF and Adobe's marker, which say how colours are stored (ITU-T T.81, annex B). */
function stripJpeg(content: Buffer): Buffer | null {
  const parts: Buffer[] = [content.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= content.length) {
    if (content[at] !== 0xff) return null;
    const marker = content.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + content.readUInt16BE(at + 2);
    const isKept = !(
      (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) ||
      marker === 0xfe ||
      marker < 0xc0
    );
    if (isKept) parts.push(content.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    const scanEnd = endOfScan(content, at);
    parts.push(content.subarray(at, scanEnd));
    at = scanEnd;
    if (content.readUInt16BE(at) === 0xffd9) {
      parts.push(content.subarray(at, at + 2));
      return Buffer.concat(parts);
    }
  }
  // It breaks off: what there is goes to the decoder, which says so.
  return content;
}

/** Where entropy-coded data ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(content: Buffer, start: number): number {
  let at = start;
  for (;;) {
    at = content.indexOf(0xff, at);
    if (at === -1 || at + 1 >= content.length) return Math.max(start, content.length - 2);
    const next = content.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

const PNG_CHUNKS = new Set(
  'IHDR PLTE tRNS IDAT IEND gAMA cHRM sRGB sBIT cICP acTL fcTL fdAT'.split(' '),
);

function stripPng(content: Buffer): Buffer | null {
  const parts: Buffer[] = [content.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (end > content.length) return null;
    if (PNG_CHUNKS.has(name)) parts.push(content.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Flags of the extended header that announce a profile, Exif and XMP (RFC 9649, section 2.7). */
const WEBP_METADATA_FLAGS = 0x20 | 0x08 | 0x04;

function stripWebp(content: Buffer): Buffer | null {
  const size = content.readUInt32LE(4) + 8;
  if (size > content.length) return null;
  const parts: Buffer[] = [];
  let at = 12;
  while (at + 8 <= size) {
    const length = content.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const name = content.toString('latin1', at, at + 4);
    if (at + 8 + length > size) return null;
    if (WEBP_CHUNKS.has(name)) {
      const chunk = Buffer.from(content.subarray(at, end));
      if (name === 'VP8X' && length >= 10) chunk[8] = chunk.readUInt8(8) & ~WEBP_METADATA_FLAGS;
      parts.push(chunk);
    }
    at = end;
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Keeps the frames and how often they repeat (GIF89a, sections 17 to 27). */
function stripGif(content: Buffer): Buffer | null {
  if (content.length < 13) return null;
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(content.readUInt8(10));
  const parts: Buffer[] = [content.subarray(0, at)];
  const afterBlocks = (start: number): number => {
    let end = start;
    while (end < content.length) {
      const length = content.readUInt8(end);
      end += 1 + length;
      if (length === 0) return end;
    }
    return Infinity;
  };
  while (at < content.length) {
    const kind = content[at];
    if (kind === 0x3b) {
      parts.push(content.subarray(at, at + 1));
      return Buffer.concat(parts);
    }
    let end = Infinity;
    let isKept = true;
    if (kind === 0x2c && at + 10 < content.length) {
      end = afterBlocks(at + 11 + tableBytes(content.readUInt8(at + 9)));
    } else if (kind === 0x21 && at + 2 < content.length) {
      end = afterBlocks(at + 2);
      const label = content[at + 1];
      const application = content.toString('latin1', at + 3, at + 14);
      isKept = label === 0xf9 || (label === 0xff && application === 'NETSCAPE2.0');
    }
    if (end > content.length) return null;
    if (isKept) parts.push(content.subarray(at, end));
    at = end;
  }
  return null;
}

/** Cuts what lies behind the last box; its own metadata is left behind by encoding anew (ISO/IEC 14496-12). */
function stripAvif(content: Buffer): Buffer | null {
  const known = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'idat']);
  let at = 0;
  while (at + 8 <= content.length) {
    const name = content.toString('latin1', at + 4, at + 8);
    if (!known.has(name)) break;
    const size = content.readUInt32BE(at);
    // 0 means: to the end of the file; 1: a size of 64 bits follows, which no picture needs.
    if (size === 0) return content;
    if (size < 8 || at + size > content.length) return null;
    at += size;
  }
  return at === 0 ? null : content.subarray(0, at);
}
