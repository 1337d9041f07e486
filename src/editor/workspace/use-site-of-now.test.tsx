// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveStatus } from '../live/live-draft';
import { askHowSiteStands } from './ask-how-site-stands';
import { useSiteOfNow } from './use-site-of-now';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A site that is looked at; `tell` is what its live connection says next. */
function look(first: Partial<LiveStatus> = {}) {
  let status: LiveStatus = {
    phase: 'online',
    mayEdit: true,
    message: '',
    orphans: [],
    site: 0,
    ...first,
  };
  const listeners = new Set<() => void>();
  const live = {
    siteId: 's1',
    status: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = new QueryClient();
  client.setQueryData(['site', 's1'], {});
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  renderHook(() => useSiteOfNow(live), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const tell = (next: Partial<LiveStatus>) =>
    act(() => {
      status = { ...status, ...next };
      for (const listener of listeners) listener();
    });
  /** How often the site is asked for once the page has nothing else to do. */
  const asked = () => {
    vi.runAllTimers();
    const count = invalidate.mock.calls.filter((call) => call[0]?.queryKey?.[0] === 'site').length;
    invalidate.mockClear();
    return count;
  };
  return { tell, asked, client };
}

it('asks for the site again when it has changed, and when a connection is back', () => {
  const { tell, asked } = look();
  expect(asked()).toBe(0);
  tell({ site: 1 });
  expect(asked()).toBe(1);
  tell({ phase: 'offline' });
  expect(asked()).toBe(0);
  tell({ phase: 'online' });
  expect(asked()).toBe(1);
});

it('asks for what was told before anybody listened', () => {
  expect(look({ site: 1 }).asked()).toBe(1);
});

it('asks once, however many want to know', () => {
  const { tell, asked, client } = look();
  tell({ site: 1 });
  askHowSiteStands(client, 's1');
  tell({ site: 2 });
  expect(asked()).toBe(1);
});
