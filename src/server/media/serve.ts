import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors';
import { parseRange } from '../http/range';
import type { FileStore } from './files';
import { kindOf, typeOfEnding } from './types';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Whatever a file holds, opened alone it runs nothing. */
export const FILE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** A browser's own reader of PDF doesn't open in a sandbox. It runs nothing of the document on the page's behalf. */
const PDF_CSP = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";
const SHOWN_DOCUMENTS = new Set(['application/pdf', 'text/plain']);

/**
 * Sends a file of the store: in ranges where they are asked for (RFC 9110, section 14), to be kept for ever, under its own
 * type alone, and with a policy under which nothing in it runs.
 */
export async function sendMedia(
  files: FileStore,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await files.find(name);
  if (!file) throw new AppError('not_found');
  const etag = `"${name}"`;
  const type = typeOfEnding(name.split('.').at(-1) ?? '');
  reply.headers({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': FOR_EVER,
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': type === 'application/pdf' ? PDF_CSP : FILE_CSP,
  });
  if (kindOf(type) === 'document' && !SHOWN_DOCUMENTS.has(type)) {
    reply.header('content-disposition', 'attachment');
  }
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const isStale = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = isStale ? null : parseRange(request.headers.range, file.bytes);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  if (range) {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  }
  reply.header('content-length', range ? range.end - range.start + 1 : file.bytes);
  // A stream, since the framework takes anything else for the length itself.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await file.open(range ?? undefined));
}

function hasAlready(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
