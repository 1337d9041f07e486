/** Whose picture it is, as cameras and editors write it (Exif 2.32, tag 0x8298). */
const COPYRIGHT_TAG = 0x8298;
const ASCII = 2;
const MAX_CHARACTERS = 200;

/** Reads the holder of the rights from a block of Exif; undefined where it names none or can't be read. */
export function readCopyright(exif: Buffer): string | undefined {
  try {
    const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
    const block = exif.subarray(start);
    const isLittle = block.toString('latin1', 0, 2) === 'II';
    const u16 = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at));
    const u32 = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at));
    const directory = u32(4);
    for (let index = 0; index < u16(directory); index += 1) {
      const entry = directory + 2 + index * 12;
      if (u16(entry) !== COPYRIGHT_TAG || u16(entry + 2) !== ASCII) continue;
      const length = u32(entry + 4);
      const at = length <= 4 ? entry + 8 : u32(entry + 8);
      // Photographer and editor are parted by a zero.
      const text = block
        .toString('utf8', at, at + length)
        .split('\0')
        .filter(Boolean)
        .join('; ');
      return [...text.trim()].slice(0, MAX_CHARACTERS).join('') || undefined;
    }
  } catch {
    // A block that breaks off names nobody.
  }
  return undefined;
}
