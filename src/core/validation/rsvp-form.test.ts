import { describe, expect, it } from 'vitest';
import { cleanRsvp, RSVP_MESSAGES, rsvpErrors, rsvpFieldError } from './rsvp-form';

const answer = { name: 'Ann', email: 'ann@x.example', isAttending: true, guests: 2 };
const errorsOf = (values: object) => rsvpErrors(cleanRsvp({ ...answer, ...values }));

describe('an answer to an invitation', () => {
  it('is read alike from JSON and from a form', () => {
    const form = { ...answer, isAttending: 'true', guests: ' 2 ' };
    expect(cleanRsvp(form)).toEqual(cleanRsvp(answer));
    expect(rsvpErrors(cleanRsvp(form))).toEqual({});
  });

  it('needs name, e-mail and a yes or no', () => {
    expect(rsvpErrors(cleanRsvp({}))).toEqual({
      name: 'This field cannot be empty',
      email: 'This field cannot be empty',
      isAttending: RSVP_MESSAGES.attending,
    });
    expect(errorsOf({ email: 'ann@x' })).toEqual({ email: 'Please enter a valid email' });
  });

  it.each([-1, 21, 1.5, 'two', '1e1', Number.NaN, [1], {}])('refuses %j guests', (guests) => {
    expect(errorsOf({ guests })).toEqual({ guests: RSVP_MESSAGES.guests });
  });

  it.each([0, 20, '0', '20', '', undefined, null])('takes %j guests', (guests) => {
    expect(errorsOf({ guests })).toEqual({});
  });

  it('brings nobody when it is a no, whatever the field holds', () => {
    expect(cleanRsvp({ ...answer, isAttending: false, guests: 'many' }).guests).toBe(0);
  });

  it('checks a field by itself', () => {
    expect(rsvpFieldError('guests', '21')).toBe(RSVP_MESSAGES.guests);
    expect(rsvpFieldError('name', 'Ann')).toBeUndefined();
    expect(rsvpFieldError('isAttending', null)).toBe(RSVP_MESSAGES.attending);
  });
});
