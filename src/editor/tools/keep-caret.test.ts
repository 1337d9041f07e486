// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepCaret } from './keep-caret';

let listening: AbortController;
let canvas: Document;
let text: HTMLElement;

beforeEach(() => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentDocument?.defaultView;
  if (!view) throw new Error('The frame has no document.');
  canvas = view.document;
  text = canvas.createElement('textarea');
  canvas.body.append(text);
  // In jsdom a frame takes no signal but its own.
  listening = new view.AbortController();
  keepCaret(canvas, listening.signal);
});
afterEach(() => {
  listening.abort();
  document.body.replaceChildren();
});

/** A dialog outside takes the focus, and gives it back to the frame alone. */
function leaveAndComeBack(): void {
  text.blur();
  canvas.defaultView?.dispatchEvent(new Event('focus'));
}

const press = (...names: string[]) => {
  for (const name of names) text.dispatchEvent(new Event(name, { bubbles: true }));
};

it('gives the text its caret back that had it', () => {
  text.focus();
  leaveAndComeBack();
  expect(canvas.activeElement).toBe(text);
});

it('leaves to a press where the focus goes, and only while it lasts', () => {
  text.focus();
  press('pointerdown');
  leaveAndComeBack();
  expect(canvas.activeElement).toBe(canvas.body);
  press('pointerup');
  leaveAndComeBack();
  expect(canvas.activeElement).toBe(text);
});

it('takes a press that became a scrolling of the page for over', () => {
  text.focus();
  press('pointerdown', 'pointercancel');
  leaveAndComeBack();
  expect(canvas.activeElement).toBe(text);
});
