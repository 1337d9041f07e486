import { expect, it } from 'vitest';
import { COMPLAINT_MESSAGES } from '../validation/complaint-form';
import { CONTACT_MESSAGES } from '../validation/contact-form';
import { loadVisitorWords } from './load-words';
import { visitorWords } from './visitor';

it.each(['en', 'sv', 'de', 'da', 'it', 'pl', 'de-AT', 'PL', 'fr', '', 'constructor'])(
  'brings the words of %j alone, the same as the server’s',
  async (language) => {
    expect(await loadVisitorWords(language)).toBe(visitorWords(language));
  },
);

it.each(['sv', 'de', 'da', 'it', 'pl'])(
  'says in %s whatever a form may be answered',
  (language) => {
    const messages = [...Object.values(CONTACT_MESSAGES), ...Object.values(COMPLAINT_MESSAGES)];
    expect(Object.keys(visitorWords(language).messages).sort()).toEqual(
      [...new Set(messages)].sort(),
    );
  },
);
