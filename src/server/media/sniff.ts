import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../core/errors';
import { sanitizeSvg } from './svg';

/** The types that are taken, by what a file holds (never by what its name or sender says), and their endings. */
const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};
const SVG_TYPE = 'image/svg+xml';

export interface Sniffed {
  type: string;
  ending: string;
  content: Uint8Array;
}

/**
 * Finds out what a file is. A drawing is cleaned.
 * @throws AppError 422 for an empty file, 415 for a type that isn't taken
 */
export async function sniff(
  content: Uint8Array,
  { name, claimed }: { name: string; claimed: string },
): Promise<Sniffed> {
  if (content.length === 0) refuse('validation_failed', `${name} is empty.`);
  const found = await fileTypeFromBuffer(content);
  // An XML declaration is all that file-type sees of a drawing.
  if (found === undefined || found.mime === 'application/xml') {
    if (claimed !== SVG_TYPE && !/\.svg$/i.test(name)) refuseType(name);
    const svg = sanitizeSvg(Buffer.from(content).toString('utf8'));
    if (svg === null) return refuseType(name);
    return { type: SVG_TYPE, ending: 'svg', content: Buffer.from(svg, 'utf8') };
  }
  const ending = ENDINGS[found.mime];
  if (ending === undefined) return refuseType(name);
  return { type: found.mime, ending, content };
}

/** The type with which a stored file is served, from its ending. */
export function typeOfEnding(ending: string): string {
  const found = Object.entries(ENDINGS).find(([, known]) => known === ending);
  return found?.[0] ?? 'application/octet-stream';
}

function refuseType(name: string): never {
  return refuse(
    'unsupported_media_type',
    `${name} is not a picture or a video of an accepted type.`,
  );
}

function refuse(code: 'validation_failed' | 'unsupported_media_type', message: string): never {
  throw new AppError(code, message, { fields: [{ path: 'file', message }] });
}
