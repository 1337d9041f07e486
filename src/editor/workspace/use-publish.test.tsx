// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setUi, useUi } from './ui-state';
import { usePublish } from './use-publish';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setUi({ publishing: null });
});

/** A site whose server answers when it is told to. */
function openSite({ phase = 'online' as const, saved = () => Promise.resolve() } = {}) {
  const answers: ((response: Response) => void)[] = [];
  const asked = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
  vi.stubGlobal('fetch', asked);
  const end = vi.fn();
  const live = {
    saved,
    end,
    status: () => ({ phase, mayEdit: true, message: '', orphans: [], site: 0 }),
  };
  const client = new QueryClient();
  const hook = renderHook(() => usePublish(live, 's1', null), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const answer = (status: number, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    answers.shift()?.(new Response(JSON.stringify(body), { status, headers }));
  };
  return { ...hook, asked, answer, end };
}

const shown = () => useUi.getState().publishing;

it('publishes once, however often it is pressed, and says which release it was', async () => {
  const { result, asked, answer } = openSite();
  act(() => result.current.publish(''));
  act(() => result.current.publish(''));
  expect(result.current.isPending).toBe(true);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  answer(201, { number: 7 });
  await expect.poll(shown).toBe('published');
  await expect.poll(() => result.current.isPending).toBe(false);
  expect(result.current.release).toBe(7);
  expect(asked).toHaveBeenCalledOnce();
});

it('says what the server refused, and why the last edits are not there; then it can be tried again', async () => {
  const saved = vi.fn(() => Promise.resolve());
  saved.mockRejectedValueOnce(new Error('Not saved.'));
  const { result, asked, answer } = openSite({ saved });
  act(() => result.current.publish(''));
  await expect.poll(() => result.current.error?.message).toBe('Not saved.');
  expect([shown(), asked.mock.calls.length]).toEqual(['refused', 0]);
  await expect.poll(() => result.current.isPending).toBe(false);
  act(() => result.current.publish(''));
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  answer(422, { code: 'invalid', message: 'Two pages have one address.' });
  await expect.poll(() => result.current.error?.message).toBe('Two pages have one address.');
});

it('ends the session of a draft whose publishing was refused because nobody is signed in', async () => {
  const { result, asked, answer, end } = openSite();
  act(() => result.current.publish(''));
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  answer(401, { code: 'unauthorized', message: 'You are not signed in.' });
  await expect.poll(shown).toBe('refused');
  expect(end).toHaveBeenCalledExactlyOnceWith(4401);
});

it('tells nobody who has left the site meanwhile: at another site it would be a lie', async () => {
  let fail = (_: Error) => {};
  const saved = () => new Promise<void>((_, reject) => (fail = reject));
  const { result, unmount } = openSite({ saved });
  act(() => result.current.publish(''));
  unmount();
  fail(new Error('Not saved.'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown()).toBeNull();
});

it('asks nothing of a server that is not there', () => {
  const { result, asked } = openSite({ phase: 'offline' as 'online' });
  act(() => result.current.publish(''));
  expect([shown(), asked.mock.calls.length, result.current.isPending]).toEqual([
    'offline',
    0,
    false,
  ]);
});
