import * as z from 'zod';
import { noContent } from '../../core/api/common';
import { domainAnswer, domainRequest } from '../../core/api/site';
import { AppError } from '../../core/errors';
import { credentialsOf } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { DomainRecord } from '../storage/sites';
import { recordOf } from './service';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ host: z.string().max(253) });
const tags = ['domains'];

/** A site's own domains. */
export function domainRoutes(app: RouteScope, { access, audit, domains }: Services): void {
  app.get(
    '/api/v1/sites/:siteId/domains',
    { schema: { tags, params, response: { 200: z.array(domainAnswer) } } },
    async (request, reply) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      const list = await domains.list(siteId);
      reply.header('x-total-count', list.length);
      return list.map(present);
    },
  );

  app.post(
    '/api/v1/sites/:siteId/domains',
    { schema: { tags, params, body: domainRequest, response: { 201: domainAnswer } } },
    async (request, reply) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      return reply.status(201).send(present(await domains.add(siteId, request.body.host)));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/domains/:host/verify',
    { schema: { tags, params: one, response: { 200: domainAnswer } } },
    async (request) => {
      const { siteId, host } = request.params;
      const { actor } = await access.requireSite(credentialsOf(request), siteId, 'own');
      const domain = await domains.verify(siteId, host);
      await audit.note('domain-verified', actor, { siteId, details: { host } });
      return present(domain);
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/domains/:host',
    { schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, host } = request.params;
      const { actor } = await access.requireSite(credentialsOf(request), siteId, 'own');
      await domains.remove(siteId, host);
      await audit.note('domain-removed', actor, { siteId, details: { host } });
      return reply.status(204).send();
    },
  );

  // A proxy asks from inside, under whatever name it knows this program by.
  app.get(
    '/api/v1/domains/ask',
    {
      config: { hosts: 'any', isPublic: true },
      schema: {
        tags,
        security: [],
        querystring: z.object({ domain: z.string().max(253) }),
        response: { 200: z.object({ domain: z.string() }) },
      },
    },
    async (request) => {
      const domain = request.query.domain.toLowerCase().replace(/\.$/, '');
      if (!(await domains.isServed(domain))) {
        throw new AppError('not_found', 'No site is shown at this name.');
      }
      return { domain };
    },
  );
}

function present(domain: DomainRecord) {
  return { host: domain.host, isVerified: domain.verifiedAt !== null, record: recordOf(domain) };
}
