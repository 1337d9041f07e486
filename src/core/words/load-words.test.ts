import { expect, it } from 'vitest';
import { loadVisitorWords } from './load-words';
import { visitorWords } from './visitor';

it.each(['en', 'sv', 'de', 'da', 'it', 'pl', 'de-AT', 'PL', 'fr', '', 'constructor'])(
  'brings the words of %j alone, the same as the server’s',
  async (language) => {
    expect(await loadVisitorWords(language)).toBe(visitorWords(language));
  },
);
