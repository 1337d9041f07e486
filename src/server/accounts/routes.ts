import { accountAnswer, setUpRequest } from '../../core/api/account';
import { credentialsOf } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { Account } from './accounts';

/** The first account and one's own account. */
export function accountRoutes(app: RouteScope, { accounts, access }: Services): void {
  const present = async (account: Account) => ({
    id: account.id,
    email: account.email,
    name: account.name,
    isOperator: await accounts.isOperator(account.id),
  });

  app.post(
    '/api/v1/setup',
    {
      config: { isPublic: true },
      schema: {
        tags: ['accounts'],
        security: [],
        body: setUpRequest,
        response: { 201: accountAnswer },
      },
    },
    async (request, reply) => {
      const account = await accounts.setUp(request.body);
      return reply.status(201).send(await present(account));
    },
  );

  app.get(
    '/api/v1/account',
    { schema: { tags: ['accounts'], response: { 200: accountAnswer } } },
    async (request) => present(await access.requireAccount(credentialsOf(request))),
  );
}
