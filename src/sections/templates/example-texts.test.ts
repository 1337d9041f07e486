import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue';
import { exampleTexts } from './example-texts';

const { sections, pages, sites } = exampleTexts(catalogue, new Date('2027-03-05T12:00:00Z'));

describe('the texts that nobody wrote', () => {
  it.each([
    'Say who you are in one sentence, and what you have been doing since when.',
    'Say what awaits your guests, and until when you need to know.',
    'Say what you do in one line',
    '© Your company. All rights reserved.',
    'Then tell what you did about it, and what has become of it since.',
  ])('“%s” tells what to write', (text) => {
    expect(sections.has(text) || pages.has(text)).toBe(true);
  });

  it('a template tells of a business of its own', () => {
    expect(sites.has('Stillwater')).toBe(true);
    expect(sites.has('Book your free demo today!')).toBe(true);
  });

  it.each(['Contact us', 'Get in touch', 'What you get', 'Send answer', 'Plans', 'Your text', ''])(
    '“%s” fits every business, and may stay',
    (text) => {
      expect([sections, pages, sites].some((texts) => texts.has(text))).toBe(false);
    },
  );

  it('no site from a template tells its visitors what to write', () => {
    expect([...sites].filter((text) => sections.has(text) || pages.has(text))).toEqual([]);
  });
});
