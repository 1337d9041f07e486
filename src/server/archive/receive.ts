import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors';

/** The largest archive that is taken over HTTP. The command line takes any. */
export const MAX_ARCHIVE_BYTES = 2 * 1024 ** 3;

/**
 * Keeps an upload in a file of its own while `work` reads it: as the body (`application/zip`) or as the part `file`.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'plinth-import-'));
  const file = path.join(folder, `${randomBytes(8).toString('hex')}.zip`);
  try {
    await pipeline(await uploadOf(request), limited(), fs.createWriteStream(file));
    return await work(file);
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

async function uploadOf(request: FastifyRequest): Promise<Readable> {
  if (!request.isMultipart()) return request.body as Readable;
  const part = await request.file({ limits: { fileSize: MAX_ARCHIVE_BYTES } });
  if (part?.fieldname === 'file') return part.file;
  const message = 'Send the archive in a part named “file”.';
  throw new AppError('validation_failed', message, { fields: [{ path: 'file', message }] });
}

function limited(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_ARCHIVE_BYTES) done(new AppError('payload_too_large'));
      else done(null, chunk);
    },
  });
}
