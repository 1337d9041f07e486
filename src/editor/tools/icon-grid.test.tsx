// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconGrid } from './icon-grid';

const NAMES = Array.from({ length: 300 }, (_, index) => `icon-${index + 1}`);

/** Says that what is watched has come into view. */
let see: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => act(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (current = '') => {
  const onChoose = vi.fn();
  render(<IconGrid names={NAMES} current={current} onChoose={onChoose} />);
  return onChoose;
};
const options = () => screen.getAllByRole('option');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the icons to choose from', () => {
  it('come in part, and more of them as their end comes into view, up to the last one', () => {
    show();
    expect(options()).toHaveLength(140);
    see();
    expect(options()).toHaveLength(280);
    see();
    expect(options()).toHaveLength(300);
  });

  it('are counted out in full from the first on', () => {
    show();
    const [first] = options();
    expect([first?.ariaPosInSet, first?.ariaSetSize]).toEqual(['1', '300']);
  });

  it('are one stop for Tab: the chosen one, and then the one that was left', () => {
    show('icon-5');
    const stops = () => options().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map(({ ariaLabel }) => ariaLabel)).toEqual(['icon 5']);
    act(() => stops()[0]?.focus());
    press('ArrowRight');
    expect(stops().map(({ ariaLabel }) => ariaLabel)).toEqual(['icon 6']);
  });

  it('are gone through with the arrows, past the last one that is shown, to the very last', () => {
    const onChoose = show();
    act(() => options()[139]?.focus());
    press('ArrowRight');
    expect(focused()).toBe('icon 141');
    press('End');
    expect(focused()).toBe('icon 300');
    press('ArrowRight');
    expect(focused()).toBe('icon 300');
    press('Home');
    expect(focused()).toBe('icon 1');
    act(() => options()[299]?.click());
    expect(onChoose).toHaveBeenCalledWith('icon-300');
  });
});
