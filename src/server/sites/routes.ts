import * as z from 'zod';
import { noContent } from '../../core/api/common';
import {
  changeSiteRequest,
  createSiteRequest,
  listedSiteAnswer,
  siteAnswer,
  sitesQuery,
} from '../../core/api/site';
import type { FilledTemplate } from '../../sections/templates/templates';
import { byAccount } from '../audit/audit-log';
import { credentialsOf, type Right } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import { templateEdits } from '../sample/sample-edits';
import type { Services } from '../services';
import { blankSite } from './blank-site';
import { presentFacts, presentSite } from './present';

const params = z.object({ siteId: z.string().max(64) });
const tags = ['sites'];

/** The sites of an account. */
export function siteRoutes(app: RouteScope, services: Services): void {
  const { access, audit, config, drafts, sites, storage } = services;

  app.get(
    '/api/v1/sites',
    { schema: { tags, querystring: sitesQuery, response: { 200: z.array(listedSiteAnswer) } } },
    async (request, reply) => {
      const account = await access.requireAccount(credentialsOf(request));
      const { q: search, ...query } = request.query;
      const list = await storage.sites.listFor(account, { ...query, search });
      reply.header('x-total-count', list.total);
      const facts = await storage.sites.facts(list.sites.map(({ id }) => id));
      return Promise.all(
        list.sites.map(async (site) => {
          const member = await storage.members.byEmail(site.id, account.email);
          const right: Right =
            site.ownerId === account.id ? 'own' : member?.mayPublish ? 'publish' : 'edit';
          return {
            ...presentSite(site, { right, config }),
            ...presentFacts(facts.get(site.id), right),
          };
        }),
      );
    },
  );

  app.post(
    '/api/v1/sites',
    { schema: { tags, body: createSiteRequest, response: { 201: siteAnswer } } },
    async (request, reply) => {
      const account = await access.requireAccount(credentialsOf(request));
      const { name, slug, template } = request.body;
      const edits = template === 'blank' ? blankSite(name) : [];
      const site = await sites.create({ name, slug, ownerId: account.id, edits });
      if (template !== 'blank') await fill(site.id, template, name);
      await audit.note('site-made', byAccount(account), { siteId: site.id });
      return reply.status(201).send(presentSite(site, { right: 'own', config }));
    },
  );

  /** Gives a new site a template's content, or takes the site away again. */
  const fill = async (siteId: string, template: FilledTemplate, name: string) => {
    try {
      await drafts.applyMany(siteId, await templateEdits(services, siteId, template));
      await drafts.applyEdits(siteId, [{ edit: 'setSettings', values: { name } }]);
    } catch (error) {
      await sites.remove(siteId);
      throw error;
    }
  };

  app.get(
    '/api/v1/sites/:siteId',
    { schema: { tags, params, response: { 200: siteAnswer } } },
    async (request) => {
      const { siteId } = request.params;
      const { site, actor } = await access.requireSite(credentialsOf(request), siteId, 'preview');
      return presentSite(site, { right: actor.right, config });
    },
  );

  app.patch(
    '/api/v1/sites/:siteId',
    { schema: { tags, params, body: changeSiteRequest, response: { 200: siteAnswer } } },
    async (request) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      const site = await sites.change(siteId, request.body);
      return presentSite(site, { right: 'own', config });
    },
  );

  app.delete(
    '/api/v1/sites/:siteId',
    { schema: { tags, params, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site, actor } = await access.requireSite(credentialsOf(request), siteId, 'own');
      await sites.putAside(site, (stores) => audit.note('site-deleted', actor, { siteId }, stores));
      return reply.status(204).send();
    },
  );
}
