/** Sends a file as the API takes it, and tells how far it is. */
import { API_BASE, ApiError, SHARED_EDITING_HEADER } from '../../core/api/client';
import { api } from '../app/api';
import { sharedEditingToken } from '../app/shared-editing';
import type { MediaAnswer } from '../panels/media';

/** How often a file that is still being made ready is asked for, ms. */
const POLL_MS = 700;

/**
 * Resolves when the file is ready in all its sizes.
 * @param onProgress share that has been sent, 0 to 1; then it is being made ready
 * @throws ApiError with the server's words when it is refused
 */
export async function uploadFile(
  siteId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<MediaAnswer> {
  let record = await send(siteId, file, onProgress);
  onProgress(1);
  while (record.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    record = await api.get<MediaAnswer>(`/sites/${siteId}/media/${record.id}`);
  }
  if (record.status === 'failed') {
    throw new ApiError({
      status: 422,
      code: 'unusable',
      message: 'This file can’t be made into a picture.',
    });
  }
  return record;
}

/** Only this older way of asking tells how much has been sent. */
function send(
  siteId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<MediaAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${API_BASE}/sites/${siteId}/media`);
    request.responseType = 'json';
    const token = sharedEditingToken();
    if (token !== undefined) request.setRequestHeader(SHARED_EDITING_HEADER, token);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status } = request;
      const answer = (request.response ?? {}) as { code?: string; message?: string };
      if (status < 400) resolve(answer as MediaAnswer);
      else {
        const { code = 'unknown', message = '' } = answer;
        reject(new ApiError({ status, code, message }));
      }
    });
    request.addEventListener('error', () =>
      reject(new ApiError({ status: 400, code: 'unreadable', message: '' })),
    );
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
