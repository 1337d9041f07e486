// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveDraft } from '../live/live-draft';
import { openPreview } from './open-preview';
import { openPreviewTab } from './preview-tab';
import { useSignIn } from './sign-in-state';
import { setUi, useUi } from './ui-state';

afterEach(() => vi.unstubAllGlobals());

it('a preview that is refused because nobody is signed in ends the session of the draft', async () => {
  const close = vi.fn();
  const tab = { close, document: document.implementation.createHTMLDocument() };
  const refusal = { status: 401, code: 'unauthorized', message: 'You are not signed in.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 401 })));
  const end = vi.fn();
  const live = { saved: () => Promise.resolve(), end } as unknown as LiveDraft;
  await openPreview(live, 's1', '/', tab as unknown as Window);
  expect(end).toHaveBeenCalledExactlyOnceWith(4401);
  expect([close.mock.calls.length, useUi.getState().notice]).toEqual([1, '']);
});

it.each([
  ['offline', false],
  ['signedOut', true],
] as const)('opens no tab and says at once why not: %s', async (phase, asksToSignIn) => {
  const open = vi.fn();
  const asked = vi.fn();
  vi.stubGlobal('open', open);
  vi.stubGlobal('fetch', asked);
  const live = { status: () => ({ phase }) } as unknown as LiveDraft;
  setUi({ notice: '' });
  await openPreview(live, 's1', '/', openPreviewTab(live));
  expect([open.mock.calls, asked.mock.calls]).toEqual([[], []]);
  expect(useUi.getState().notice.startsWith('You are offline.')).toBe(!asksToSignIn);
  expect(useSignIn.getState().isOpen).toBe(asksToSignIn);
});

it('the tab says what it waits for', async () => {
  const page = document.implementation.createHTMLDocument();
  const replace = vi.fn();
  const tab = { document: page, location: { replace } } as unknown as Window;
  let save = () => {};
  const saved = () => new Promise<void>((resolve) => (save = resolve));
  const live = { saved } as unknown as LiveDraft;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ url: 'http://demo.localhost/?authHash=k' })),
  );
  const opened = openPreview(live, 's1', '/about', tab);
  expect(page.body.textContent).toBe('Saving your last edits and making the preview…');
  expect(replace).not.toHaveBeenCalled();
  save();
  await opened;
  expect(replace).toHaveBeenCalledExactlyOnceWith('http://demo.localhost/about/?authHash=k');
});
