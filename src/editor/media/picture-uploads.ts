/** Pictures on their way to their places in the page. */
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { ApiError } from '../../core/api/client';
import { messageOf } from '../app/api';
import type { EditableDraft } from '../editing/editing-context';
import { isThere } from '../editing/place-of-value';
import { setPictureEdits } from '../editing/set-picture';
import type { MediaAnswer } from '../../core/api/media';
import { announce } from '../ui/announce';
import type { SendProgress } from './send-file';
import { say } from '../words/say';

export interface PictureUpload {
  name: string;
  /** Share that has been sent, 0 to 1; at 1 it is being made ready. */
  share: number;
  /** Whether the connection is broken, and is being tried again. */
  isWaiting: boolean;
  /** Why it failed; empty while it is under way. */
  error: string;
  /** The file as this browser has it, shown until it is there. */
  preview: string;
}

interface Uploads {
  /** By the key of the picture that is replaced. */
  byKey: Readonly<Record<string, PictureUpload>>;
  /** Keys of the pictures whose uploads a dialog shows, which the page then doesn't. */
  inDialogs: readonly string[];
}

export const usePictureUploads = create<Uploads>(() => ({ byKey: {}, inDialogs: [] }));

function set(key: string, upload: PictureUpload | null): void {
  const { [key]: before, ...others } = usePictureUploads.getState().byKey;
  if (upload === null && before) URL.revokeObjectURL(before.preview);
  usePictureUploads.setState({ byKey: upload === null ? others : { ...others, [key]: upload } });
}

/** What is under way, by the key of its place: it can be called off. */
const controls = new Map<string, AbortController>();

/** Takes a failed upload from its place, or calls one off. */
export function dismissUpload(key: string): void {
  controls.get(key)?.abort();
  set(key, null);
}

/**
 * A dialog shows how a picture's upload goes.
 * @returns what to do when the dialog closes: what failed has been read there
 */
export function showInDialog(key: string): () => void {
  usePictureUploads.setState(({ inDialogs }) => ({ inDialogs: [...inDialogs, key] }));
  return () => {
    usePictureUploads.setState(({ inDialogs }) => ({
      inDialogs: inDialogs.filter((one) => one !== key),
    }));
    if (usePictureUploads.getState().byKey[key]?.error) dismissUpload(key);
  };
}

/** Brings a file and puts it in its place. Until it is ready, and when it fails, the picture before stays. */
export async function uploadPicture(options: {
  siteId: string;
  key: string;
  file: File;
  draft: EditableDraft;
  client: QueryClient;
}): Promise<MediaAnswer | null> {
  const { siteId, key, file, draft, client } = options;
  dismissUpload(key);
  const preview = URL.createObjectURL(file);
  const upload = { name: file.name, share: 0, isWaiting: false, error: '', preview };
  // A browser that doesn't know a kind of file names none: the server looks into it.
  if (file.type !== '' && !isPicture(file)) {
    set(key, { ...upload, error: onlyPictures() });
    return null;
  }
  const control = new AbortController();
  controls.set(key, control);
  set(key, upload);
  try {
    const { signal } = control;
    const onProgress = (progress: SendProgress) => {
      if (!signal.aborted) set(key, { ...upload, ...progress });
    };
    // Sending files is learned with the first one.
    const { uploadFile } = await import('./upload-file');
    const record = await uploadFile({ siteId, file, signal, onProgress });
    await client.invalidateQueries({ queryKey: ['media', siteId] });
    if (signal.aborted) return null;
    // The library takes other files as well.
    if (!isPicture(record)) {
      set(key, { ...upload, error: onlyPictures() });
      return null;
    }
    set(key, null);
    // Its place may have been deleted meanwhile.
    if (!isThere(draft.draft, key)) {
      announce(say('{name} is in the library', { name: file.name }));
      return null;
    }
    draft.editAll(setPictureEdits(draft.draft, key, record.url));
    announce(say('{name} is in its place', { name: file.name }));
    return record;
  } catch (failure) {
    if (!control.signal.aborted) set(key, { ...upload, error: whyNot(failure, file.name) });
    return null;
  } finally {
    if (controls.get(key) === control) controls.delete(key);
  }
}

export const isPicture = ({ type }: { type: string }): boolean => type.startsWith('image/');

/** What a place for a picture says to any other file. */
export const onlyPictures = (): string => say('Only pictures can be put here.');

/** Of the kinds of file that the server names for its library, only pictures concern a picture's place. */
function whyNot(failure: unknown, name: string): string {
  return failure instanceof ApiError && failure.status === 415
    ? say('{name} is not a picture that can be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.', {
        name,
      })
    : messageOf(failure);
}
