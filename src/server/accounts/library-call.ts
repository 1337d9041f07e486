/** What the accounts library answers, and why it refuses, in the form of all else. */
import { APIError } from 'better-auth/api';
import { AppError } from '../../core/errors';

/** What a call of the library gave, and the cookies and tokens that go with it. */
export interface WithHeaders<Value> {
  value: Value;
  headers: Headers;
}

/** What people can act on, where the library's own words are for programmers. */
const WORDS: Readonly<Record<string, string>> = {
  INVALID_CODE: 'This code is not right. Codes change every 30 seconds.',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or has been used.',
  INVALID_TWO_FACTOR_COOKIE: 'That took too long. Sign in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Sign in again.',
  ACCOUNT_TEMPORARILY_LOCKED:
    'Too many wrong codes. Try again in 15 minutes, or use a passkey if you have one.',
  PASSKEY_NOT_FOUND: 'This passkey is not known here.',
  CHALLENGE_NOT_FOUND: 'That took too long. Try again.',
  AUTHENTICATION_FAILED: 'This passkey could not be checked. Try again.',
  FAILED_TO_VERIFY_REGISTRATION: 'This passkey could not be checked. Try again.',
  INVALID_TOKEN: 'This link has been used or has run out. Ask for a new one.',
};
const STATES = new Set(['TOTP_ALREADY_ENABLED', 'TOTP_NOT_ENABLED', 'TWO_FACTOR_NOT_ENABLED']);

/** Waits for a call that one of our routes makes. @throws AppError where the library refuses */
export async function told<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw refusalOf(error.statusCode, error.body ?? {});
  }
}

/** Whoever asks is signed in: a wrong code is a field to correct, and no reason to sign in anew. */
function refusalOf(status: number, { code = '', message }: LibraryRefusal): AppError {
  const said = WORDS[code] ?? message;
  if (code === 'INVALID_CODE') {
    const fields = [{ path: 'code', message: said ?? '' }];
    return new AppError('validation_failed', said, { fields });
  }
  if (STATES.has(code)) return new AppError('conflict');
  // The library takes what a browser sent for a fault of its own.
  if (code === 'FAILED_TO_VERIFY_REGISTRATION') return new AppError('validation_failed', said);
  if (status === 401) return new AppError('unauthorized');
  if (status === 404) return new AppError('not_found');
  if (status >= 500) return new AppError('internal');
  return new AppError('validation_failed', said);
}

interface LibraryRefusal {
  code?: string | undefined;
  message?: string | undefined;
}

/** The refusal of a call that is handed over as it is. */
export function libraryError(status: number, body: Readonly<Record<string, unknown>>) {
  const { code, message: said } = body;
  const message =
    (typeof code === 'string' ? WORDS[code] : undefined) ??
    (typeof said === 'string' ? said : undefined);
  if (status === 401) return new AppError('unauthorized', message).toJSON();
  if (status === 403) return new AppError('forbidden', message).toJSON();
  if (status === 404) return new AppError('not_found', message).toJSON();
  if (status === 429) return new AppError('rate_limited', message).toJSON();
  if (status >= 500) return new AppError('internal').toJSON();
  return new AppError('validation_failed', message, { status }).toJSON();
}
