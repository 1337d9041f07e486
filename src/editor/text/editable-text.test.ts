// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EditableText } from './editable-text';
import type { TextState } from './text-entry';

/** A binding over a plain string, as a draft is for one text. */
function setUp(
  initial: string,
  options: Partial<{ max: number; isRequired: boolean; isMultiline: boolean }> = {},
) {
  const { max = 320, isRequired = false, isMultiline = true } = options;
  const element = document.createElement('p');
  element.contentEditable = 'true';
  element.tabIndex = 0;
  document.body.append(element);
  const calls: string[] = [];
  const states: TextState[] = [];
  const box = { text: initial, isGone: false };
  const editable = new EditableText(element, {
    max,
    isMultiline,
    hint: 'Your text',
    isOptional: false,
    read: () => box.text,
    write: (text, { isRewrite }) => {
      if (!box.isGone) box.text = text;
      if (isRewrite) calls.push('rewrite');
    },
    isRequired: () => isRequired,
    flush: () => calls.push('flush'),
    undo: () => calls.push('undo'),
    redo: () => calls.push('redo'),
    onState: (state) => states.push(state),
  });
  return { element, editable, box, calls, state: () => states.at(-1) };
}

const select = (element: HTMLElement, start: number, end = start) => {
  const node = element.firstChild ?? element;
  document.getSelection()?.setBaseAndExtent(node, start, node, end);
};

function input(element: HTMLElement, inputType: string, data: string | null = null): InputEvent {
  const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
}

const key = (element: HTMLElement, init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
  return event;
};

function paste(element: HTMLElement, contents: Record<string, string>) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => contents[type] ?? '' } });
  element.dispatchEvent(event);
  return event;
}

/** What an input method does: it writes into the element by itself, between start and end. */
function compose(element: HTMLElement, steps: readonly string[]) {
  element.dispatchEvent(new CompositionEvent('compositionstart'));
  for (const content of steps) {
    element.textContent = content;
    select(element, content.length);
    element.dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText' }));
  }
}

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.getSelection()?.removeAllRanges());

describe('typing', () => {
  it('is written into the document at once, and the caret stays behind it', () => {
    const { element, box } = setUp('ac');
    element.focus();
    select(element, 1);
    const event = input(element, 'insertText', 'b');
    expect(event.defaultPrevented).toBe(true);
    expect(box.text).toBe('abc');
    expect(element.textContent).toBe('abc');
    expect(document.getSelection()?.focusOffset).toBe(2);
  });

  it('replaces what is selected', () => {
    const { element, box } = setUp('one two three');
    element.focus();
    select(element, 4, 7);
    input(element, 'insertText', '2');
    expect(box.text).toBe('one 2 three');
  });

  it('says so where all that was there is replaced, a letter of it too', () => {
    const { element, calls } = setUp('Title');
    element.focus();
    select(element, 0, 3);
    input(element, 'insertText', 'T');
    expect(calls).toEqual([]);
    select(element, 0, 3);
    input(element, 'insertText', 'T');
    expect(calls).toEqual(['rewrite']);
  });

  it('breaks the line with Enter and with Shift+Enter', () => {
    const { element, box } = setUp('ab');
    element.focus();
    select(element, 1);
    input(element, 'insertParagraph');
    input(element, 'insertLineBreak');
    expect(box.text).toBe('a\n\nb');
  });

  it('shows an empty last line, so that the caret gets there', () => {
    const { element, box } = setUp('a');
    element.focus();
    select(element, 1);
    input(element, 'insertParagraph');
    expect(box.text).toBe('a\n');
    expect(element.lastChild?.nodeName).toBe('BR');
    input(element, 'insertText', 'b');
    expect(box.text).toBe('a\nb');
    expect(element.childNodes).toHaveLength(1);
  });

  it('deletes whole emoji', () => {
    const { element, box } = setUp('a👨‍👩‍👧‍👦');
    element.focus();
    select(element, 12);
    input(element, 'deleteContentBackward');
    expect(box.text).toBe('a');
  });

  it('deletes words, lines and what follows', () => {
    const { element, box } = setUp('one two three');
    element.focus();
    select(element, 7);
    input(element, 'deleteWordBackward');
    expect(box.text).toBe('one  three');
    select(element, 4);
    input(element, 'deleteContentForward');
    expect(box.text).toBe('one three');
    input(element, 'deleteSoftLineBackward');
    expect(box.text).toBe('three');
  });

  it('takes no formatting, neither by key nor by command', () => {
    const { element, box } = setUp('bold');
    element.focus();
    for (const modifier of ['ctrlKey', 'metaKey']) {
      for (const letter of ['b', 'i', 'B', 'I']) {
        expect(key(element, { key: letter, [modifier]: true }).defaultPrevented).toBe(true);
      }
    }
    expect(input(element, 'formatBold').defaultPrevented).toBe(true);
    expect(box.text).toBe('bold');
    expect(element.innerHTML).toBe('bold');
  });

  it('writes a space and a break inside a button, which would press it', () => {
    const { element, box } = setUp('ab');
    const button = document.createElement('button');
    document.body.append(button);
    button.append(element);
    element.focus();
    select(element, 1);
    expect(key(element, { key: ' ' }).defaultPrevented).toBe(true);
    expect(box.text).toBe('a b');
  });
});

