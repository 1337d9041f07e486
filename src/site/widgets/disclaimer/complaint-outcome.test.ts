import { describe, expect, it } from 'vitest';
import { de } from '../../../core/words/de';
import { en } from '../../../core/words/en';
import { COMPLAINT_MESSAGES } from '../../../core/validation/complaint-form';
import { outcomeOf } from './complaint-outcome';

const outcome = (error: unknown) => outcomeOf(error, en);

describe('a complaint that fails (spec sections 4 and 8, C86)', () => {
  it('with 403 is thanked for, with the server’s message', () => {
    expect(outcome({ status: 403, message: 'Already being reviewed.' })).toEqual({
      kind: 'warning',
      title: 'Thanks for the report!',
      message: 'Already being reviewed.',
    });
  });

  it('is answered in the page’s language', () => {
    const message = COMPLAINT_MESSAGES.underReview;
    expect(outcome({ status: 403, message })).toMatchObject({ message });
    expect(outcomeOf({ status: 403, message }, de)).toEqual({
      kind: 'warning',
      title: 'Danke für die Meldung!',
      message: 'Ihre Beschwerde über diese Website wird bereits geprüft.',
    });
  });

  it('otherwise went wrong', () => {
    expect(outcome({ status: 500, message: 'Down' })).toEqual({
      kind: 'error',
      title: 'Something went wrong',
      message: 'Down',
    });
  });

  it('without a message, or with a page for one, asks to load the page again', () => {
    const message = 'Please refresh page to load data';
    for (const error of [
      { status: 403, message: '' },
      { status: 403 },
      { status: 500, message: '  ' },
      { status: 502, message: '<html><body>Bad gateway</body></html>' },
      undefined,
      'x',
    ]) {
      expect(outcome(error)).toMatchObject({ message });
    }
  });
});
