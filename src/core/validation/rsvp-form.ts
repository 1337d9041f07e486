import { flattenText } from '../text/commit-text';
import { contactFieldError } from './contact-form';

/** Messages of the answer to an invitation; name and e-mail have those of the contact form. */
export const RSVP_MESSAGES = {
  attending: 'Please choose whether you are coming',
  guests: 'Please enter a whole number from 0 to 20',
} as const;

/** Most people that somebody brings along. */
export const RSVP_GUESTS_MAX = 20;

/** What a visitor answered. `null` and NaN stand for what was left open or can't be read. */
export interface RsvpValues {
  name: string;
  email: string;
  isAttending: boolean | null;
  /** How many come along. */
  guests: number;
}

export type RsvpField = keyof RsvpValues;

/** The values as they are checked, sent and stored. Takes a form's strings as well as JSON's own types. */
export function cleanRsvp(values: Readonly<Record<string, unknown>>): RsvpValues {
  const isAttending = toFlag(values['isAttending']);
  return {
    name: flattenText(toText(values['name'])),
    // Not flattened: an address with a break inside is refused, never mended.
    email: toText(values['email']).trim(),
    isAttending,
    // Who doesn't come brings nobody.
    guests: isAttending === false ? 0 : toCount(values['guests']),
  };
}

/** All errors, by field; an empty object when the answer may be sent. */
export function rsvpErrors(values: RsvpValues): Partial<Record<RsvpField, string>> {
  const errors: Partial<Record<RsvpField, string>> = {};
  for (const field of ['name', 'email'] as const) {
    const error = contactFieldError(field, values[field]);
    if (error !== undefined) errors[field] = error;
  }
  if (values.isAttending === null) errors.isAttending = RSVP_MESSAGES.attending;
  const { guests } = values;
  if (!Number.isInteger(guests) || guests < 0 || guests > RSVP_GUESTS_MAX)
    errors.guests = RSVP_MESSAGES.guests;
  return errors;
}

/** The error of one field, for the check when it is left. */
export function rsvpFieldError(field: RsvpField, value: unknown): string | undefined {
  return rsvpErrors(cleanRsvp({ isAttending: true, [field]: value }))[field];
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toFlag(value: unknown): boolean | null {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

/** Left empty means nobody else. */
function toCount(value: unknown): number {
  if (value === undefined || value === null || value === '') return 0;
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : Number.NaN;
}
