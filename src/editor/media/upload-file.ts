/** Sends a file and waits until it is ready to be shown. */
import { ApiError } from '../../core/api/client';
import { api } from '../app/api';
import type { MediaAnswer } from '../../core/api/media';
import { sendFile, type SendProgress } from './send-file';
import { uploadCalls } from './upload-calls';
import { say } from '../words/say';

/** How often a file that is still being made ready is asked for, ms. */
const POLL_MS = 700;

/**
 * Resolves when the file is ready in all its sizes.
 * @throws ApiError with the server's words when it is refused, or can't be reached for long
 * @throws the signal's reason when it is called off
 */
export async function uploadFile(options: {
  siteId: string;
  file: File;
  signal: AbortSignal;
  onProgress: (progress: SendProgress) => void;
  replaces?: string;
}): Promise<MediaAnswer> {
  const { siteId, signal, onProgress } = options;
  let record: MediaAnswer = await sendFile({ ...options, calls: uploadCalls(siteId) });
  onProgress({ share: 1, isWaiting: false });
  while (record.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    signal.throwIfAborted();
    record = await api.get<MediaAnswer>(`/sites/${siteId}/media/${record.id}`, { signal });
  }
  if (record.status === 'failed') {
    throw new ApiError({
      status: 422,
      code: 'unusable',
      message: say('This file can’t be made into a picture.'),
    });
  }
  return record;
}