describe('the limit', () => {
  it('is counted in code points and told while focused', () => {
    const { element, state } = setUp('12 characters', { max: 60 });
    element.focus();
    expect(state()).toMatchObject({ length: 13, max: 60, counter: 'none', isFocused: true });
  });

  it('warns within five characters, and past the end', () => {
    const { element, state } = setUp('a'.repeat(54), { max: 60 });
    element.focus();
    select(element, 54);
    input(element, 'insertText', 'b');
    expect(state()?.counter).toBe('near');
    for (let count = 0; count < 5; count += 1) input(element, 'insertText', 'b');
    expect(state()).toMatchObject({ length: 60, counter: 'near' });
    input(element, 'insertText', 'b');
    expect(state()).toMatchObject({ length: 60, counter: 'max' });
    input(element, 'deleteContentBackward');
    expect(state()).toMatchObject({ length: 59, counter: 'near' });
  });

  it('is past where two people wrote up to it at once', () => {
    const { element, editable, box, state } = setUp('a'.repeat(60), { max: 60 });
    element.focus();
    box.text = 'a'.repeat(61);
    editable.refresh();
    expect(state()?.counter).toBe('max');
  });

  it('refuses further input', () => {
    const { element, box, state } = setUp('a'.repeat(60), { max: 60 });
    element.focus();
    select(element, 10);
    input(element, 'insertText', 'x');
    expect(box.text).toBe('a'.repeat(60));
    expect(state()?.counter).toBe('max');
  });

  it('lets in of a paste only what fits, at the caret (C20)', () => {
    const { element, box, state } = setUp('a'.repeat(150) + 'b'.repeat(150));
    element.focus();
    select(element, 150);
    paste(element, { 'text/plain': 'x'.repeat(500) });
    expect(box.text).toBe('a'.repeat(150) + 'x'.repeat(20) + 'b'.repeat(150));
    expect(state()?.counter).toBe('max');
  });
});

