// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveStatus } from '../live/live-draft';
import { useWhyNotConnected } from './use-why-not-connected';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A draft whose connection goes, and a server that answers plain requests. */
function lose(answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  const listeners = new Set<() => void>();
  let status: LiveStatus = { phase: 'online', mayEdit: true, message: '', orphans: [], site: 0 };
  const end = vi.fn();
  const live = {
    siteId: 's1',
    status: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end,
  };
  renderHook(() => useWhyNotConnected(live));
  const fail = () =>
    act(() => {
      status = { ...status, phase: 'offline' };
      for (const listener of listeners) listener();
    });
  return { asked, end, fail };
}

const refusal = (status: number) => () =>
  Promise.resolve(
    new Response(JSON.stringify({ status, code: 'no', message: 'No.' }), {
      status,
      headers: { 'content-type': 'application/json' },
    }),
  );

it.each([
  [401, 4401],
  [403, 4403],
  [404, 4404],
])('a connection that is gone is ended as the server’s answer %i says', async (status, code) => {
  const { asked, end, fail } = lose(refusal(status));
  expect(asked).not.toHaveBeenCalled();
  fail();
  await expect.poll(() => end.mock.calls).toEqual([[code, 'No.']]);
});

it('is left to come back where the server can’t be asked, and asked about with each attempt', async () => {
  const { asked, end, fail } = lose(() => Promise.reject(new TypeError('Failed to fetch')));
  fail();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  fail();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  expect(end).not.toHaveBeenCalled();
});

it('stays as it is where the server has nothing against it', async () => {
  const { asked, end, fail } = lose(() => Promise.resolve(Response.json({ id: 's1' })));
  fail();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(end).not.toHaveBeenCalled();
});
