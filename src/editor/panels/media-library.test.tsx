// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUsesOfNow } from './media-library';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SHOWN = [
  ['media', 's1', 'library', {}, 60],
  ['media', 's1', 'summary'],
  ['media', 's1', 'uses', 'm1'],
];
/** What the page is drawn with: nothing in it depends on what uses a file. */
const OF_PAGE = ['media', 's1'];

function open({ isSaved = true } = {}) {
  const listeners = new Set<(keys: ReadonlySet<string>) => void>();
  let saved = isSaved;
  const live = {
    isSaved: () => saved,
    store: {
      subscribeAll: (listener: (keys: ReadonlySet<string>) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const client = new QueryClient();
  for (const key of [...SHOWN, OF_PAGE]) client.setQueryData(key, []);
  const hook = renderHook((currentRelease) => useUsesOfNow(live, { id: 's1', currentRelease }), {
    initialProps: 1,
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  /** What is asked for again within a while. */
  const asked = () => {
    act(() => void vi.advanceTimersByTime(5000));
    const keys = [...SHOWN, OF_PAGE].filter((key) => client.getQueryState(key)?.isInvalidated);
    for (const key of keys) client.setQueryData(key, []);
    return keys;
  };
  const edit = (isStored: boolean) => {
    saved = isStored;
    for (const listener of listeners) listener(new Set());
  };
  return { ...hook, asked, edit, save: () => void (saved = true) };
}

describe('what the open library says of uses', () => {
  it('is asked for again after a change of the draft, once it is saved, and nothing else is', () => {
    const { asked, edit, save } = open();
    expect(asked()).toEqual([]);
    edit(false);
    expect(asked()).toEqual([]);
    save();
    expect(asked()).toEqual(SHOWN);
    expect(asked()).toEqual([]);
  });

  it('is asked for again when a change was on its way as the library was opened', () => {
    const { asked, save } = open({ isSaved: false });
    save();
    expect(asked()).toEqual(SHOWN);
  });

  it('is asked for again after a publish', () => {
    const { asked, rerender } = open();
    rerender(2);
    expect(asked()).toEqual(SHOWN);
  });

  it('is asked for by nobody once it is closed', () => {
    const { asked, edit, unmount } = open();
    edit(true);
    unmount();
    edit(true);
    expect(asked()).toEqual([]);
  });
});
