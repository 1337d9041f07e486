// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as SayModule from './say';

type Say = typeof SayModule;

async function sayIn(language: string): Promise<Say> {
  vi.resetModules();
  localStorage.setItem('plinth.interface-language', language);
  const module = await import('./say');
  await module.loadWords();
  return module;
}

beforeEach(() => {
  vi.doMock('./german', () => ({
    messages: {
      'Delete {name}?': '{name} löschen?',
      '{count} pages': { one: '{count} Seite', other: '{count} Seiten' },
      Plans: 'Tarife',
      'At least {0} must stay in “{1}”.': 'Mindestens {0} muss in „{1}“ bleiben.',
    },
  }));
});
afterEach(() => {
  vi.doUnmock('./german');
  localStorage.clear();
});

describe('in English', () => {
  it('is the text itself, filled', async () => {
    const { say, sayCount, sayMessage } = await sayIn('en');
    expect(say('Delete {name}?', { name: 'Shop' })).toBe('Delete Shop?');
    expect(sayCount(1, { one: '{count} page', other: '{count} pages' })).toBe('1 page');
    expect(sayCount(1200, { one: '{count} page', other: '{count} pages' })).toBe('1,200 pages');
    const message = 'At least 1 must stay in “Plans”.';
    expect(sayMessage(message)).toBe(message);
    // As the browser of these tests has it.
    expect(document.documentElement.lang).toBe('en-US');
  });
});

describe('in German', () => {
  it('takes the translation, the form that a count asks for, and numbers as German writes them', async () => {
    const { say, sayCount } = await sayIn('de');
    expect(say('Delete {name}?', { name: 'Shop' })).toBe('Shop löschen?');
    expect(sayCount(1, { one: '{count} page', other: '{count} pages' })).toBe('1 Seite');
    expect(sayCount(1200, { one: '{count} page', other: '{count} pages' })).toBe('1.200 Seiten');
    expect(document.documentElement.lang).toBe('de');
  });

  it('finds a message in which values stand already, and translates them where they are words', async () => {
    const { sayMessage } = await sayIn('de');
    expect(sayMessage('At least 1 must stay in “Plans”.')).toBe(
      'Mindestens 1 muss in „Tarife“ bleiben.',
    );
    expect(sayMessage('Swedish: At least 1 must stay in “Plans”.')).toBe(
      'Swedish: Mindestens 1 muss in „Tarife“ bleiben.',
    );
    expect(sayMessage('Something of its own.')).toBe('Something of its own.');
  });

  it('leaves a placeholder without a value, and a value with braces, as they are', async () => {
    const { say } = await sayIn('de');
    expect(say('Delete {name}?')).toBe('{name} löschen?');
    expect(say('Delete {name}?', { name: '{count}' })).toBe('{count} löschen?');
  });
});
