import { fromNodeHeaders } from 'better-auth/node';
import * as z from 'zod';
import {
  accountAnswer,
  changeAccountRequest,
  changeEmailRequest,
  confirmEmailRequest,
  deleteAccountRequest,
  sessionAnswer,
} from '../../core/api/account';
import { noContent, wholePaging } from '../../core/api/common';
import { byAccount } from '../audit/audit-log';
import { accountOf } from '../http/admission';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { Account } from './accounts';
import type { SessionSummary } from './own-account';

const tags = ['accounts'];

/** One's own account: name, e-mail, where one is signed in, and leaving. */
export function ownAccountRoutes(app: RouteScope, services: Services): void {
  const { accounts, audit, ownAccount } = services;
  const present = async (account: Account) => ({
    ...account,
    isOperator: await accounts.isOperator(account.id),
  });

  app.patch(
    '/api/v1/account',
    {
      config: { right: 'account' },
      schema: { tags, body: changeAccountRequest, response: { 200: accountAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      return present(await ownAccount.rename(account, request.body.name));
    },
  );

  app.post(
    '/api/v1/account/email',
    {
      config: { right: 'account' },
      schema: { tags, body: changeEmailRequest, response: { 202: noContent } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await ownAccount.askForEmail(account, request.body);
      return reply.status(202).send();
    },
  );

  app.post(
    '/api/v1/account/email/confirm',
    {
      config: { right: 'account' },
      schema: { tags, body: confirmEmailRequest, response: { 200: accountAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      const changed = await ownAccount.confirmEmail(account, request.body.token);
      await audit.note('email-changed', byAccount(changed));
      return present(changed);
    },
  );

  app.get(
    '/api/v1/account/sessions',
    {
      config: { right: 'account' },
      schema: { tags, querystring: wholePaging, response: { 200: z.array(sessionAnswer) } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const token = await ownAccount.tokenOf(fromNodeHeaders(request.headers));
      const sessions = await ownAccount.sessions(account, token);
      reply.header('cache-control', 'no-store');
      return partOfList(reply, sessions, request.query).map(presentSession);
    },
  );

  app.delete(
    '/api/v1/account/sessions',
    { config: { right: 'account' }, schema: { tags, response: { 204: noContent } } },
    async (request, reply) => {
      const account = accountOf(request);
      await ownAccount.endSessions(account);
      await audit.note('sessions-ended', byAccount(account));
      return reply.status(204).send();
    },
  );

  app.delete(
    '/api/v1/account/sessions/:sessionId',
    {
      config: { right: 'account' },
      schema: {
        tags,
        params: z.object({ sessionId: z.string().max(64) }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await ownAccount.endSessions(account, request.params.sessionId);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/v1/account/delete',
    {
      config: { right: 'account' },
      schema: { tags, body: deleteAccountRequest, response: { 204: noContent } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await ownAccount.remove(account, request.body.password);
      await audit.note('account-deleted', { account: null, label: 'A deleted account' });
      return reply.status(204).send();
    },
  );
}

function presentSession(session: SessionSummary) {
  return {
    id: session.id,
    userAgent: session.userAgent,
    createdAt: session.createdAt.toISOString(),
    usedAt: session.usedAt.toISOString(),
    isCurrent: session.isCurrent,
  };
}
