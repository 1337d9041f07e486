import type { ErrorCode } from '../../../core/errors';

/** A file is not taken. Its message says so to whoever sent it, and what to do. */
export class Refusal extends Error {
  readonly code: Extract<
    ErrorCode,
    'validation_failed' | 'unsupported_media_type' | 'payload_too_large'
  >;

  constructor(code: Refusal['code'], message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
