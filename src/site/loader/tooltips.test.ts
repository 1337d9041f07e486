// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTooltips } from './tooltips';

beforeEach(() => {
  vi.useFakeTimers();
  window.getComputedStyle = () => ({ visibility: 'visible' }) as CSSStyleDeclaration;
  document.body.innerHTML =
    '<button data-tooltip aria-label="Menu"><svg></svg></button><a href="/" data-tooltip aria-label="X"></a><p>Text</p>';
});
afterEach(() => {
  dispatchEvent(new Event('scroll'));
  vi.useRealTimers();
});

startTooltips();

const one = (selector: string) => document.querySelector(selector) ?? document.body;
const send = (selector: string, ...types: string[]) => {
  for (const type of types) one(selector).dispatchEvent(new Event(type, { bubbles: true }));
};
const isOpen = (selector = 'button') => one(selector).hasAttribute('data-tooltip-open');

it.each([
  ['a touch', ['touchstart']],
  ['a tap, with all that browsers make of it', ['touchstart', 'mousedown', 'mouseup', 'click']],
])('closes 4000 ms after %s', (_what, events) => {
  send('svg', ...events);
  vi.advanceTimersByTime(3900);
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isOpen()).toBe(false);
});

it('that was clicked stays open', () => {
  send('button', 'mousedown', 'mouseup', 'click');
  vi.advanceTimersByTime(60_000);
  expect(isOpen()).toBe(true);
});

it.each([
  ['scroll', () => dispatchEvent(new Event('scroll'))],
  ['a release outside', () => send('p', 'mouseup')],
  ['leaving', () => send('button', 'mouseout')],
  ['leaving by the keyboard', () => send('button', 'focusout')],
  [
    'Escape',
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
])('closes on %s', (_what, close) => {
  for (const event of ['click', 'touchstart']) {
    send('button', event);
    expect(isOpen()).toBe(true);
    close();
    expect(isOpen()).toBe(false);
  }
});

it('closes when another one is touched, which has its own time', () => {
  send('button', 'touchstart');
  vi.advanceTimersByTime(3000);
  send('a', 'touchstart', 'click');
  expect([isOpen('button'), isOpen('a')]).toEqual([false, true]);
  vi.advanceTimersByTime(3900);
  expect(isOpen('a')).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isOpen('a')).toBe(false);
});
