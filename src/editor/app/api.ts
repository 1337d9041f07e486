/** The builder's client of the HTTP API, and the words for what went wrong. */
import { ApiError, createClient } from '../../core/api/client';
import type { FieldError } from '../../core/errors';
import { sharedEditingToken } from './shared-editing';
import { say, sayMessage } from '../words/say';

export const api = createClient({
  fetch: (address, init) => fetch(address, init),
  sharedEditingToken,
});

/** Whether the server says that nobody is signed in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** What to tell people about a failure. A failed network has a browser's own words, which say little. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return say('Something went wrong. Try again.');
  if (error.code === 'unreadable') return say('The server can’t be reached. Check the connection.');
  return sayMessage(error.message) || say('Something went wrong. Try again.');
}

/** What the server said of single fields. */
export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.fields)) return [];
  return error.fields
    .filter(isFieldError)
    .map((one) => ({ ...one, message: sayMessage(one.message) }));
}

/** What the server said of one field; undefined where it said nothing. */
export function fieldErrorAt(error: unknown, path: string): string | undefined {
  return fieldErrorsOf(error).find((one) => one.path === path)?.message;
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof message === 'string';
}
