// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBar } from './bar';

beforeEach(() => {
  vi.useFakeTimers();
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  document.body.innerHTML =
    '<div data-bar><nav><ul><li>One</li><li>Two</li></ul><button data-overflow hidden></button>' +
    '<div popover><ul><li>One</li><li>Two</li></ul></div></nav></div>';
  // Elements of a page that is laid out; each link 100 px wide, which with its gap is 130 (spec section 9).
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Element.prototype.getBoundingClientRect = () => ({ width: 100 }) as DOMRect;
});

afterEach(() => vi.useRealTimers());

const shown = () => document.querySelectorAll('[data-bar] nav > ul > li:not([hidden])').length;

it('measures its links again 400 ms after the last change of the window (spec section 9)', () => {
  // 40 % of 1000 px is 400, of 600 px 240.
  window.innerWidth = 1000;
  startBar();
  expect(shown()).toBe(2);
  window.innerWidth = 600;
  dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(399);
  expect(shown()).toBe(2);
  dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(399);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(1);
});

it.each([
  [true, 'calc(131px + 0.5rem)'],
  [false, ''],
])('keeps what is scrolled to clear of a bar that is fixed: %s', (isFixed, padding) => {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  if (bar !== null) bar.style.position = isFixed ? 'fixed' : 'absolute';
  Object.defineProperty(bar, 'offsetHeight', { value: 131 });
  document.documentElement.style.scrollPaddingBlockStart = '';
  startBar();
  expect(document.documentElement.style.scrollPaddingBlockStart).toBe(padding);
});
