/** Icons as `favicon.ico` holds them: a directory, then each picture as PNG or as a bitmap. */

interface IcoEntry {
  width: number;
  height: number;
  content: Buffer;
}

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
const MAX_ENTRIES = 40;
const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
const BITMAP_HEAD_BYTES = 40;

/** Reads the pictures of an icon. @returns null for what is none, or breaks off */
export function readIco(content: Buffer): IcoEntry[] | null {
  if (content.length < HEAD_BYTES || content.readUInt32LE(0) !== 0x00010000) return null;
  const count = content.readUInt16LE(4);
  if (count === 0 || count > MAX_ENTRIES) return null;
  if (content.length < HEAD_BYTES + count * ENTRY_BYTES) return null;
  const entries: IcoEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = HEAD_BYTES + index * ENTRY_BYTES;
    const [bytes, start] = [content.readUInt32LE(at + 8), content.readUInt32LE(at + 12)];
    if (bytes === 0 || start < HEAD_BYTES + count * ENTRY_BYTES || start + bytes > content.length)
      return null;
    const picture = content.subarray(start, start + bytes);
    const isPng = picture.subarray(0, 8).equals(PNG_MAGIC);
    const isBitmap = bytes > BITMAP_HEAD_BYTES && picture.readUInt32LE(0) === BITMAP_HEAD_BYTES;
    if (!isPng && !isBitmap) return null;
    entries.push({
      width: content.readUInt8(at) || 256,
      height: content.readUInt8(at + 1) || 256,
      content: picture,
    });
  }
  return entries;
}

/** Writes pictures as an icon, with nothing between or behind them. */
export function writeIco(entries: readonly IcoEntry[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + entries.length * ENTRY_BYTES);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  let start = head.length;
  entries.forEach(({ width, height, content }, index) => {
    const at = HEAD_BYTES + index * ENTRY_BYTES;
    head.writeUInt8(width % 256, at);
    head.writeUInt8(height % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(content.length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += content.length;
  });
  return Buffer.concat([head, ...entries.map(({ content }) => content)]);
}
