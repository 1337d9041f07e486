import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors';
import { byAccount } from '../audit/audit-log';
import { credentialsOf } from '../http/access';
import { isOwnOrigin } from '../http/guard';
import type { RouteScope } from '../http/route-scope';
import { newId, pseudonym } from '../keys';
import type { Services } from '../services';
import { AUTH_PATH } from './auth';

const SIGN_IN = '/sign-in/email';
const CHANGE_PASSWORD = '/change-password';
const RESET_PASSWORD = '/reset-password';
/** What the library answers. Whatever else it could do isn't there. */
const CALLS = [
  ['POST', SIGN_IN],
  ['POST', '/sign-out'],
  ['GET', '/get-session'],
  ['POST', CHANGE_PASSWORD],
  ['POST', '/request-password-reset'],
  ['POST', RESET_PASSWORD],
] as const;
const NOBODY = { account: null, label: 'Somebody' };
const FAILURE_WINDOW_MS = 5 * 60 * 1000;
const MAX_FAILURES = 10;

/** Signing in and out and new passwords: handed over to the accounts library, with failures counted here. */
export function authRoutes(app: RouteScope, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const [method, path] of CALLS) {
    app.route({
      method,
      url: AUTH_PATH + path,
      config: { isPublic: true },
      schema: { hide: true },
      handler: (request, reply) => handOver(services, { request, reply, call: path }),
    });
  }
}

async function handOver(
  services: Services,
  { request, reply, call }: { request: FastifyRequest; reply: FastifyReply; call: string },
): Promise<FastifyReply> {
  const { origin, host } = request.headers;
  // Also without a cookie: nobody is signed in from another website, to an account that isn't theirs.
  if (origin !== undefined && !isOwnOrigin(origin, host, services.config.publicUrl)) {
    throw new AppError('forbidden', 'This request came from another website.');
  }
  const key = call === SIGN_IN ? failureKey(request, services.secret) : null;
  if (key !== null) await refuseAfterFailures(services, key, reply);
  const answer = await services.accounts.auth.handler(toWebRequest(request));
  if (key !== null && answer.status >= 400) await countFailure(services, key);
  await noteCall(services, { request, answer, call });
  return sendWebResponse(answer, reply);
}

/** Who came in, and who tried to: for the operator. */
async function noteCall(
  { accounts, access, audit }: Services,
  done: { request: FastifyRequest; answer: Response; call: string },
): Promise<void> {
  const { request, answer, call } = done;
  if (call === SIGN_IN) {
    const account = answer.ok ? await accounts.byEmail(emailOf(request.body)) : null;
    if (account) await audit.note('sign-in', byAccount(account));
    else if (answer.status === 401) await audit.note('sign-in-refused', NOBODY);
  } else if (call === CHANGE_PASSWORD && answer.ok) {
    const account = await access.requireAccount(credentialsOf(request)).catch(() => null);
    await audit.note('password-changed', account ? byAccount(account) : NOBODY);
  } else if (call === RESET_PASSWORD && answer.ok) await audit.note('password-changed', NOBODY);
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = fromNodeHeaders(request.headers);
  // Whatever a client claims: without a trusted proxy its address is that of the connection.
  headers.set('x-forwarded-for', request.ip);
  // Node's own framing of the body is over; the library reads the body anew.
  for (const name of ['content-length', 'transfer-encoding', 'connection']) headers.delete(name);
  withoutFetchMetadata(headers);
  const url = `${request.protocol}://${request.headers.host ?? 'localhost'}${request.url}`;
  const body =
    Buffer.isBuffer(request.body) && request.method === 'POST'
      ? new Uint8Array(request.body)
      : null;
  return new Request(url, { method: request.method, headers, body });
}

/**
 * Node's own fetch says how it fetches, as browsers do, but not from where: the library takes it for a browser that hides its
 * origin. A browser's foreign request always tells its `Origin`.
 */
function withoutFetchMetadata(headers: Headers): void {
  if (headers.has('origin')) return;
  for (const name of ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest']) headers.delete(name);
}

async function sendWebResponse(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  const text = await answer.text();
  reply.status(answer.status);
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  reply.header('cache-control', 'no-store');
  if (answer.status >= 400)
    return reply.type('application/json').send(JSON.stringify(toError(answer.status, text)));
  return reply.send(text);
}

/** The library's errors in the form of all others. */
function toError(status: number, text: string) {
  const message = messageOf(text);
  if (status === 401) return new AppError('unauthorized', message).toJSON();
  if (status === 403) return new AppError('forbidden', message).toJSON();
  if (status === 404) return new AppError('not_found', message).toJSON();
  if (status === 429) return new AppError('rate_limited', message).toJSON();
  if (status >= 500) return new AppError('internal').toJSON();
  return new AppError('validation_failed', message, { status }).toJSON();
}

function messageOf(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (
      typeof body === 'object' &&
      body !== null &&
      'message' in body &&
      typeof body.message === 'string'
    ) {
      return body.message;
    }
  } catch {
    // Not JSON: the general message says enough.
  }
  return undefined;
}

function failureKey(request: FastifyRequest, secret: string): string {
  return `sign-in:${pseudonym(secret, `${request.ip} ${emailOf(request.body)}`)}`;
}

function emailOf(body: unknown): string {
  try {
    const values: unknown = Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : null;
    if (typeof values === 'object' && values !== null && 'email' in values) {
      return String(values.email).trim().toLowerCase();
    }
  } catch {
    // What can't be parsed the library refuses.
  }
  return '';
}

async function refuseAfterFailures(
  services: Services,
  key: string,
  reply: FastifyReply,
): Promise<void> {
  const now = services.now();
  const limit = { key, now, max: MAX_FAILURES, windowMs: FAILURE_WINDOW_MS };
  const next = await services.storage.rates.nextAllowed(limit);
  if (next === null) return;
  reply.header('retry-after', Math.ceil((next - now) / 1000));
  throw new AppError('rate_limited');
}

async function countFailure(services: Services, key: string): Promise<void> {
  await services.storage.rates.hit({
    id: newId(),
    key,
    now: services.now(),
    max: MAX_FAILURES,
    windowMs: FAILURE_WINDOW_MS,
  });
}
