// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReleaseChanges } from '../../core/api/release';
import { changesKey } from '../workspace/use-unpublished';
import { useSavedChanges } from './use-saved-changes';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('counts the changes when what was typed last is stored, and shows no earlier count until then', async () => {
  const earlier: ReleaseChanges = { pages: [], site: [] };
  const field = { path: 'look', before: 'SHARP', after: 'ROUNDED' };
  const now: ReleaseChanges = { pages: [], site: [{ part: 'theme', fields: [field] }] };
  const asked = vi.fn(() => Promise.resolve(Response.json(now)));
  vi.stubGlobal('fetch', asked);
  const client = new QueryClient();
  client.setQueryData(changesKey('s1'), earlier);
  let store = () => {};
  const saved = () => new Promise<void>((resolve) => (store = resolve));
  const { result } = renderHook(() => useSavedChanges({ saved }, { id: 's1' }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  expect([result.current.data, asked.mock.calls.length]).toEqual([undefined, 0]);
  act(() => store());
  await expect.poll(() => result.current.data).toEqual(now);
  expect(client.getQueryData(changesKey('s1'))).toEqual(now);
});
