// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from './announce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () => document.getElementById('announcements')?.textContent;

it('says a sentence until it has been read, each for as long', () => {
  announce('Plans is hidden from visitors');
  vi.advanceTimersByTime(6000);
  announce('Undone: Plans');
  vi.advanceTimersByTime(6000);
  expect(said()).toBe('Undone: Plans');
  vi.advanceTimersByTime(6000);
  expect(said()).toBe('');
});
