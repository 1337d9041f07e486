/** Between the framework's requests and answers and those of the accounts library. */
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { libraryError } from './library-call';

export function toWebRequest(request: FastifyRequest): Request {
  const headers = toWebHeaders(request);
  // Node's own framing of the body is over; the library reads the body anew.
  for (const name of ['content-length', 'transfer-encoding', 'connection']) headers.delete(name);
  const url = `${request.protocol}://${request.headers.host ?? 'localhost'}${request.url}`;
  const body =
    Buffer.isBuffer(request.body) && request.method === 'POST'
      ? new Uint8Array(request.body)
      : null;
  return new Request(url, { method: request.method, headers, body });
}

export function toWebHeaders(request: FastifyRequest): Headers {
  const headers = fromNodeHeaders(request.headers);
  // Whatever a client claims: without a trusted proxy its address is that of the connection.
  headers.set('x-forwarded-for', request.ip);
  withoutFetchMetadata(headers);
  return headers;
}

/**
 * Node's own fetch says how it fetches, as browsers do, but not from where: the library takes it for a browser that hides its
 * origin. A browser's foreign request always tells its `Origin`.
 */
function withoutFetchMetadata(headers: Headers): void {
  if (headers.has('origin')) return;
  for (const name of ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest']) headers.delete(name);
}

/** Hands a session's new cookie and token on. */
export function passOn(headers: Headers, reply: FastifyReply): void {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const token = headers.get('set-auth-token');
  if (token !== null) reply.header('set-auth-token', token);
  reply.header('cache-control', 'no-store');
}

export function sendWebResponse(answer: Response, text: string, reply: FastifyReply): FastifyReply {
  reply.status(answer.status);
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  passOn(answer.headers, reply);
  if (answer.status < 400) return reply.send(text);
  return reply
    .type('application/json')
    .send(JSON.stringify(libraryError(answer.status, readObject(text))));
}

/** A JSON object; an empty one for anything else. */
export function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Not JSON.
  }
  return {};
}
