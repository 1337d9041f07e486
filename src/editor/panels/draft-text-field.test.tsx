// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Edit } from '../../core/draft/edits/edit';
import type { TextMeta } from '../../core/fields/field';
import { showEditing } from '../editing/testing/show-editing';
import { DraftTextField } from './draft-text-field';

afterEach(cleanup);

const LIMITED: TextMeta = { kind: 'text', label: 'Title', max: 60, required: 'ifSiblingsEmpty' };

/** The title of a call to action, in a panel. */
function showTitle(title: string, options: { paragraph?: string; language?: string } = {}) {
  const { paragraph = 'Words', language } = options;
  const edits: Edit[] = [
    { edit: 'addLanguage', code: 'sv' },
    { edit: 'addSection', page: 'about', section: 'CTA1', id: 'c1', data: { title, paragraph } },
  ];
  const shown = showEditing(<DraftTextField record="c1" path={['title']} meta={LIMITED} />, {
    edits,
    ...(language === undefined ? {} : { language }),
  });
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
  return { ...shown, input, stored: () => shown.draft.textIn(language ?? 'en', 'c1/title') };
}

/** What a browser does: it puts words where the caret is, and tells of it. */
function type(input: HTMLTextAreaElement, words: string, start?: number, end = start): void {
  act(() => input.focus());
  const from = start ?? input.value.length;
  const to = end ?? from;
  const value = input.value.slice(0, from) + words + input.value.slice(to);
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  setValue?.call(input, value);
  input.setSelectionRange(from + words.length, from + words.length);
  fireEvent.input(input);
}

const leave = (input: HTMLElement) => act(() => input.blur());
const message = () => screen.queryByText('This field is required');

describe('a text in a panel', () => {
  it('shows its counter while it is focused, and warns near its limit and past it', () => {
    const { input, stored } = showTitle('a'.repeat(54));
    expect(screen.queryByText('54/60')).toBeNull();
    act(() => input.focus());
    expect(screen.queryByText('54/60')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    type(input, 'b');
    expect(screen.queryByText('55/60')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Near the limit');
    type(input, 'bbbbb');
    expect(screen.getByRole('status').textContent).toBe('Near the limit');
    type(input, 'xyz', 10);
    expect(screen.getByRole('status').textContent).toBe('Limit reached');
    expect(stored()).toBe(`${'a'.repeat(54)}bbbbbb`);
    expect(input.value).toBe(stored());
    leave(input);
    expect(screen.queryByText('60/60')).toBeNull();
  });

  it('takes of a paste only what fits, at the caret, as plain text', () => {
    const { input, stored } = showTitle('a'.repeat(50));
    type(input, 'one\u000btwo\u0000three four', 25);
    expect(stored()).toBe(`${'a'.repeat(25)}one\ntwothr${'a'.repeat(25)}`);
    expect(input.selectionStart).toBe(35);
  });

  it('comes back when it is left empty and may not be, and says so until the next input or click', () => {
    const { input, stored, flush } = showTitle('Title', { paragraph: '' });
    type(input, '', 0, 5);
    expect(input.value).toBe('');
    expect(stored()).toBe('Title');
    expect(message()).toBeNull();
    leave(input);
    expect(input.value).toBe('Title');
    expect(message()).not.toBeNull();
    expect(flush).toHaveBeenCalledOnce();
    fireEvent.pointerDown(document.body);
    expect(message()).toBeNull();
  });

  it('may be left empty beside words, and in a translation', () => {
    const { input, stored } = showTitle('Title');
    expect(input.placeholder).toBe('Your text');
    type(input, '', 0, 5);
    leave(input);
    expect(stored()).toBe('');
    expect(message()).toBeNull();
    cleanup();
    const translated = showTitle('Title', { paragraph: '', language: 'sv' });
    expect(translated.input.placeholder).toBe('Title');
    type(translated.input, 'Rubrik');
    type(translated.input, '', 0, 6);
    leave(translated.input);
    expect(message()).toBeNull();
    expect(translated.stored()).toBe('');
  });

  it('is stored without the spaces at its ends', () => {
    const { input, stored } = showTitle('Title');
    type(input, ' of it  ');
    expect(input.value).toBe('Title of it  ');
    leave(input);
    expect(stored()).toBe('Title of it');
  });

  it('refuses what is dropped and what would format, and breaks its line with Enter', () => {
    const { input } = showTitle('Title');
    act(() => input.focus());
    expect(fireEvent.drop(input, { dataTransfer: {} })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'b', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'i', metaKey: true })).toBe(false);
    expect(input.tagName).toBe('TEXTAREA');
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  });

  it('is not written while an input method composes', () => {
    const { input, stored } = showTitle('a'.repeat(58));
    act(() => input.focus());
    fireEvent.compositionStart(input);
    type(input, 'nihao');
    expect(stored()).toBe('a'.repeat(58));
    expect(input.value).toBe(`${'a'.repeat(58)}nihao`);
    fireEvent.compositionEnd(input);
    expect(stored()).toBe(`${'a'.repeat(58)}ni`);
    expect(input.value).toBe(stored());
  });

  it('keeps its selection and its direction when somebody else writes before it', () => {
    const { input, draft } = showTitle('The words of a title');
    act(() => input.focus());
    input.setSelectionRange(10, 15, 'backward');
    act(() => {
      const text = draft.texts('en').get('c1/title') as {
        insert(index: number, words: string): void;
      };
      text.insert(0, 'A');
    });
    expect(input.value).toBe('AThe words of a title');
    expect([input.selectionStart, input.selectionEnd]).toEqual([11, 16]);
    expect(input.selectionDirection).toBe('backward');
  });
});

it('a text that stands in no page has one line', () => {
  const meta: TextMeta = { kind: 'text', label: 'Title', max: 60, required: 'never', isLine: true };
  const { draft } = showEditing(
    <DraftTextField record="page:about" path={['meta', 'title']} meta={meta} />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(input.tagName).toBe('INPUT');
  fireEvent.change(input, { target: { value: 'results\u000bfor' } });
  expect(draft.textIn('en', 'page:about/meta/title')).toBe('results for');
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
});
