import { COMPONENT_FIELD, ELAPSED_FIELD, HONEYPOT_FIELD } from '../../core/api/contact-form-fields';
import { AppError, type FieldError } from '../../core/errors';

/** A form that comes back sooner after its page was shown was filled by a program. */
const MIN_ELAPSED_MS = 2_000;

/** Why a form is refused for what nobody types in it. */
export const OTHER_SITE = 'This form belongs to another site. Load the page again.';
export const EVENT_GONE = 'This event no longer exists. Load the page again.';

/** What a visitor's form posted: JSON or form-encoded, nothing of it trusted. */
export type Posted = Readonly<Record<string, unknown>>;

/** A filled honeypot, or a form that came back too soon. A post without both fields is an ordinary one. */
export function looksLikeSpam(posted: Posted): boolean {
  const honeypot = posted[HONEYPOT_FIELD];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') return true;
  const elapsed = posted[ELAPSED_FIELD];
  if (elapsed === undefined || elapsed === '') return false;
  return !(Number(elapsed) >= MIN_ELAPSED_MS);
}

/** The id of the section that a form without script came from; null when it isn't one. */
export function componentOf(posted: Posted): string | null {
  const component = textOf(posted[COMPONENT_FIELD]);
  return /^[\w-]{1,64}$/.test(component) ? component : null;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The marketing flag, where one was sent. */
export function consentOf(posted: Posted): { isCookieAccepted?: boolean } {
  const value = posted['isCookieAccepted'];
  return value === undefined ? {} : { isCookieAccepted: value === true || value === 'true' };
}

/** @throws AppError 422 naming every field that has an error */
export function refuse(errors: Readonly<Record<string, string | undefined>>): void {
  const fields: FieldError[] = Object.entries(errors).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  );
  if (fields.length > 0) throw new AppError('validation_failed', undefined, { fields });
}
