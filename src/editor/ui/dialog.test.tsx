// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeAfterPaint, isClosing, LargeDialog } from './dialog';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete (Element.prototype as Partial<Element>).getAnimations;
});

const draw = (isOpen: boolean) => (
  <LargeDialog title="Add a section" isOpen={isOpen} onOpenChange={() => undefined}>
    <p>A section</p>
  </LargeDialog>
);

it('is there when it is opened again before what was chosen in it has closed it', async () => {
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('CSSTransition', class {});
  // It never ends to fade.
  const fading = { playState: 'running', finished: new Promise(() => undefined) };
  Element.prototype.getAnimations = () => [fading as unknown as Animation];
  const { rerender } = render(draw(true));
  const overlay = screen.getByText('A section');
  const closed = new Promise<void>((close) => closeAfterPaint(overlay, close));
  expect(isClosing(overlay)).toBe(true);
  await act(() => closed);
  rerender(draw(false));
  expect(isClosing(overlay)).toBe(true);
  rerender(draw(true));
  expect(screen.getByText('A section')).toBe(overlay);
  expect(isClosing(overlay)).toBe(false);
});
