/** Files on their way into the library. They go on while other panels are open, and when the page was loaded anew. */
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { messageOf } from '../app/api';
import { announce } from '../ui/announce';
import { KeptUploads } from './kept-uploads';
import { sendFile } from './send-file';
import { uploadCalls } from './upload-calls';
import { say } from '../words/say';

/** Files that are sent at the same time: more would only share the same line. */
const MOST_AT_ONCE = 2;

export interface LibraryUpload {
  id: string;
  siteId: string;
  name: string;
  bytes: number;
  /** `waiting` for its turn, `lost` while the connection is broken, `checking` when all has been sent. */
  state: 'waiting' | 'sending' | 'lost' | 'checking' | 'failed';
  share: number;
  /** Why it failed. */
  error: string;
}

export const useLibraryUploads = create<{ uploads: readonly LibraryUpload[] }>(() => ({
  uploads: [],
}));

const kept = new KeptUploads();
/** What the browser holds of each upload beside what is shown. */
const held = new Map<string, { file: File; begun?: string; control: AbortController }>();

function change(id: string, values: Partial<LibraryUpload> | null): void {
  const { uploads } = useLibraryUploads.getState();
  useLibraryUploads.setState({
    uploads:
      values === null
        ? uploads.filter((upload) => upload.id !== id)
        : uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)),
  });
}

/** Sends files, one after the other: one that is refused doesn't stop the next (case C40). */
export function addUploads(siteId: string, files: readonly File[], client: QueryClient): void {
  for (const file of files) {
    const id = crypto.randomUUID();
    add({ id, siteId, file });
    void kept.keep({ id, siteId, file });
  }
  next(client);
}

/** Goes on with what was under way when the page was left. What another tab still sends is left to it. */
export async function resumeUploads(siteId: string, client: QueryClient): Promise<void> {
  // Without locks nobody could tell what another tab is at.
  if (!navigator.locks) return;
  const { held: taken = [] } = await navigator.locks.query();
  const names = new Set(taken.map(({ name }) => name));
  for (const upload of await kept.of(siteId)) {
    if (held.has(upload.id) || names.has(lockOf(upload.id))) continue;
    add(upload);
  }
  next(client);
}

/** Calls an upload off, or takes a failed one from the list. */
export function dropUpload(id: string, client: QueryClient): void {
  const { file, control } = held.get(id) ?? {};
  control?.abort();
  forget(id);
  if (file) announce(say('{name} is called off', { name: file.name }));
  next(client);
}

export function retryUpload(id: string, client: QueryClient): void {
  change(id, { state: 'waiting', error: '' });
  next(client);
}

function add({ id, siteId, file, begun }: Parameters<KeptUploads['keep']>[0]): void {
  held.set(id, { file, control: new AbortController(), ...(begun ? { begun } : {}) });
  const { name, size: bytes } = file;
  const upload = { id, siteId, name, bytes, state: 'waiting', share: 0, error: '' } as const;
  useLibraryUploads.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
}

function forget(id: string): void {
  held.delete(id);
  void kept.drop(id);
  change(id, null);
}

function next(client: QueryClient): void {
  const { uploads } = useLibraryUploads.getState();
  const busy = uploads.filter(({ state }) => state !== 'waiting' && state !== 'failed').length;
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  for (const upload of waiting.slice(0, Math.max(0, MOST_AT_ONCE - busy))) {
    change(upload.id, { state: 'sending' });
    void withLock(upload.id, () => send(upload, client)).then(() => next(client));
  }
}

async function send({ id, siteId, name }: LibraryUpload, client: QueryClient): Promise<void> {
  const own = held.get(id);
  if (!own) return;
  const { file, control } = own;
  try {
    await sendFile({
      file,
      begun: own.begun,
      calls: uploadCalls(siteId),
      signal: control.signal,
      onBegin: (begun) => {
        held.set(id, { ...own, begun });
        void kept.keep({ id, siteId, file, begun });
      },
      onProgress: ({ share, isWaiting }) =>
        change(id, { share, state: isWaiting ? 'lost' : share === 1 ? 'checking' : 'sending' }),
    });
    forget(id);
    announce(say('{name} is in the library', { name }));
    await client.invalidateQueries({ queryKey: ['media', siteId] });
  } catch (error) {
    if (control.signal.aborted) return;
    change(id, { state: 'failed', error: messageOf(error) });
    // Refused for good: nothing to go on with.
    void kept.drop(id);
  }
}

const lockOf = (id: string): string => `plinth-upload-${id}`;

async function withLock(id: string, work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(lockOf(id), work) : work());
}
