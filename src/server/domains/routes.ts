import * as z from 'zod';
import { noContent, wholePaging } from '../../core/api/common';
import { domainAnswer, domainName, domainRequest } from '../../core/api/site';
import { AppError } from '../../core/errors';
import { siteAccessOf } from '../http/admission';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { DomainRecord } from '../storage/domains';
import type { SiteRecord } from '../storage/sites';
import { proofFileOf, recordOf } from './service';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ host: domainName });
const tags = ['domains'];

/** A site's own domains. */
export function domainRoutes(app: RouteScope, { audit, domains }: Services): void {
  const presentAll = async ({ slug }: SiteRecord, list: readonly DomainRecord[]) => {
    const hosts = list.map(({ host }) => host);
    const { target, addresses, pointsHere } = await domains.standing(slug, hosts);
    return list.map((domain) => ({
      host: domain.host,
      isVerified: domain.verifiedAt !== null,
      isCanonical: domain.isCanonical,
      record: recordOf(domain),
      file: proofFileOf(domain),
      target,
      addresses,
      pointsHere: pointsHere.get(domain.host) ?? null,
    }));
  };
  const presentOne = async (site: SiteRecord, domain: DomainRecord) => {
    const [answer] = await presentAll(site, [domain]);
    if (!answer) throw new AppError('internal');
    return answer;
  };

  app.get(
    '/api/v1/sites/:siteId/domains',
    {
      config: { right: 'own' },
      schema: { tags, params, querystring: wholePaging, response: { 200: z.array(domainAnswer) } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site } = siteAccessOf(request);
      const list = await domains.list(siteId);
      return presentAll(site, partOfList(reply, list, request.query));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/domains',
    {
      config: { right: 'own' },
      schema: { tags, params, body: domainRequest, response: { 201: domainAnswer } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site } = siteAccessOf(request);
      const domain = await domains.add(siteId, request.body.host);
      return reply.status(201).send(await presentOne(site, domain));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/domains/:host/verify',
    { config: { right: 'own' }, schema: { tags, params: one, response: { 200: domainAnswer } } },
    async (request) => {
      const { siteId, host } = request.params;
      const { site, actor } = siteAccessOf(request);
      const domain = await domains.verify(siteId, host);
      await audit.note('domain-verified', actor, { siteId, details: { host } });
      return presentOne(site, domain);
    },
  );

  app.post(
    '/api/v1/sites/:siteId/domains/:host/canonical',
    { config: { right: 'own' }, schema: { tags, params: one, response: { 200: domainAnswer } } },
    async (request) => {
      const { siteId, host } = request.params;
      const { site, actor } = siteAccessOf(request);
      const domain = await domains.choose(siteId, host);
      await audit.note('domain-chosen', actor, { siteId, details: { host } });
      return presentOne(site, domain);
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/domains/:host',
    { config: { right: 'own' }, schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, host } = request.params;
      const { actor } = siteAccessOf(request);
      await domains.remove(siteId, host);
      await audit.note('domain-removed', actor, { siteId, details: { host } });
      return reply.status(204).send();
    },
  );

  // A proxy asks from inside, under whatever name it knows this program by.
  app.get(
    '/api/v1/domains/ask',
    {
      config: { hosts: 'any', right: 'everybody' },
      schema: {
        tags,
        security: [],
        querystring: z.object({ domain: domainName.default('') }),
        response: { 200: z.object({ domain: z.string() }) },
      },
    },
    async (request) => {
      const { domain } = request.query;
      if (!(await domains.isServed(domain))) {
        throw new AppError('not_found', 'No site is shown at this name.');
      }
      return { domain };
    },
  );
}
