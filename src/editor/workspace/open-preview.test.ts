// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveDraft } from '../live/live-draft';
import { openPreview } from './open-preview';
import { useUi } from './ui-state';

afterEach(() => vi.unstubAllGlobals());

it('a preview that is refused because nobody is signed in ends the session of the draft', async () => {
  const close = vi.fn();
  vi.stubGlobal('open', () => ({ close }));
  const refusal = { status: 401, code: 'unauthorized', message: 'You are not signed in.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 401 })));
  const end = vi.fn();
  const live = { saved: () => Promise.resolve(), end } as unknown as LiveDraft;
  await openPreview(live, 's1', '/');
  expect(end).toHaveBeenCalledExactlyOnceWith(4401);
  expect([close.mock.calls.length, useUi.getState().notice]).toEqual([1, '']);
});
