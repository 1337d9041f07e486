// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areKeysHeld, holdKeys } from './held-keys';

let heard: string[] = [];
const hear = ({ key }: KeyboardEvent) => heard.push(key);

beforeEach(() => {
  heard = [];
  document.body.innerHTML = '<input id="field" />';
  document.addEventListener('keydown', hear);
  holdKeys();
});
afterEach(() => {
  document.body.click();
  document.removeEventListener('keydown', hear);
});

/** @returns whether the browser does with it what it does by itself */
function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  return target.dispatchEvent(event);
}

it('what is written and deleted reaches nothing, however long it goes on', () => {
  const keys = ['l', '?', ' ', 'Backspace', 'Delete', 'Enter', 'Dead', 'a'];
  expect(keys.filter((key) => press(key))).toEqual([]);
  expect(press('€', { ctrlKey: true, altKey: true })).toBe(false);
  // On the way to a capital letter.
  expect(press('Shift', { shiftKey: true })).toBe(true);
  expect(heard).toEqual(['Shift']);
  expect(areKeysHeld()).toBe(true);
});

it.each([
  ['a command', () => press('k', { ctrlKey: true })],
  ['the next place by Tab', () => press('Tab')],
  ['an arrow', () => press('ArrowDown')],
  ['a press', () => document.body.click()],
  ['a focus', () => document.getElementById('field')?.focus()],
])('%s ends it', (_, pick) => {
  pick();
  expect(areKeysHeld()).toBe(false);
  expect(press('?')).toBe(true);
});

it('what still has the focus takes its keys', () => {
  const field = document.getElementById('field') as HTMLInputElement;
  field.focus();
  holdKeys();
  expect(press('a', {}, field)).toBe(true);
});
