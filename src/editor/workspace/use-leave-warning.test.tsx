// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveDraft } from '../live/live-draft';
import { useLeaveWarning } from './use-leave-warning';

afterEach(cleanup);

it.each([true, false])(
  'whoever leaves is asked only while something is not stored, and all is sent at once: saved %s',
  (isSaved) => {
    const flush = vi.fn();
    const live = { flush, isSaved: () => isSaved } as unknown as LiveDraft;
    const { unmount } = renderHook(() => useLeaveWarning(live));
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(isSaved);
    expect(flush).toHaveBeenCalledOnce();
    unmount();
    expect(leave()).toBe(true);
  },
);
