/** WebM (RFC 9559, RFC 8794): elements in elements. One of the type Void is passed over by every player. */
import { blank, type Film, type VideoFacts } from './film';

interface Element {
  id: number;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
  /** Streams don't say how long a segment or cluster is. */
  isOpen: boolean;
}

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
const TRACK = 0xae;
const VIDEO = 0xe0;
const WIDTH = [0xb0, 0x54b0];
const HEIGHT = [0xba, 0x54ba];
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
/** Of a segment's information: when it was made, its title, the name of its file. */
const TALK = new Set([0x4461, 0x7ba9, 0x7384]);
const VOID = 0xec;
const USUAL_SCALE_NS = 1_000_000;
const MAX_WHOLE_BYTES = 6;
const MAX_ELEMENTS = 2_000_000;

/** Cleans a film; null where it breaks off before its first picture. */
export async function cleanWebm(film: Film): Promise<VideoFacts | null> {
  const top = await elementsIn(film, 0, film.bytes);
  const segment = top.find(({ id }) => id === SEGMENT);
  if (!segment) return null;
  const facts: VideoFacts = { width: null, height: null, duration: null };
  const parts = await elementsIn(film, segment.content, segment.end);
  if (!parts.some(({ id }) => id === TRACKS)) return null;
  for (const part of parts) {
    if (part.id === TAGS || part.id === ATTACHMENTS) await makeVoid(film, part);
    if (part.id === INFO) facts.duration = await cleanInfo(film, part);
    if (part.id === TRACKS) await readSize(film, part, facts);
  }
  return facts;
}

async function cleanInfo(film: Film, info: Element): Promise<number | null> {
  let scale = USUAL_SCALE_NS;
  let units: number | null = null;
  for (const element of await elementsIn(film, info.content, info.end)) {
    if (element.id === SCALE) scale = await whole(film, element);
    if (element.id === DURATION) units = await real(film, element);
    if (TALK.has(element.id)) await makeVoid(film, element);
  }
  const seconds = units === null ? 0 : (units * scale) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** The size in which the first picture track is shown, or else the one that it is coded in. */
async function readSize(film: Film, tracks: Element, facts: VideoFacts): Promise<void> {
  for (const track of await elementsIn(film, tracks.content, tracks.end)) {
    if (track.id !== TRACK) continue;
    const parts = await elementsIn(film, track.content, track.end);
    const video = parts.find(({ id }) => id === VIDEO);
    if (!video) continue;
    for (const element of await elementsIn(film, video.content, video.end)) {
      if (WIDTH.includes(element.id)) facts.width ??= (await whole(film, element)) || null;
      if (HEIGHT.includes(element.id)) facts.height ??= (await whole(film, element)) || null;
    }
    return;
  }
}

async function whole(film: Film, { content, end }: Element): Promise<number> {
  // As long as its maker likes, with zeros in front; larger ones than six bytes hold are none that are asked for.
  const bytes = await film.read(
    Math.max(content, end - MAX_WHOLE_BYTES),
    Math.min(MAX_WHOLE_BYTES, end - content),
  );
  return bytes.length === 0 ? 0 : bytes.readUIntBE(0, bytes.length);
}

async function real(film: Film, { content, end }: Element): Promise<number | null> {
  const bytes = await film.read(content, end - content > 8 ? 0 : end - content);
  if (bytes.length === 4) return bytes.readFloatBE(0);
  return bytes.length === 8 ? bytes.readDoubleBE(0) : null;
}

/** The same number of bytes as before, of which a player reads nothing. */
async function makeVoid(film: Film, { start, end, isOpen }: Element): Promise<void> {
  const bytes = end - start;
  if (isOpen || bytes < 2) return;
  // A size is as long as it likes: in one byte where that is enough, else in eight.
  const head = bytes <= 128 ? Buffer.from([VOID, 0x80 | (bytes - 2)]) : Buffer.alloc(9);
  if (head.length === 9) {
    head.writeUInt8(VOID, 0);
    head.writeBigUInt64BE(BigInt(bytes - 9), 1);
    head.writeUInt8(0x01, 1);
  }
  await film.write(start, head);
  await blank(film, start + head.length, end);
}

/** The elements between two places, as far as they can be read. Those in an open cluster follow it as its equals. */
async function elementsIn(film: Film, start: number, end: number): Promise<Element[]> {
  const elements: Element[] = [];
  let at = start;
  while (at + 2 <= end && elements.length < MAX_ELEMENTS) {
    const head = await film.read(at, 12);
    const idBytes = lengthOf(head[0], 4);
    const sizeBytes = lengthOf(head[idBytes], 8);
    if (idBytes === 0 || sizeBytes === 0 || idBytes + sizeBytes > head.length) break;
    const id = head.readUIntBE(0, idBytes);
    const mask = 2 ** (7 * sizeBytes) - 1;
    let size = 0;
    for (let byte = 0; byte < sizeBytes; byte += 1) {
      const value = head.readUInt8(idBytes + byte);
      size = size * 256 + (byte === 0 ? value & (2 ** (8 - sizeBytes) - 1) : value);
    }
    const content = at + idBytes + sizeBytes;
    const isOpen = size === mask;
    // What says to be longer than there is has been cut off.
    const last = isOpen ? end : Math.min(end, content + size);
    elements.push({ id, start: at, content, end: last, isOpen });
    at = isOpen && id === CLUSTER ? content : last;
  }
  return elements;
}

/** How many bytes a number has, from its first: as many zeros as stand before its first one, and one. */
function lengthOf(first: number | undefined, most: number): number {
  const bytes = first === undefined || first === 0 ? 0 : Math.clz32(first) - 23;
  return bytes > most ? 0 : bytes;
}
