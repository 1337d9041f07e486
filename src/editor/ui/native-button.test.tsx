// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from './native-button';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (isDisabled = false, onPress = () => undefined) => (
  <IconButton label="Undo" hint="Ctrl Z" isDisabled={isDisabled} onPress={onPress}>
    <svg />
  </IconButton>
);
// A popover that the stylesheet of a browser would show has no layout here.
const tooltip = () => screen.queryByRole('tooltip', { hidden: true });
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(500);
  });
const point = (pointerType: string) =>
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Undo' }), { pointerType });

it('shows its name and key when the mouse rests on it, until Escape', () => {
  render(show());
  point('mouse');
  expect(tooltip()).toBeNull();
  rest();
  expect(tooltip()?.textContent).toBe('UndoCtrl Z');
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(tooltip()).toBeNull();
});

it('shows it to whoever comes by a key, until the pointer moves elsewhere; not where the focus is given back', () => {
  render(show());
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.keyUp(button, { key: 'Escape' });
  expect(tooltip()).toBeNull();
  fireEvent.keyUp(button, { key: 'Tab' });
  expect(tooltip()).not.toBeNull();
  fireEvent.pointerMove(button);
  expect(tooltip()).not.toBeNull();
  fireEvent.pointerMove(document.body);
  expect(tooltip()).toBeNull();
  fireEvent.keyUp(button, { key: 'Tab' });
  fireEvent.blur(button);
  expect(tooltip()).toBeNull();
});

it('shows no tooltip under a finger', () => {
  render(show());
  point('touch');
  rest();
  expect(tooltip()).toBeNull();
});

it('takes the tooltip away when it is pressed, left, or can no longer be used', () => {
  const onPress = vi.fn<() => undefined>();
  const { rerender } = render(show(false, onPress));
  const button = screen.getByRole('button');
  point('mouse');
  rest();
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(tooltip()).toBeNull();
  point('mouse');
  rest();
  fireEvent.pointerLeave(button);
  expect(tooltip()).toBeNull();
  point('mouse');
  rest();
  rerender(show(true));
  expect(tooltip()).toBeNull();
});

it('has the focus after a press, wherever a browser doesn’t give it one', () => {
  render(show());
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
