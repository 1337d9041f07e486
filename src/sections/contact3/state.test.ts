import { describe, expect, it } from 'vitest';
import { contactReducer, IDLE, type ContactEvent, type ContactState } from './state';

const after = (events: ContactEvent[], from: ContactState = IDLE) =>
  events.reduce(contactReducer, from);

describe('the contact form', () => {
  it('goes from idle over submitting to success and back to idle', () => {
    const submitting = after([{ type: 'sending' }]);
    expect(submitting.phase).toBe('submitting');
    const success = after([{ type: 'sent' }], submitting);
    expect(success.phase).toBe('success');
    expect(after([{ type: 'reset' }], success)).toEqual(IDLE);
  });

  it('ignores a second submit', () => {
    const submitting = after([{ type: 'sending' }]);
    expect(after([{ type: 'sending' }], submitting)).toBe(submitting);
    expect(after([{ type: 'refused', errors: { name: 'x' } }], submitting)).toBe(submitting);
  });

  it('returns to idle on failure, without a message', () => {
    expect(after([{ type: 'sending' }, { type: 'failed' }])).toEqual(IDLE);
  });

  it('shows the error of a check and clears it when the field is edited', () => {
    const wrong = after([
      { type: 'checked', field: 'email', error: 'Please enter a valid email' },
      { type: 'checked', field: 'name', error: 'This field cannot be empty' },
    ]);
    expect(wrong.errors).toEqual({
      email: 'Please enter a valid email',
      name: 'This field cannot be empty',
    });
    expect(after([{ type: 'edited', field: 'email' }], wrong).errors).toEqual({
      name: 'This field cannot be empty',
    });
  });

  it('drops an answer that comes when nothing was sent', () => {
    expect(after([{ type: 'sent' }])).toBe(IDLE);
    expect(after([{ type: 'failed' }])).toBe(IDLE);
  });
});
