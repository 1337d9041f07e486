import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../core/errors';
import { byAccount } from '../audit/audit-log';
import { credentialsOf } from '../http/access';
import { isOwnOrigin } from '../http/guard';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { AUTH_PATH } from './auth';
import { readObject, sendWebResponse, toWebRequest } from './web-request';

const SIGN_IN = '/sign-in/email';
const CHANGE_PASSWORD = '/change-password';
const RESET_PASSWORD = '/reset-password';
/** The last step of coming in, whichever way. */
const WAYS_IN = new Set<string>([
  SIGN_IN,
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);
const email = z.string();
const password = z.string();
const code = z.string();
const trustDevice = z.boolean().optional();
/** What the library answers. Whatever else it could do isn't there. */
const CALLS: [method: 'GET' | 'POST', path: string, body?: z.ZodType][] = [
  ['POST', SIGN_IN, z.object({ email, password, rememberMe: z.boolean().optional() })],
  ['POST', '/two-factor/verify-totp', z.object({ code, trustDevice })],
  ['POST', '/two-factor/verify-backup-code', z.object({ code, trustDevice })],
  ['GET', '/passkey/generate-authenticate-options'],
  ['POST', '/passkey/verify-authentication', z.object({ response: z.looseObject({}) })],
  ['POST', '/sign-out'],
  ['GET', '/get-session'],
  ['POST', CHANGE_PASSWORD, z.object({ currentPassword: password, newPassword: password })],
  ['POST', '/request-password-reset', z.object({ email })],
  ['POST', RESET_PASSWORD, z.object({ token: z.string(), newPassword: password })],
];
/** The library's code for a present password that isn't the one. */
const WRONG_PASSWORD = 'INVALID_PASSWORD';
const NOBODY = { account: null, label: 'Somebody' };

/** Signing in and out and new passwords: handed over to the accounts library, with failures counted here. */
export function authRoutes(app: RouteScope, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const [method, path, body] of CALLS) {
    app.route({
      method,
      url: AUTH_PATH + path,
      config: { right: path === CHANGE_PASSWORD ? 'account' : 'everybody' },
      schema: { tags: ['accounts'], security: [], ...(body ? { body } : {}) },
      // The schema describes the call; the library checks it.
      validatorCompiler: () => (value) => ({ value }),
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
  const forget = await countGuess(services, request, call);
  const answer = await services.accounts.auth.handler(toWebRequest(request));
  const text = await answer.text();
  const body = readObject(text);
  const isWrong = call === SIGN_IN ? !answer.ok : body['code'] === WRONG_PASSWORD;
  if (!isWrong) await forget?.();
  await afterwards(services, { request, call, answer, body });
  return sendWebResponse(answer, text, reply);
}

/**
 * Counts what may be a guess of a password, before it is looked at.
 * @returns what takes it back; null where nothing is guessed
 * @throws AppError 429
 */
async function countGuess(
  { access, passwords, signInFailures }: Services,
  request: FastifyRequest,
  call: string,
): Promise<(() => Promise<void>) | null> {
  if (call === SIGN_IN) return signInFailures.begin(emailOf(request.body), request.ip);
  if (call !== CHANGE_PASSWORD) return null;
  const account = await access.requireAccount(credentialsOf(request)).catch(() => null);
  return account && passwords.begin(account);
}

interface Done {
  request: FastifyRequest;
  call: string;
  answer: Response;
  body: Record<string, unknown>;
}

/** Notes who came in, and who tried to; a new password is told by mail and counts on every device. */
async function afterwards(services: Services, done: Done): Promise<void> {
  const { accounts, access, audit, ownAccount, secondFactor } = services;
  const { request, call, answer, body } = done;
  if (WAYS_IN.has(call)) {
    const account = answer.ok ? await accounts.byId(userIdIn(body)) : null;
    // With a second factor to come nobody is in yet.
    if (account) await audit.note('sign-in', byAccount(account));
    else if (answer.status === 401) await audit.note('sign-in-refused', NOBODY);
  } else if (call === CHANGE_PASSWORD && answer.ok) {
    // The session may have a new key by now: the answer tells whose it was.
    const account =
      (await accounts.byId(userIdIn(body))) ??
      (await access.requireAccount(credentialsOf(request)).catch(() => null));
    await audit.note('password-changed', account ? byAccount(account) : NOBODY);
    if (account) {
      await secondFactor.forgetDevices(account.id);
      await ownAccount.tell(account, 'Your password on Plinth has changed', PASSWORD_CHANGED);
    }
  } else if (call === RESET_PASSWORD && answer.ok) await audit.note('password-changed', NOBODY);
}

const PASSWORD_CHANGED = 'The password of your account was changed just now.';

function userIdIn({ user }: Record<string, unknown>): string {
  if (typeof user !== 'object' || user === null || !('id' in user)) return '';
  return typeof user.id === 'string' ? user.id : '';
}

function emailOf(body: unknown): string {
  if (!Buffer.isBuffer(body)) return '';
  // What can't be parsed the library refuses.
  const { email } = readObject(body.toString('utf8'));
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
