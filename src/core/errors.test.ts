import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError, ERRORS, isAppError } from './errors';

describe('the error catalogue', () => {
  it('has exactly the rows of docs/errors.md, with the same status', () => {
    const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| +`([a-z_]+)` +\| +(\d{3}) +\|/gm)].map(
      ([, code, status]) => `${code} ${status}`,
    );
    expect(rows).toEqual(Object.entries(ERRORS).map(([code, { status }]) => `${code} ${status}`));
  });

  it('has a message that says what happened and what to do', () => {
    for (const { message } of Object.values(ERRORS)) {
      expect(message).toMatch(/^[A-Z].+\. ?[A-Z]?.*\.$/);
    }
  });
});

describe('AppError', () => {
  it('takes status and message from the catalogue', () => {
    const error = new AppError('not_found');
    expect(error).toBeInstanceOf(Error);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      status: 404,
      code: 'not_found',
      message: ERRORS.not_found.message,
    });
  });

  it('carries its own message, status, fields and cause', () => {
    const cause = new Error('why');
    const fields = [{ index: 1, path: 'plans.0.cardTitle', message: 'This field is required' }];
    const error = new AppError('validation_failed', 'No.', { status: 400, fields, cause });
    expect(error.toJSON()).toEqual({
      status: 400,
      code: 'validation_failed',
      message: 'No.',
      fields,
    });
    expect(error.cause).toBe(cause);
    expect(isAppError(error)).toBe(true);
    expect(isAppError(new Error('x'))).toBe(false);
  });
});
