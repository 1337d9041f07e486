import * as z from 'zod';
import { noContent, wholePaging } from '../../core/api/common';
import { deletedSiteAnswer, duplicateSiteRequest, siteAnswer } from '../../core/api/site';
import { byAccount } from '../audit/audit-log';
import { accountOf, siteAccessOf } from '../http/admission';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { SiteRecord } from '../storage/sites';
import { presentSite } from './present';
import { GRACE_MS } from './service';

const params = z.object({ siteId: z.string().max(64) });
const tags = ['sites'];

/** Copying a site, and having one back that was deleted. */
export function deletedSiteRoutes(app: RouteScope, services: Services): void {
  const { audit, config, media, sites } = services;

  app.post(
    '/api/v1/sites/:siteId/duplicate',
    {
      config: { right: 'own' },
      schema: { tags, params, body: duplicateSiteRequest, response: { 201: siteAnswer } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const account = accountOf(request);
      const { site } = siteAccessOf(request);
      const { name = site.name, slug } = request.body;
      const copy = await sites.duplicate(site, { name, slug, ownerId: account.id });
      await media.goOn(copy.id);
      const about = { siteId: copy.id, details: { from: siteId } };
      await audit.note('site-made', byAccount(account), about);
      return reply.status(201).send(presentSite(copy, { right: 'own', config }));
    },
  );

  app.get(
    '/api/v1/deleted-sites',
    {
      config: { right: 'account' },
      schema: { tags, querystring: wholePaging, response: { 200: z.array(deletedSiteAnswer) } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const list = await sites.listDeleted(account.id);
      return partOfList(reply, list, request.query).map(present);
    },
  );

  app.post(
    '/api/v1/deleted-sites/:siteId/restore',
    { config: { right: 'account' }, schema: { tags, params, response: { 200: siteAnswer } } },
    async (request) => {
      const account = accountOf(request);
      const { siteId } = request.params;
      const site = await sites.requireDeleted(siteId, account.id);
      const restored = await sites.takeBack(site, (stores) =>
        audit.note('site-restored', byAccount(account), { siteId }, stores),
      );
      return presentSite(restored, { right: 'own', config });
    },
  );

  app.delete(
    '/api/v1/deleted-sites/:siteId',
    { config: { right: 'account' }, schema: { tags, params, response: { 204: noContent } } },
    async (request, reply) => {
      const account = accountOf(request);
      const { id } = await sites.requireDeleted(request.params.siteId, account.id);
      await sites.remove(id);
      const about = { siteId: id, details: { isForGood: true } };
      await audit.note('site-deleted', byAccount(account), about);
      return reply.status(204).send();
    },
  );
}

function present(site: SiteRecord) {
  const deletedAt = site.deletedAt ?? 0;
  return {
    id: site.id,
    name: site.name,
    slug: site.formerSlug ?? '',
    deletedAt: new Date(deletedAt).toISOString(),
    goneAt: new Date(deletedAt + GRACE_MS).toISOString(),
  };
}