describe('paste and drop', () => {
  it('take the plain text only (C18)', () => {
    const { element, box } = setUp('');
    element.focus();
    const event = paste(element, {
      'text/html': '<p class="MsoNormal"><b>Bold</b><o:p></o:p></p>',
      'text/plain': 'Bold\r\nnext',
    });
    expect(event.defaultPrevented).toBe(true);
    expect(box.text).toBe('Bold\nnext');
    expect(element.querySelector('b')).toBeNull();
  });

  it('keep a no-break space that was pasted (C16)', () => {
    const { element, box } = setUp('');
    element.focus();
    paste(element, { 'text/plain': '10\u00a0kg' });
    element.blur();
    expect(box.text).toBe('10\u00a0kg');
  });

  it('block what is dropped', () => {
    const { element, box } = setUp('ab');
    const event = new Event('drop', { bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(input(element, 'insertFromDrop', 'x').defaultPrevented).toBe(true);
    expect(box.text).toBe('ab');
  });
});

describe('an input method', () => {
  it('writes what it ends with, without the Enter that chose it (C02)', () => {
    const { element, box } = setUp('');
    element.focus();
    compose(element, ['n', 'nihao', '你好']);
    expect(box.text).toBe('');
    key(element, { key: 'Enter', isComposing: true });
    element.dispatchEvent(new CompositionEvent('compositionend', { data: '你好' }));
    input(element, 'insertParagraph');
    expect(box.text).toBe('你好');
    key(element, { key: 'Enter' });
    input(element, 'insertParagraph');
    expect(box.text).toBe('你好\n');
  });

  it('is not disturbed by what others write, and both keep their words', () => {
    const { element, editable, box } = setUp('one two');
    element.focus();
    compose(element, ['one two 三']);
    box.text = 'zero one two';
    editable.refresh();
    expect(element.textContent).toBe('one two 三');
    element.dispatchEvent(new CompositionEvent('compositionend'));
    expect(box.text).toBe('zero one two 三');
    expect(element.textContent).toBe('zero one two 三');
  });

  it('is cut at the limit when it has finished', () => {
    const { element, box, state } = setUp('abcd', { max: 5 });
    element.focus();
    compose(element, ['abcd你好']);
    element.dispatchEvent(new CompositionEvent('compositionend'));
    expect(box.text).toBe('abcd你');
    expect(state()?.counter).toBe('max');
  });

  it('has its words taken in when the page goes away', () => {
    const { element, editable, box } = setUp('');
    element.focus();
    compose(element, ['nih']);
    editable.settle();
    expect(box.text).toBe('nih');
  });
});

describe('leaving', () => {
  it('sends, and trims a title (C04)', () => {
    const { element, box, calls } = setUp('', { isMultiline: false });
    element.focus();
    input(element, 'insertText', ' Hello ');
    expect(box.text).toBe(' Hello ');
    element.blur();
    expect(box.text).toBe('Hello');
    expect(calls).toEqual(['flush']);
  });

  it('adds no line break to a word and a space (C06)', () => {
    const { element, box } = setUp('');
    element.focus();
    input(element, 'insertText', 'word ');
    element.blur();
    expect(box.text).toBe('word');
  });

  it('takes a lone break that a browser left for empty (C08)', () => {
    const { element, box } = setUp('text');
    element.focus();
    element.innerHTML = '<br>';
    element.dispatchEvent(new InputEvent('input', { inputType: 'deleteContentBackward' }));
    element.blur();
    expect(box.text).toBe('');
    expect(element.hasAttribute('data-empty')).toBe(true);
  });

  it('restores a required text that was emptied, and says so until the next input', () => {
    const { element, box, state } = setUp('Title', { isRequired: true });
    element.focus();
    select(element, 0, 5);
    input(element, 'deleteContentBackward');
    expect(element.textContent).toBe('');
    // Nobody else sees it empty.
    expect(box.text).toBe('Title');
    element.blur();
    expect(box.text).toBe('Title');
    expect(element.textContent).toBe('Title');
    expect(state()?.message).toBe('This field is required');
    element.focus();
    expect(state()?.message).toBe('This field is required');
    input(element, 'insertText', '!');
    expect(state()?.message).toBe('');
  });

  it('keeps what others have written meanwhile in a required text that is left empty', () => {
    const { element, box } = setUp('Hello', { isRequired: true });
    element.focus();
    select(element, 0, 5);
    input(element, 'deleteContentBackward');
    box.text = 'Hello world';
    element.blur();
    expect(box.text).toBe('Hello world');
    expect(element.textContent).toBe('Hello world');
  });

  it('takes the next words for a required text that was emptied, and undo brings back the ones before', () => {
    const { element, box, calls } = setUp('Title', { isRequired: true });
    element.focus();
    select(element, 0, 5);
    input(element, 'deleteContentBackward');
    key(element, { key: 'z', ctrlKey: true });
    expect(element.textContent).toBe('Title');
    expect(calls).toEqual([]);
    select(element, 0, 5);
    input(element, 'deleteContentBackward');
    compose(element, ['名']);
    element.dispatchEvent(new CompositionEvent('compositionend'));
    expect(box.text).toBe('名');
  });

  it('clears that message at a click', () => {
    const { element, state } = setUp('Title', { isRequired: true });
    element.focus();
    select(element, 0, 5);
    input(element, 'deleteContentBackward');
    element.blur();
    element.dispatchEvent(new Event('pointerdown'));
    expect(state()?.message).toBe('');
  });

  it('says nothing where what the text stood in was removed, and takes its message along', () => {
    const { element, editable, box, state } = setUp('Title', { isRequired: true });
    element.focus();
    Object.assign(box, { text: '', isGone: true });
    editable.refresh();
    element.blur();
    expect(state()?.message).toBe('');
    Object.assign(box, { text: 'Title', isGone: false });
    editable.refresh();
    element.focus();
    select(element, 0, 5);
    input(element, 'deleteContentBackward');
    element.blur();
    expect(state()?.message).toBe('This field is required');
    editable.destroy();
    expect(state()?.message).toBe('');
  });

  it('has the focus no longer once it is taken away with it', () => {
    const { element, editable, state } = setUp('Title');
    element.focus();
    expect(state()?.isFocused).toBe(true);
    editable.destroy();
    expect(state()?.isFocused).toBe(false);
  });

  it('saves an empty text that is not required, and shows the hint', () => {
    const { element, box } = setUp('Text');
    element.focus();
    select(element, 0, 4);
    input(element, 'deleteContentBackward');
    element.blur();
    expect(box.text).toBe('');
    expect(element.hasAttribute('data-empty')).toBe(true);
  });
});

describe('changes from elsewhere', () => {
  it('keep the direction of a selection that was drawn backward', () => {
    const { element, editable, box } = setUp('The words of a long title');
    element.focus();
    const node = element.firstChild ?? element;
    document.getSelection()?.setBaseAndExtent(node, 15, node, 10);
    box.text = `A${box.text}`;
    editable.refresh(() => [{ insert: 'A' }]);
    const selection = document.getSelection();
    expect([selection?.anchorOffset, selection?.focusOffset]).toEqual([16, 11]);
  });

  it('move the caret by where they were, beside equal characters too', () => {
    const { element, editable, box } = setUp('One\n\nTwo');
    element.focus();
    select(element, 4);
    box.text = 'One\n\n\nTwo';
    editable.refresh(() => [{ retain: 3 }, { insert: '\n' }]);
    expect(document.getSelection()?.focusOffset).toBe(5);
  });

  it('keep the caret at its words', () => {
    const { element, editable, box } = setUp('two three');
    element.focus();
    select(element, 3);
    box.text = 'one two three';
    editable.refresh();
    expect(element.textContent).toBe('one two three');
    expect(document.getSelection()?.focusOffset).toBe(7);
  });

  it('leave the focus where undo made them', () => {
    const { element, editable, box } = setUp('one two');
    box.text = 'one big two';
    editable.refresh();
    editable.focusAtChange();
    expect(document.activeElement).toBe(element);
    expect(document.getSelection()?.focusOffset).toBe(8);
  });
});

describe('undo', () => {
  it('makes no new edit of its own when it leads through a text with a space at its end', () => {
    const { element, editable, box } = setUp('word');
    box.text = 'word ';
    editable.refresh();
    editable.focusAtChange();
    element.blur();
    expect(box.text).toBe('word ');
  });

  it('is the editor’s, not the browser’s (C10)', () => {
    const { element, calls } = setUp('a');
    element.focus();
    expect(key(element, { key: 'z', ctrlKey: true }).defaultPrevented).toBe(true);
    key(element, { key: 'Z', metaKey: true, shiftKey: true });
    key(element, { key: 'y', ctrlKey: true });
    input(element, 'historyUndo');
    expect(calls).toEqual(['undo', 'redo', 'redo', 'undo']);
  });
});
