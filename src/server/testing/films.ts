/** Films of a few bytes: their boxes and elements are right, their pictures are not there. */

/** A box of an MP4 (ISO/IEC 14496-12, 4.2). */
export function box(name: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Whole numbers of four bytes. */
export function words(...values: readonly number[]): Buffer {
  const content = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => content.writeUInt32BE(value, index * 4));
  return content;
}

export const FTYP = box('ftyp', 'isom', words(512), 'isommp41');
/** Neither turned nor moved. */
const UPRIGHT = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** As phones write it that were held upright: a quarter to the right. */
export const TURNED = words(0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000);
export const MADE_AT = 3_850_000_000;

export function movieHead(seconds: number): Buffer {
  const rest = Buffer.alloc(80);
  return box('mvhd', words(0, MADE_AT, MADE_AT, 600, seconds * 600), rest);
}

export function track(
  handler: string,
  options: { width?: number; height?: number; matrix?: Buffer; inner?: Buffer } = {},
): Buffer {
  const { width = 0, height = 0, matrix = UPRIGHT, inner = Buffer.alloc(0) } = options;
  return box(
    'trak',
    box(
      'tkhd',
      words(0, MADE_AT, MADE_AT, 1, 0, 600, 0, 0, 0, 0),
      matrix,
      words(width * 0x10000, height * 0x10000),
    ),
    box(
      'mdia',
      box('mdhd', words(0, MADE_AT, MADE_AT, 600, 600, 0)),
      box('hdlr', words(0, 0), handler, Buffer.alloc(13)),
      inner,
    ),
  );
}

/** A film that says no more than it has to. */
export function plainMp4(): Buffer {
  const picture = track('vide', { width: 320, height: 180 });
  return Buffer.concat([FTYP, box('moov', movieHead(2), picture), box('mdat', 'pictures')]);
}

/** An element of a WebM (RFC 8794): its id in hexadecimal, its size in four bytes. */
export function element(id: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

export const WEBM_HEAD = element('1a45dfa3', element('4282', 'webm'));
/** One picture track, 320 by 180. */
export const WEBM_TRACKS = element(
  '1654ae6b',
  element('ae', element('e0', element('b0', words(320)), element('ba', words(180)))),
);

/** A film that says no more than it has to, of so many bytes. */
export function plainWebm(bytes = 0): Buffer {
  const segment = element('18538067', WEBM_TRACKS);
  const void_ = element('ec', Buffer.alloc(bytes, 7));
  return Buffer.concat([WEBM_HEAD, segment, void_]);
}
