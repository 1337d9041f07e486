import { API_BASE, ApiError, SHARED_EDITING_HEADER } from '../../core/api/client';
import { sharedEditingToken } from './shared-editing';

/** Sends a file as the body of a request, as it is. @throws ApiError where the server refuses it, or can't be reached */
export async function postFile<Result>(path: string, body: Blob, type: string): Promise<Result> {
  const token = sharedEditingToken();
  let answer: Response;
  try {
    answer = await fetch(API_BASE + path, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'Content-Type': type,
        ...(token === undefined ? {} : { [SHARED_EDITING_HEADER]: token }),
      },
      body,
    });
  } catch (cause) {
    throw new ApiError({ status: 400, code: 'unreadable', message: String(cause), cause });
  }
  if (answer.ok) return (await answer.json()) as Result;
  const failure = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new ApiError({
    status: answer.status,
    code: failure.code ?? 'unknown',
    message: failure.message ?? '',
  });
}
