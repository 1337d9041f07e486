// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LongWait } from './long-wait';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('what takes longer than a second says so, until it is done', () => {
  vi.useFakeTimers();
  const words = 'The pages are being made.';
  const { rerender } = render(<LongWait isPending words={words} />);
  act(() => void vi.advanceTimersByTime(999));
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('progressbar', { name: words })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(words);
  rerender(<LongWait isPending={false} words={words} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(<LongWait isPending words={words} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
