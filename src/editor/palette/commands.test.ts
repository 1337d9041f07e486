// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { applyEdit } from '../../core/draft/edits/edit';
import { Draft } from '../../core/draft/draft';
import { catalogue } from '../../sections/catalogue';
import type { CommandContext } from './commands';

afterEach(() => localStorage.clear());

/** Labels of what is found for some words, in a language of the interface. */
async function foundIn(
  language: string,
  typed: string,
  { hasAccount = true, ...may }: Partial<CommandContext['may'] & { hasAccount: boolean }> = {},
): Promise<string[]> {
  vi.resetModules();
  localStorage.setItem('plinth.interface-language', language);
  const { loadWords } = await import('../words/say');
  await loadWords();
  const { commandsOf } = await import('./commands');
  const { findCommands } = await import('./find-commands');
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'home', values: { path: '/' } });
  const done = () => undefined;
  const calls = { show: done, openPage: done, goTo: done, add: done, preview: done };
  const commands = commandsOf({
    ...calls,
    draft,
    pageId: 'home',
    hasPage: true,
    hasAccount,
    may: { edit: true, publish: true, readInbox: true, ...may },
    undo: done,
    redo: done,
    text: () => '',
  });
  return findCommands(commands, typed).map(({ label }) => label);
}

it('finds by the words of the language that the interface speaks', async () => {
  expect(await foundIn('en', 'history restore')).toEqual(['Releases']);
  expect(await foundIn('de', 'verlauf wiederherstellen')).toEqual(['Versionen']);
  expect(await foundIn('de', 'navigationsleiste')).toEqual(['Navigationsleiste']);
  expect(await foundIn('de', 'rückgängig')).toEqual(['Rückgängig']);
  expect(await foundIn('de', 'undo')).toEqual([]);
});

it('offers what the bar and the rail offer whoever looks', async () => {
  expect((await foundIn('en', 'publish')).slice(0, 2)).toEqual(['Publish', 'Changes and checks']);
  const others = await foundIn('en', 'publish', { publish: false });
  expect(others).not.toContain('Publish');
  expect(others).not.toContain('Changes and checks');
  expect(await foundIn('en', 'messages')).toContain('Inbox');
  expect(await foundIn('en', 'messages', { readInbox: false })).not.toContain('Inbox');
  expect(await foundIn('en', 'invite')).toContain('Share');
  expect(await foundIn('en', 'invite', { hasAccount: false })).not.toContain('Share');
  expect(await foundIn('en', 'undo', { edit: false })).toEqual([]);
});

it('finds a section by what else people call it', async () => {
  for (const typed of ['price', 'pricing', 'cost', 'costs'])
    expect(await foundIn('en', typed), typed).toContain('Add “Plans”');
  expect(await foundIn('en', 'testimonials')).toEqual(['Add “Logo wall”']);
  expect(await foundIn('en', 'hero')).toContain('Add “Hero with video”');
  expect(await foundIn('en', 'map')).toContain('Add “Contact form”');
  expect(await foundIn('de', 'preise')).toHaveLength(1);
  expect(await foundIn('de', 'galerie')).toHaveLength(2);
});
