// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditableDraft } from '../editing/editing-context';
import { uploadPicture, usePictureUploads } from './picture-uploads';

const KEY = 'c1/image';
const REFUSED = 'Only pictures can be put here.';
const uploadFile = vi.hoisted(() => vi.fn());
vi.mock('./upload-file', () => ({ uploadFile }));

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => {
  uploadFile.mockReset();
  vi.unstubAllGlobals();
});

/** Chooses a file for a picture's place, which may not be changed by it. */
async function choose(type: string) {
  const editAll = vi.fn();
  const file = new File(['words'], 'doc.txt', { type });
  const draft = { editAll } as unknown as EditableDraft;
  const record = await uploadPicture({
    siteId: 's1',
    key: KEY,
    file,
    draft,
    client: new QueryClient(),
  });
  expect([record, editAll.mock.calls.length]).toEqual([null, 0]);
  return usePictureUploads.getState().byKey[KEY]?.error;
}

it('what is no picture is refused before it is sent, and the picture before stays', async () => {
  expect(await choose('text/plain')).toBe(REFUSED);
  expect(uploadFile).not.toHaveBeenCalled();
});

it('what a browser has no name for is refused once the server has found that it is no picture', async () => {
  uploadFile.mockResolvedValue({ id: 'm1', type: 'text/plain', url: '/files/doc.txt' });
  expect(await choose('')).toBe(REFUSED);
  expect(uploadFile).toHaveBeenCalledOnce();
});
