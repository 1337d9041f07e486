// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignedOut } from './signed-out';
import { setSignIn } from './sign-in-state';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  // Dialogs look for the page's own meta data with it.
  vi.stubGlobal('CSS', { escape: String });
});
afterEach(() => {
  cleanup();
  setSignIn({ isOpen: false, email: '' });
  vi.unstubAllGlobals();
});

function openDialog(email: string): void {
  setSignIn({ email });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignedOut live={{ reconnect: () => undefined }} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('signing in in place goes on with the account that was signed in: only its password is asked for', async () => {
  openDialog('ada@example.org');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.org');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('password');
});

it('signing in in place begins with the e-mail where that is not known', async () => {
  openDialog('');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('email');
});

it('signing in in place can be put off', () => {
  openDialog('ada@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('You are signed out');
});
