/** The server's side of sending a file, over HTTP. */
import { API_BASE, ApiError, SHARED_EDITING_HEADER } from '../../core/api/client';
import type { MediaAnswer } from '../../core/api/media';
import { UPLOAD_PART_TYPE } from '../../core/api/upload-part';
import type { UploadAnswer } from '../../core/api/uploads';
import { api } from '../app/api';
import { sharedEditingToken } from '../app/shared-editing';
import type { UploadCalls } from './send-file';

export function uploadCalls(siteId: string): UploadCalls {
  const base = `/sites/${siteId}/uploads`;
  return {
    begin: (request, signal) => api.post<UploadAnswer>(base, request, { signal }),
    find: (id, signal) => api.get<UploadAnswer>(`${base}/${id}`, { signal }),
    part: (id, { offset, content }, options) =>
      sendPart(`${API_BASE}${base}/${id}?offset=${offset}`, content, options),
    cancel: async (id) => {
      await api.delete(`${base}/${id}`);
    },
  };
}

/** Only this older way of asking tells how much has been sent. */
function sendPart(
  address: string,
  content: Blob,
  { signal, onSent }: { signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<MediaAnswer | UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PATCH', address);
    request.responseType = 'json';
    request.setRequestHeader('content-type', UPLOAD_PART_TYPE);
    const token = sharedEditingToken();
    if (token !== undefined) request.setRequestHeader(SHARED_EDITING_HEADER, token);
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('load', () => {
      const { status } = request;
      const answer = (request.response ?? {}) as { code?: string; message?: string };
      // A proxy's own page says nothing that people could use.
      if (status < 400 && request.response) resolve(answer as MediaAnswer | UploadAnswer);
      else reject(failure(status, answer));
    });
    request.addEventListener('error', () => reject(failure(400, { code: 'unreadable' })));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    // An empty body has no length of its own in some browsers.
    request.send(content);
  });
}

function failure(status: number, { code = 'unknown', message = '' }: Partial<ApiError>): ApiError {
  return new ApiError({ status, code, message });
}
