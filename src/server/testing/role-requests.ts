import { UPLOAD_PART_TYPE } from '../../core/api/upload-part';
import type { Account } from '../accounts/accounts';
import { hashToken, newId, newToken } from '../keys';
import { PIXEL, send, type RoleSite } from './role-site';
import { SoftPasskey } from './soft-passkey';
import { OWNER, type TestApp } from './test-app';
import { totpOf } from './totp';

/** What a request of an endpoint has to hold, so that only the right to it decides. */
export interface RoleRequest {
  query?: string;
  /** In the place of those of the role. */
  headers?: Record<string, string>;
  json?: object;
  body?: { type: string; content: Buffer };
}

export interface RoleContext {
  server: TestApp;
  /** A moment to come. */
  at: string;
  archive: Buffer;
  /** Whoever asks, where they have an account. */
  account: Account | null;
  headers: Record<string, string>;
}

type Make = (site: RoleSite, context: RoleContext) => RoleRequest | Promise<RoleRequest>;

const json =
  (values: object | ((site: RoleSite) => object)): Make =>
  (site) => ({ json: typeof values === 'function' ? values(site) : values });

const ORIGIN = 'http://localhost:4210';
const PASSWORD = { password: OWNER.password };

/** Asks within this process, and keeps the cookies of the answer. */
async function ask(
  server: TestApp,
  url: string,
  {
    headers = {},
    payload,
  }: { headers?: Record<string, string>; payload?: object | undefined } = {},
) {
  const method = payload ? ('POST' as const) : ('GET' as const);
  const request = { method, url: `/api/v1${url}`, headers };
  const answer = await server.app.inject({ ...request, ...(payload ? { payload } : {}) });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]);
  return { cookie: cookies.join('; '), body: answer.body === '' ? null : answer.json() };
}

async function withSecondFactor(server: TestApp, headers: Record<string, string>) {
  const { body } = await ask(server, '/account/two-factor', { headers, payload: PASSWORD });
  const payload = { code: totpOf(body.uri) };
  const { cookie } = await ask(server, '/account/two-factor/confirm', { headers, payload });
  return { ...(body as { uri: string; recoveryCodes: string[] }), cookie };
}

/** Somebody who has given the password and is asked for the code. */
async function challenge(server: TestApp) {
  const email = `${newId()}@plinth.example`;
  const made = await withSecondFactor(server, { cookie: await server.cookieOf(email) });
  const payload = { email, password: OWNER.password };
  return { ...made, cookie: (await ask(server, '/auth/sign-in/email', { payload })).cookie };
}

/** What a browser sends when it has made a passkey. */
async function registered(server: TestApp, device: SoftPasskey, headers: Record<string, string>) {
  const options = await ask(server, '/account/passkeys/options', { headers, payload: PASSWORD });
  return {
    headers: { cookie: `${headers['cookie'] ?? ''}; ${options.cookie}` },
    json: { name: 'Key', response: device.register(options.body) },
  };
}

/** A passkey of whoever asks, where they have an account. */
async function addPasskey(site: RoleSite, { server, account, headers }: RoleContext) {
  if (account === null) return;
  const made = await registered(server, new SoftPasskey(ORIGIN), headers);
  const all = { headers: { ...headers, ...made.headers }, payload: made.json };
  site.parts['passkeyId'] = (await ask(server, '/account/passkeys', all)).body.id;
}

