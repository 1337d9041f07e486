/**
 * The catalogue of errors that leave the program, as `{ status, code, message, fields? }`. docs/errors.md
 * has a row for each; a test keeps the two together.
 */

/** What stands in the catalogue for a code. */
export interface ErrorEntry {
  /** HTTP status unless the place that throws says otherwise. */
  status: number;
  /** What to tell people unless the place that throws knows better. */
  message: string;
  /** Whether it is our fault and belongs into the log in full. */
  isReported: boolean;
}

/** All codes, with their status and message. */
export const ERRORS = {
  validation_failed: {
    status: 422,
    message: 'Some values are not valid. Correct the fields named below and try again.',
    isReported: false,
  },
  unauthorized: {
    status: 401,
    message: 'You are not signed in. Sign in and try again.',
    isReported: false,
  },
  forbidden: {
    status: 403,
    message: 'You may not do this. Ask the owner of the site for access.',
    isReported: false,
  },
  not_found: {
    status: 404,
    message: 'This does not exist, or no longer. Check the address.',
    isReported: false,
  },
  conflict: {
    status: 409,
    message: 'This has changed in the meantime. Load it again and repeat your change.',
    isReported: false,
  },
  payload_too_large: {
    status: 413,
    message: 'This is too large. Send something smaller.',
    isReported: false,
  },
  unsupported_media_type: {
    status: 415,
    message: 'This type of content is not accepted. Use one of the accepted types.',
    isReported: false,
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests. Wait a few minutes and try again.',
    isReported: false,
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Try again in a moment.',
    isReported: true,
  },
} as const satisfies Record<string, ErrorEntry>;

/** One of the codes. */
export type ErrorCode = keyof typeof ERRORS;

/** What is wrong with one field; `index` is that of the edit where a list of edits was sent. */
export interface FieldError {
  index?: number;
  path: string;
  message: string;
}

/** The body of a failed answer. */
export interface ErrorBody {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: readonly FieldError[];
}

/** Details of an error that the catalogue can't know. */
export interface ErrorDetails {
  /** Another status: 400 for a request that can't be parsed. */
  status?: number;
  fields?: readonly FieldError[];
  cause?: unknown;
  /** After so many seconds it may be tried again. */
  retryAfterS?: number;
}

/** An expected error: its code and message reach whoever asked. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields?: readonly FieldError[];
  readonly retryAfterS?: number;

  constructor(code: ErrorCode, message?: string, details: ErrorDetails = {}) {
    super(
      message ?? ERRORS[code].message,
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.status = details.status ?? ERRORS[code].status;
    if (details.fields !== undefined) this.fields = details.fields;
    if (details.retryAfterS !== undefined) this.retryAfterS = details.retryAfterS;
  }

  /** The answer's body. */
  toJSON(): ErrorBody {
    const { status, code, message, fields } = this;
    return { status, code, message, ...(fields === undefined ? {} : { fields }) };
  }
}

/** Whether something thrown is an expected error. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}
