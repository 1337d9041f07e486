import * as z from 'zod';
import {
  accountSecurityAnswer,
  addPasskeyRequest,
  confirmTwoFactorRequest,
  passkeyAnswer,
  passkeyOptionsAnswer,
  passwordRequest,
  recoveryCodesAnswer,
  renamePasskeyRequest,
  twoFactorBegunAnswer,
} from '../../core/api/account-security';
import { noContent } from '../../core/api/common';
import { byAccount } from '../audit/audit-log';
import { accountOf } from '../http/admission';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { passOn, toWebHeaders } from './web-request';

const tags = ['accounts'];
const onePasskey = z.object({ passkeyId: z.string().max(64) });

/** How one's own account is signed in to: a second factor, and passkeys. What changes who comes in is told by mail. */
export function accountSecurityRoutes(app: RouteScope, services: Services): void {
  const { audit, ownAccount, passkeys, passwords, secondFactor } = services;

  app.get(
    '/api/v1/account/security',
    { config: { right: 'account' }, schema: { tags, response: { 200: accountSecurityAnswer } } },
    async (request) => {
      const account = accountOf(request);
      const [twoFactor, keys] = await Promise.all([
        secondFactor.state(account),
        passkeys.list(account),
      ]);
      return { twoFactor, passkeys: keys };
    },
  );

  app.post(
    '/api/v1/account/two-factor',
    {
      config: { right: 'account' },
      schema: { tags, body: passwordRequest, response: { 200: twoFactorBegunAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      const { password } = request.body;
      await passwords.require(account, password);
      return secondFactor.begin(toWebHeaders(request), password);
    },
  );

  app.post(
    '/api/v1/account/two-factor/confirm',
    {
      config: { right: 'account' },
      schema: { tags, body: confirmTwoFactorRequest, response: { 204: noContent } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { headers } = await secondFactor.confirm(toWebHeaders(request), request.body.code);
      await audit.note('two-factor-on', byAccount(account));
      await ownAccount.tell(account, 'Signing in to Plinth asks for a code now', TOLD.on);
      passOn(headers, reply);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/v1/account/two-factor/disable',
    {
      config: { right: 'account' },
      schema: { tags, body: passwordRequest, response: { 204: noContent } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { password } = request.body;
      await passwords.require(account, password);
      const { headers } = await secondFactor.end(account, toWebHeaders(request), password);
      await audit.note('two-factor-off', byAccount(account));
      await ownAccount.tell(account, 'Signing in to Plinth asks for no code any more', TOLD.off);
      passOn(headers, reply);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/v1/account/two-factor/recovery-codes',
    {
      config: { right: 'account' },
      schema: { tags, body: passwordRequest, response: { 200: recoveryCodesAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      const { password } = request.body;
      await passwords.require(account, password);
      const headers = toWebHeaders(request);
      const recoveryCodes = await secondFactor.newRecoveryCodes(headers, password);
      await audit.note('recovery-codes-made', byAccount(account));
      await ownAccount.tell(account, 'New recovery codes for Plinth', TOLD.codes);
      return { recoveryCodes };
    },
  );

  app.post(
    '/api/v1/account/passkeys/options',
    {
      config: { right: 'account' },
      schema: { tags, body: passwordRequest, response: { 200: passkeyOptionsAnswer } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await passwords.require(account, request.body.password);
      const { value, headers } = await passkeys.options(toWebHeaders(request));
      passOn(headers, reply);
      return value;
    },
  );

  app.post(
    '/api/v1/account/passkeys',
    {
      config: { right: 'account' },
      schema: { tags, body: addPasskeyRequest, response: { 201: passkeyAnswer } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const added = await passkeys.add(toWebHeaders(request), request.body);
      await audit.note('passkey-added', byAccount(account));
      await ownAccount.tell(account, 'A new passkey for Plinth', `${TOLD.key} “${added.name}”.`);
      return reply.status(201).send(added);
    },
  );

  app.patch(
    '/api/v1/account/passkeys/:passkeyId',
    {
      config: { right: 'account' },
      schema: {
        tags,
        params: onePasskey,
        body: renamePasskeyRequest,
        response: { 200: passkeyAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const id = request.params.passkeyId;
      return passkeys.rename(account, toWebHeaders(request), { id, ...request.body });
    },
  );

  app.delete(
    '/api/v1/account/passkeys/:passkeyId',
    {
      config: { right: 'account' },
      schema: { tags, params: onePasskey, response: { 204: noContent } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { passkeyId } = request.params;
      const { name } = await passkeys.remove(account, toWebHeaders(request), passkeyId);
      await audit.note('passkey-removed', byAccount(account));
      await ownAccount.tell(account, 'A passkey for Plinth is removed', `${TOLD.noKey} “${name}”.`);
      return reply.status(204).send();
    },
  );
}

const TOLD = {
  on: 'Two-factor sign-in was turned on for your account.',
  off: 'Two-factor sign-in was turned off for your account: the password is enough now.',
  codes: 'New recovery codes were made for your account. The earlier ones don’t work any more.',
  key: 'Your account can be signed in to with a new passkey:',
  noKey: 'Your account can’t be signed in to any more with the passkey',
};