const file: Make = () => {
  const boundary = 'role-walk';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="p.png"\r\ncontent-type: image/png\r\n\r\n`;
  const content = Buffer.concat([Buffer.from(head), PIXEL, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body: { type: `multipart/form-data; boundary=${boundary}`, content } };
};

const site = '/api/v1/sites/:siteId';

/** Those that need more than their address. */
export const REQUESTS: Record<string, Make> = {
  'POST /api/v1/auth/sign-in/email': json({ ...OWNER }),
  'POST /api/v1/auth/change-password': json({
    currentPassword: OWNER.password,
    newPassword: 'another long password',
  }),
  'POST /api/v1/auth/request-password-reset': json({ email: 'nobody@plinth.example' }),
  'POST /api/v1/auth/reset-password': async (_site, { server }) => {
    const { accounts } = server.services;
    const { id } = await accounts.create({ ...OWNER, email: `${newId()}@plinth.example` });
    const { internalAdapter } = await accounts.auth.$context;
    const token = newToken();
    const expiresAt = new Date(Date.now() + 60_000);
    const identifier = `reset-password:${token}`;
    await internalAdapter.createVerificationValue({ identifier, value: id, expiresAt });
    return { json: { token, newPassword: 'another long password' } };
  },
  'POST /api/v1/auth/two-factor/verify-totp': async (_site, { server }) => {
    const { cookie, uri } = await challenge(server);
    return { headers: { cookie }, json: { code: totpOf(uri) } };
  },
  'POST /api/v1/auth/two-factor/verify-backup-code': async (_site, { server }) => {
    const { cookie, recoveryCodes } = await challenge(server);
    return { headers: { cookie }, json: { code: recoveryCodes[0] } };
  },
  'POST /api/v1/auth/passkey/verify-authentication': async (_site, { server }) => {
    const headers = { cookie: await server.cookieOf(`${newId()}@plinth.example`) };
    const device = new SoftPasskey(ORIGIN);
    const { json: values, headers: own } = await registered(server, device, headers);
    await ask(server, '/account/passkeys', { headers: { ...headers, ...own }, payload: values });
    const options = await ask(server, '/auth/passkey/generate-authenticate-options');
    return { headers: { cookie: options.cookie }, json: { response: device.answer(options.body) } };
  },
  'POST /api/v1/account/two-factor': json({ password: OWNER.password }),
  'POST /api/v1/account/two-factor/confirm': async (_site, { server, account, headers }) => {
    if (account === null) return { json: { code: '000000' } };
    const { body } = await ask(server, '/account/two-factor', { headers, payload: PASSWORD });
    return { json: { code: totpOf(body.uri) } };
  },
  'POST /api/v1/account/two-factor/disable': json({ password: OWNER.password }),
  'POST /api/v1/account/two-factor/recovery-codes': async (_site, { server, account, headers }) => {
    if (account === null) return { json: PASSWORD };
    return {
      headers: { cookie: (await withSecondFactor(server, headers)).cookie },
      json: PASSWORD,
    };
  },
  'POST /api/v1/account/passkeys/options': json({ password: OWNER.password }),
  'POST /api/v1/account/passkeys': (_site, { server, account, headers }) =>
    account === null
      ? { json: { name: 'Key', response: {} } }
      : registered(server, new SoftPasskey(ORIGIN), headers),
  'PATCH /api/v1/account/passkeys/:passkeyId': async (site, context) => {
    await addPasskey(site, context);
    return { json: { name: 'Another name' } };
  },
  'DELETE /api/v1/account/passkeys/:passkeyId': async (site, context) => {
    await addPasskey(site, context);
    return {};
  },
  'POST /api/v1/setup/link': async (_site, { server }) => ({
    json: { token: await server.services.accounts.newInvitation('new@b.example') },
  }),
  'POST /api/v1/setup': async (_site, { server }) => ({
    json: {
      token: await server.services.accounts.newSetupToken(),
      email: `${newId()}@plinth.example`,
      password: OWNER.password,
    },
  }),
  'POST /api/v1/sign-up': async (_site, { server }) => {
    await server.services.signUp.setOpen(true);
    return { json: { email: `${newId()}@plinth.example` } };
  },
  'PATCH /api/v1/account': json({ name: 'Somebody' }),
  'POST /api/v1/account/email': json({ email: 'new@b.example', password: OWNER.password }),
  'POST /api/v1/account/email/confirm': async (_site, { server, account }) => {
    const token = newToken();
    const value = JSON.stringify({
      accountId: account?.id,
      email: `${newId()}@plinth.example`,
      until: Number.MAX_SAFE_INTEGER,
    });
    await server.services.storage.settings.set(`email-change:${hashToken(token)}`, value);
    return { json: { token } };
  },
  'POST /api/v1/account/delete': json({ password: OWNER.password }),
  'POST /api/v1/sites': json({ name: 'New' }),
  'POST /api/v1/sites/import': (_site, { archive }) => ({
    query: '?ids=new',
    body: { type: 'application/zip', content: archive },
  }),
  'GET /api/v1/domains/ask': () => ({ query: '?domain=localhost' }),
  [`PATCH ${site}`]: json({ name: 'Renamed' }),
  [`POST ${site}/duplicate`]: json({ name: 'Copy' }),
  [`POST ${site}/draft/edits`]: json({ edits: [{ edit: 'setTheme', values: { fontSize: 17 } }] }),
  [`POST ${site}/schedules`]: (_site, { at }) => ({ json: { action: 'unpublish', at } }),
  [`POST ${site}/share-links`]: json({ right: 'preview' }),
  [`POST ${site}/members`]: json({ email: 'new@b.example' }),
  [`PATCH ${site}/members/:memberId`]: json({ mayPublish: true }),
  [`POST ${site}/domains`]: () => ({ json: { host: `${newId()}.example` } }),
  [`POST ${site}/media`]: file,
  [`PATCH ${site}/media/:mediaId`]: json({ name: 'Renamed' }),
  [`POST ${site}/media/:mediaId/replace`]: file,
  [`POST ${site}/media/:mediaId/renditions`]: json({ kind: 'logo' }),
  [`POST ${site}/uploads`]: json({ name: 'p.png', bytes: PIXEL.length }),
  [`PATCH ${site}/uploads/:uploadId`]: () => ({
    query: '?offset=0',
    body: { type: UPLOAD_PART_TYPE, content: PIXEL },
  }),
  [`PATCH ${site}/messages/:messageId`]: json({ isRead: true }),
  [`GET ${site}/messages/sender`]: () => ({ query: '?email=visitor@x.example' }),
  [`DELETE ${site}/messages/sender`]: () => ({ query: '?email=visitor@x.example' }),
  [`PUT ${site}/webhook`]: json({ url: 'https://hook.example/' }),
  [`POST ${site}/translations/:language`]: async ({ siteId, headers }, { server }) => {
    const url = `/api/v1/sites/${siteId}/translations/sv?format=csv`;
    const { body } = await send(server, { method: 'GET', url, headers: headers.owner });
    return { body: { type: 'text/csv', content: body } };
  },
  'PATCH /api/v1/operator/complaints/:complaintId': json({ status: 'resolved' }),
  'PATCH /api/v1/operator/sites/:siteId': json({ plan: 'free' }),
  'PATCH /api/v1/operator/settings': json({ isSignUpOpen: false }),
  'GET /api/v1/operator/people': () => ({ query: '?email=visitor@x.example' }),
  'DELETE /api/v1/operator/people': () => ({ query: '?email=visitor@x.example' }),
};
