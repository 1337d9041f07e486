// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dropSecondPresses } from './second-press';

beforeAll(() => dropSecondPresses(window, new AbortController().signal));

let copies: Element;
let other: Element;

beforeEach(() => {
  document.body.innerHTML = '<button data-once><svg><path /></svg></button><p>Text</p>';
  [copies, other] = [...document.querySelectorAll('path, p')] as [Element, Element];
});

function windowOf(element: Element): Window & typeof globalThis {
  const { defaultView } = element.ownerDocument;
  if (!defaultView) throw new Error('The element stands in no window.');
  return defaultView;
}

/** Presses an element at a time and a place of the screen. @returns what is heard of it, and whether it may move the focus */
function press(element: Element, at: number, screenX: number, screenY: number) {
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);
  let movesFocus = true;
  const { MouseEvent: Mouse } = windowOf(element);
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const event = new Mouse(name, {
      screenX,
      screenY,
      detail: 1,
      bubbles: true,
      cancelable: true,
    });
    vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(at);
    element.addEventListener(name, hear, { once: true });
    const goesOn = element.dispatchEvent(event);
    element.removeEventListener(name, hear);
    if (name === 'mousedown') movesFocus = goesOn;
  }
  return { isHeard: heard.length === 5, isDropped: heard.length === 0 && !movesFocus };
}

test('of a double click on what means one press, only the first is heard, whatever lies there by then', () => {
  expect(press(copies, 1000, 110, 210).isHeard).toBe(true);
  expect(press(copies, 1300, 113, 214).isDropped).toBe(true);
  // The third of three, too.
  expect(press(other, 1600, 110, 210).isDropped).toBe(true);
  expect(press(copies, 2100, 110, 210).isHeard).toBe(true);
  expect(press(other, 2300, 110, 210).isDropped).toBe(true);
});

test('what has slid under the second press isn’t pressed', () => {
  expect(press(other, 5000, 110, 210).isHeard).toBe(true);
  expect(press(copies, 5200, 110, 210).isDropped).toBe(true);
});

test('tools that the first press on the page has brought, and the ground of a dialog, aren’t pressed by the second', () => {
  document.body.innerHTML += '<iframe></iframe><div data-underlay><p>Question</p></div>';
  const text = document.querySelector('iframe')?.contentDocument?.body;
  if (!text) throw new Error('The frame has no document.');
  const page = windowOf(text);
  dropSecondPresses(page, new page.AbortController().signal);
  other = document.querySelector('p') as Element;
  const [underlay, inDialog] = [...document.querySelectorAll('div, div p')] as [Element, Element];
  expect(press(text, 20_000, 110, 210).isHeard).toBe(true);
  expect(press(other, 20_300, 112, 211).isDropped).toBe(true);
  // What was meant for the tools: later, elsewhere, or another word of the text.
  expect(press(text, 21_000, 110, 210).isHeard).toBe(true);
  expect(press(other, 21_600, 110, 210).isHeard).toBe(true);
  expect(press(text, 22_000, 110, 210).isHeard).toBe(true);
  expect(press(other, 22_200, 150, 210).isHeard).toBe(true);
  expect(press(text, 23_000, 110, 210).isHeard).toBe(true);
  expect(press(text, 23_200, 110, 210).isHeard).toBe(true);
  expect(press(other, 24_000, 110, 210).isHeard).toBe(true);
  expect(press(underlay, 24_200, 110, 210).isDropped).toBe(true);
  expect(press(inDialog, 25_000, 110, 210).isHeard).toBe(true);
  expect(press(inDialog, 25_200, 110, 210).isHeard).toBe(true);
});

test('elsewhere both presses of a double click are heard', () => {
  expect(press(other, 8000, 110, 210).isHeard).toBe(true);
  expect(press(other, 8200, 110, 210).isHeard).toBe(true);
});

test('whoever presses one thing and soon another means both', () => {
  expect(press(copies, 10_000, 110, 210).isHeard).toBe(true);
  expect(press(copies, 10_200, 142, 210).isHeard).toBe(true);
  // Back at the first place, but not twice there.
  expect(press(copies, 10_400, 110, 210).isHeard).toBe(true);
});

test('keys are pressed on purpose', () => {
  press(copies, 20_000, 110, 210);
  press(copies, 20_100, 110, 210);
  const heard = vi.fn();
  copies.addEventListener('click', heard);
  copies.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
  expect(heard).toHaveBeenCalled();
});
