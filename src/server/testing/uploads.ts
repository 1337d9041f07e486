import type { LightMyRequestResponse as Response } from 'fastify';
import type { MediaAnswer } from '../../core/api/media';
import type { MediaVariant } from '../../core/document/document';
import type { ErrorBody } from '../../core/errors';
import type { TestApp } from './test-app';

/** The answer to an upload: the file, or why it isn't taken. Tests read of it what they expect. */
export type UploadBody = Omit<MediaAnswer, 'status' | 'variants'> &
  Omit<ErrorBody, 'status'> & {
    status: string | number;
    variants: Record<'small' | 'medium' | 'large' | 'xlarge', Required<MediaVariant>>;
  };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What tests do with a site's files. */
export interface Uploader {
  siteId: string;
  /** Adds a file. The answer is that of a machine that makes the sizes at once. */
  upload(
    content: Uint8Array,
    name: string,
    options?: { type?: string; query?: string; path?: string },
  ): Promise<{ status: number; body: UploadBody }>;
  /** A call of the site's API, as its owner. */
  call<Body = UploadBody>(
    method: Method,
    path: string,
    payload?: Record<string, unknown>,
  ): Promise<{ status: number; body: Body; headers: Record<string, unknown> }>;
  /** A file as browsers get it. */
  file(url: string, headers?: Record<string, string>): Promise<Served>;
}

type Served = Pick<Response, 'statusCode' | 'headers' | 'rawPayload' | 'body'>;

/** Makes a site, and gives what its owner does with files. */
export async function uploader(server: TestApp, name = 'Media'): Promise<Uploader> {
  const cookie = await server.cookieOf();
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/v1/sites',
    headers: { cookie },
    payload: { name },
  });
  const siteId = String(made.json().id);
  /** The file as it is when its sizes are made: a slow machine answers an upload before. */
  const finished = async (file: UploadBody): Promise<UploadBody> => {
    if (file.status !== 'processing') return file;
    await server.services.media.settle(siteId);
    const url = `/api/v1/sites/${siteId}/media/${file.id}`;
    const answer = await server.app.inject({ url, headers: { cookie } });
    return finished(answer.json() as UploadBody);
  };
  return {
    siteId,
    async upload(content, title, { type = 'application/octet-stream', query = '', path } = {}) {
      const form = new FormData();
      form.append('file', new Blob([Buffer.from(content)], { type }), title);
      const request = new Request('http://x/', { method: 'POST', body: form });
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/v1/sites/${siteId}/media${path ?? ''}${query}`,
        headers: { cookie, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return { status: answer.statusCode, body: await finished(answer.json() as UploadBody) };
    },
    async call<Body>(method: Method, path: string, payload?: Record<string, unknown>) {
      const answer = await server.app.inject({
        method,
        url: `/api/v1/sites/${siteId}${path}`,
        headers: { cookie },
        ...(payload === undefined ? {} : { payload }),
      });
      const body = (answer.body === '' ? null : answer.json()) as Body;
      return { status: answer.statusCode, body, headers: answer.headers };
    },
    file: async (url, headers = {}) => server.app.inject({ url, headers }),
  };
}
