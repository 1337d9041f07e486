import * as z from 'zod';
import { AppError } from '../../core/errors';

/** Describes the header of what {@link readIfMatch} reads; every other header goes along. */
export const ifMatchHeaders = z.looseObject({
  'if-match': z
    .string()
    .optional()
    .describe(
      'The version of the draft that was read: refused with 409 where it has changed since',
    ),
});

/**
 * The version of the draft that a request expects, bare or as an entity tag; undefined where any will do.
 * @throws AppError 400 for what is no version
 */
export function readIfMatch({
  headers,
}: {
  headers: { 'if-match'?: string | undefined };
}): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1];
  if (version === undefined) {
    throw new AppError('validation_failed', 'If-Match takes the version of the draft.', {
      status: 400,
    });
  }
  return Number(version);
}
