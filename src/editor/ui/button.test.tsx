// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IconButton } from './button';

afterEach(cleanup);

it('takes a tooltip that came with the focus away when the pointer moves elsewhere', () => {
  render(
    <IconButton label="Move up" hint="Alt ↑">
      <svg />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Move up' });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.keyUp(document.body, { key: 'Tab' });
  act(() => button.focus());
  expect(screen.getByRole('tooltip').textContent).toBe('Move upAlt ↑');
  fireEvent.pointerMove(button);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  fireEvent.pointerMove(document.body);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
