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
import type { Right } from '../http/access';
import { accountOf, siteAccessOf } from '../http/admission';
import type { RouteScope } from '../http/route-scope';
import { templateEdits } from '../sample/sample-edits';
import type { Services } from '../services';
import { blankSite } from './blank-site';
import { presentFacts, presentSite } from './present';

const params = z.object({ siteId: z.string().max(64) });
const tags = ['sites'];

/** The sites of an account. */
export function siteRoutes(app: RouteScope, services: Services): void {
  const { audit, config, drafts, media, sites, storage } = services;

  /** A site with a template's content: whole, or not at all. */
  const fromTemplate = async (
    template: FilledTemplate,
    values: { name: string; slug: string | undefined; ownerId: string },
  ) => {
    const site = await sites.create({ ...values, edits: [], isUnfinished: true });
    try {
      const edits = await templateEdits(services, site.id, template);
      await drafts.applyMany(site.id, edits);
      const { name } = values;
      await drafts.applyEdits(site.id, [{ edit: 'setSettings', values: { name } }]);
      const finished = await sites.finish(site, values.ownerId);
      await media.goOn(site.id);
      return finished;
    } catch (error) {
      await sites.remove(site.id);
      throw error;
    }
  };

  app.get(
    '/api/v1/sites',
    {
      config: { right: 'account' },
      schema: { tags, querystring: sitesQuery, response: { 200: z.array(listedSiteAnswer) } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { q: search, ...query } = request.query;
      const list = await storage.sites.listFor(account, { ...query, search });
      reply.header('x-total-count', list.total);
      const ids = list.sites.map(({ id }) => id);
      const facts = await storage.sites.facts(ids);
      const memberships = await storage.members.ofEmail(ids, account.email);
      return list.sites.map((site) => {
        const mayPublish = memberships.get(site.id)?.mayPublish ?? false;
        const right: Right = site.ownerId === account.id ? 'own' : mayPublish ? 'publish' : 'edit';
        return {
          ...presentSite(site, { right, config }),
          ...presentFacts(facts.get(site.id), right),
        };
      });
    },
  );

  app.post(
    '/api/v1/sites',
    {
      config: { right: 'account' },
      schema: { tags, body: createSiteRequest, response: { 201: siteAnswer } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { name, slug, template } = request.body;
      const ownerId = account.id;
      const site =
        template === 'blank'
          ? await sites.create({ name, slug, ownerId, edits: blankSite(name) })
          : await fromTemplate(template, { name, slug, ownerId });
      await audit.note('site-made', byAccount(account), { siteId: site.id });
      return reply.status(201).send(presentSite(site, { right: 'own', config }));
    },
  );

  app.get(
    '/api/v1/sites/:siteId',
    { config: { right: 'preview' }, schema: { tags, params, response: { 200: siteAnswer } } },
    async (request) => {
      const { site, actor } = siteAccessOf(request);
      return presentSite(site, { right: actor.right, config });
    },
  );

  app.patch(
    '/api/v1/sites/:siteId',
    {
      config: { right: 'own' },
      schema: { tags, params, body: changeSiteRequest, response: { 200: siteAnswer } },
    },
    async (request) => {
      const { siteId } = request.params;
      const site = await sites.change(siteId, request.body);
      return presentSite(site, { right: 'own', config });
    },
  );

  app.delete(
    '/api/v1/sites/:siteId',
    { config: { right: 'own' }, schema: { tags, params, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site, actor } = siteAccessOf(request);
      await sites.putAside(site, (stores) => audit.note('site-deleted', actor, { siteId }, stores));
      return reply.status(204).send();
    },
  );
}
