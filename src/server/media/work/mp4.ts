/** MP4 (ISO/IEC 14496-12): boxes in boxes. A box that is called `free` is passed over by every player. */
import { blank, type Film, type VideoFacts } from './film';

interface Box {
  name: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** Boxes that hold nothing of the film: titles, places, cameras, and whatever their makers like. */
const TALK = new Set(['udta', 'meta', 'uuid']);
const FREE = Buffer.from('free');
/** Handlers of tracks that are seen or heard, or read as words. Others tell of the camera: its place, its sensors. */
const SHOWN = new Set(['vide', 'soun', 'subt', 'text', 'sbtl', 'clcp']);
/** Tables of a film are small beside it: one that is larger than this is no table. */
const MAX_TABLE_BYTES = 64 * 1024 * 1024;
/** A track's head with times of eight bytes (8.3.2). */
const LONG_TRACK_HEAD_BYTES = 96;
const MAX_BOXES = 10_000;

/** Cleans a film; null where it has no head, or breaks off. */
export async function cleanMp4(film: Film): Promise<VideoFacts | null> {
  const top = await boxesIn(film, 0, film.bytes);
  const moov = top?.find(({ name }) => name === 'moov');
  if (!top || !moov) return null;
  const parts = await boxesIn(film, moov.content, moov.end);
  if (!parts) return null;
  const facts: VideoFacts = { width: null, height: null, duration: null };
  for (const box of parts) {
    if (box.name === 'mvhd') facts.duration = await cleanHead(film, box);
    if (box.name === 'trak') await cleanTrack(film, box, facts);
  }
  for (const box of [...top, ...parts]) if (TALK.has(box.name)) await free(film, box);
  return facts;
}

async function cleanTrack(film: Film, track: Box, facts: VideoFacts): Promise<void> {
  const parts = (await boxesIn(film, track.content, track.end)) ?? [];
  const media = parts.find(({ name }) => name === 'mdia');
  const inner = media ? ((await boxesIn(film, media.content, media.end)) ?? []) : [];
  const handler = await handlerOf(film, inner);
  if (handler !== null && !SHOWN.has(handler)) {
    await blankSamples(film, inner);
    return free(film, track);
  }
  for (const box of [...parts, ...inner]) {
    if (TALK.has(box.name)) await free(film, box);
    if (box.name === 'mdhd') await cleanHead(film, box);
    if (box.name !== 'tkhd') continue;
    const size = await cleanTrackHead(film, box);
    if (handler === 'vide' && facts.width === null && size) Object.assign(facts, size);
  }
}

async function handlerOf(film: Film, boxes: readonly Box[]): Promise<string | null> {
  const box = boxes.find(({ name }) => name === 'hdlr');
  return box ? (await film.read(box.content + 8, 4)).toString('latin1') : null;
}

/** Takes the times out of a head, and reads the length in seconds (8.2.2 and 8.4.2: the same form). */
async function cleanHead(film: Film, { content, end }: Box): Promise<number | null> {
  const head = await film.read(content, Math.min(40, end - content));
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) return null;
  await blank(film, content + 4, content + (isLong ? 20 : 12));
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale === 0 || units === 0 || units === 0xffffffff ? null : units / scale;
}

/** Takes the times out of a track's head, and reads the size in which it is shown, turned as its matrix says (8.3.2). */
async function cleanTrackHead(film: Film, { content, end }: Box) {
  const head = await film.read(content, Math.min(LONG_TRACK_HEAD_BYTES, end - content));
  const isLong = head[0] === 1;
  const matrix = isLong ? 52 : 40;
  if (head.length < matrix + 44) return null;
  await blank(film, content + 4, content + (isLong ? 20 : 12));
  const [width, height] = [matrix + 36, matrix + 40].map((at) => head.readUInt32BE(at) >>> 16);
  if (!width || !height) return null;
  // Upright films of phones lie on their side: the picture's x grows along the screen's y.
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Writes over what a track that isn't shown has among the film's data (8.5 to 8.7). */
async function blankSamples(film: Film, media: readonly Box[]): Promise<void> {
  const minf = media.find(({ name }) => name === 'minf');
  const inMinf = minf ? await boxesIn(film, minf.content, minf.end) : null;
  const stbl = inMinf?.find(({ name }) => name === 'stbl');
  const tables = stbl ? ((await boxesIn(film, stbl.content, stbl.end)) ?? []) : [];
  const read = async (name: string) => {
    const box = tables.find((one) => one.name === name);
    const bytes = box ? box.end - box.content : 0;
    return box && bytes <= MAX_TABLE_BYTES ? film.read(box.content, bytes) : null;
  };
  const sizes = await read('stsz');
  const runs = await read('stsc');
  const wide = await read('co64');
  const chunks = wide ?? (await read('stco'));
  if (!sizes || !runs || !chunks || [sizes, runs, chunks].some(({ length }) => length < 8)) return;
  const each = sizes.readUInt32BE(4);
  const sizeOf = (sample: number) =>
    each !== 0 ? each : 16 + sample * 4 <= sizes.length ? sizes.readUInt32BE(12 + sample * 4) : 0;
  const count = Math.min(chunks.readUInt32BE(4), Math.floor((chunks.length - 8) / (wide ? 8 : 4)));
  const runCount = Math.min(runs.readUInt32BE(4), Math.floor((runs.length - 8) / 12));
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk < count; chunk += 1) {
    while (run + 1 < runCount && runs.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run += 1;
    const inChunk = runCount === 0 ? 0 : runs.readUInt32BE(12 + run * 12);
    let bytes = 0;
    for (let one = 0; one < inChunk && bytes < film.bytes; one += 1) bytes += sizeOf(sample + one);
    sample += inChunk;
    const start = wide
      ? Number(wide.readBigUInt64BE(8 + chunk * 8))
      : chunks.readUInt32BE(8 + chunk * 4);
    if (start < film.bytes) await blank(film, start, Math.min(film.bytes, start + bytes));
  }
}

async function free(film: Film, { start, content, end }: Box): Promise<void> {
  await film.write(start + 4, FREE);
  await blank(film, content, end);
}

/** The boxes between two places; null where they don't fill it. */
async function boxesIn(film: Film, start: number, end: number): Promise<Box[] | null> {
  const boxes: Box[] = [];
  let at = start;
  // Some programs end a list with four zeros.
  while (at + 8 <= end) {
    const head = await film.read(at, 16);
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
    const content = at + (isLong ? 16 : 8);
    if (size < content - at || at + size > end || boxes.length > MAX_BOXES) return null;
    boxes.push({ name: head.toString('latin1', 4, 8), start: at, content, end: at + size });
    at += size;
  }
  return boxes;
}
