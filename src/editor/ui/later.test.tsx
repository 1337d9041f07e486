// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { askForStylesAgain, later, loadAhead } from './later';

afterEach(cleanup);

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>;

it('says that a part could not be loaded, and tries again when asked to', async () => {
  const load = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Part);
  const Later = later(load, <p>Coming</p>);
  render(<Later name="pages" />);
  expect(screen.getByText('Coming')).toBeDefined();
  await expect
    .poll(() => screen.queryByRole('alert')?.textContent)
    .toBe('This could not be loaded. Check the connection.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByText('Part of pages')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('everything that could not be loaded comes once the connection is back, with its styles', async () => {
  const end = askForStylesAgain();
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  document.head.append(style);
  style.dispatchEvent(new Event('error'));
  const load = () =>
    vi
      .fn<() => Promise<typeof Part>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Part);
  const [One, Two] = [later(load()), later(load())];
  render(
    <>
      <One name="pages" />
      <Two name="theme" />
    </>,
  );
  await expect.poll(() => screen.queryAllByRole('alert').length).toBe(2);
  dispatchEvent(new Event('online'));
  await expect.poll(() => screen.queryAllByText(/^Part of/).length).toBe(2);
  expect(screen.queryByRole('alert')).toBeNull();
  // It hadn't come either: another one asks for it again.
  expect(style.isConnected).toBe(false);
  expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  document.querySelector('link')?.remove();
  end();
});

it('shows at once what was loaded ahead', async () => {
  const load = vi.fn(() => Promise.resolve(Part));
  const Later = later(load);
  await loadAhead();
  render(<Later name="theme" />);
  expect(screen.getByText('Part of theme')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});
