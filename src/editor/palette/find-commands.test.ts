import { describe, expect, it } from 'vitest';
import { findCommands, type Command } from './find-commands';

const command = (label: string, words = '', note?: string): Command => ({
  id: label,
  group: 'Actions',
  label,
  words,
  note,
  run: () => undefined,
});
const COMMANDS = [
  command('Settings of Home', 'path title', '/'),
  command('Home', '', '/'),
  command('Add a section', 'insert new block'),
  command('Tracking', 'Google tag id'),
];
const found = (typed: string) => findCommands(COMMANDS, typed).map(({ label }) => label);

describe('the palette', () => {
  it('lists everything in order until something is typed', () => {
    expect(found('')).toEqual(['Settings of Home', 'Home', 'Add a section', 'Tracking']);
  });

  it('keeps what would make the list long until it is asked for', () => {
    const commands = [...COMMANDS, { ...command('Add “Plans”'), isOnlyFound: true }];
    expect(findCommands(commands, '').map(({ label }) => label)).not.toContain('Add “Plans”');
    expect(findCommands(commands, 'add plans').map(({ label }) => label)).toEqual(['Add “Plans”']);
  });

  it('puts what begins with the word first', () => {
    expect(found('home')).toEqual(['Home', 'Settings of Home']);
  });

  it('finds by further words, and wants all of them', () => {
    expect(found('google')).toEqual(['Tracking']);
    expect(found('insert sec')).toEqual(['Add a section']);
    expect(found('insert home')).toEqual([]);
  });
});
