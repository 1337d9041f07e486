// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Field } from './field';

it('lets the keys that work everywhere pass, though a field listens for its own', () => {
  const own = vi.fn();
  const everywhere = vi.fn();
  document.addEventListener('keydown', everywhere);
  render(<Field label="Name" onKeyDown={own} />);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'k', ctrlKey: true });
  expect(own).toHaveBeenCalledOnce();
  expect(everywhere).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', everywhere);
});
