import type { FastifyRequest } from 'fastify';
import {
  accountAnswer,
  linkAnswer,
  linkRequest,
  setUpAnswer,
  setUpRequest,
  signUpRequest,
  type LinkAnswer,
} from '../../core/api/account';
import { noContent } from '../../core/api/common';
import { byAccount } from '../audit/audit-log';
import { accountOf } from '../http/admission';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { Account } from './accounts';

/** The first account and one's own account. */
export function accountRoutes(app: RouteScope, services: Services): void {
  const { accounts, audit, signUp, storage } = services;

  const present = async (account: Account) => ({
    id: account.id,
    email: account.email,
    name: account.name,
    isOperator: await accounts.isOperator(account.id),
  });

  /** The key of a link is the right to these calls: it is checked before the rest of the body. */
  const requireLink = async ({ body }: FastifyRequest) => {
    await accounts.linkOf(tokenIn(body));
  };

  app.post(
    '/api/v1/setup',
    {
      preValidation: requireLink,
      config: { right: 'everybody' },
      schema: {
        tags: ['accounts'],
        security: [],
        body: setUpRequest,
        response: { 201: accountAnswer },
      },
    },
    async (request, reply) => {
      const account = await accounts.setUp(request.body);
      await audit.note('account-made', byAccount(account));
      return reply.status(201).send(await present(account));
    },
  );

  app.get(
    '/api/v1/setup',
    {
      config: { right: 'everybody' },
      schema: { tags: ['accounts'], security: [], response: { 200: setUpAnswer } },
    },
    async () => ({ isEmpty: await accounts.isEmpty(), isSignUpOpen: await signUp.isOpen() }),
  );

  app.post(
    '/api/v1/setup/link',
    {
      preValidation: requireLink,
      config: { right: 'everybody' },
      schema: {
        tags: ['accounts'],
        security: [],
        body: linkRequest,
        response: { 200: linkAnswer },
      },
    },
    async (request): Promise<LinkAnswer> => {
      const link = await accounts.linkOf(request.body.token);
      if (link === null) return { kind: 'first', email: null, site: null, hasAccount: false };
      const { email, siteId } = link;
      const site = siteId === null ? null : await storage.sites.byId(siteId);
      return {
        kind: siteId === null ? 'sign-up' : 'invitation',
        email,
        site: site && { id: site.id, name: site.name },
        hasAccount: (await accounts.byEmail(email)) !== null,
      };
    },
  );

  app.post(
    '/api/v1/sign-up',
    {
      preValidation: () => signUp.requireOpen(),
      config: { right: 'everybody' },
      schema: {
        tags: ['accounts'],
        security: [],
        body: signUpRequest,
        response: { 202: noContent },
      },
    },
    async (request, reply) => {
      await signUp.begin(request.body.email, request.ip);
      return reply.status(202).send();
    },
  );

  app.get(
    '/api/v1/account',
    {
      config: { right: 'account' },
      schema: { tags: ['accounts'], response: { 200: accountAnswer } },
    },
    (request) => present(accountOf(request)),
  );
}

function tokenIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('token' in body)) return '';
  return typeof body.token === 'string' ? body.token : '';
}
