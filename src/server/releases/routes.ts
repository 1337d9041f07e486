import * as z from 'zod';
import { paging } from '../../core/api/common';
import { publishRequest, releaseAnswer, restoreRequest } from '../../core/api/release';
import { credentialsOf } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { ReleaseSummary } from '../storage/releases';

const params = z.object({ siteId: z.string().max(64) });
const numbered = params.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) });
const tags = ['releases'];

/** Publishing, the list of releases, and going back to one. */
export function releaseRoutes(app: RouteScope, { access, releases, drafts }: Services): void {
  app.post(
    '/api/v1/sites/:siteId/publish',
    { schema: { tags, params, body: publishRequest, response: { 201: releaseAnswer } } },
    async (request, reply) => {
      const { siteId } = request.params;
      const { actor } = await access.requireSite(credentialsOf(request), siteId, 'publish');
      const release = await releases.publish(siteId, {
        author: actor.label,
        note: request.body.note,
      });
      return reply.status(201).send(present(release, release.number));
    },
  );

  app.get(
    '/api/v1/sites/:siteId/releases',
    { schema: { tags, params, querystring: paging, response: { 200: z.array(releaseAnswer) } } },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site } = await access.requireSite(credentialsOf(request), siteId, 'edit');
      const list = await releases.list(siteId, request.query);
      reply.header('x-total-count', list.total);
      return list.releases.map((release) => present(release, site.currentRelease));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/releases/:number/restore',
    {
      schema: {
        tags,
        params: numbered,
        body: restoreRequest,
        response: {
          200: z.object({
            number: z.number(),
            to: z.string(),
            draftVersion: z.number().optional(),
          }),
        },
      },
    },
    async (request) => {
      const { siteId, number } = request.params;
      const { to } = request.body;
      await access.requireSite(credentialsOf(request), siteId, to === 'draft' ? 'edit' : 'publish');
      if (to === 'draft') {
        const release = await releases.require(siteId, number);
        return { number, to, draftVersion: await drafts.replaceContent(siteId, release) };
      }
      await releases.restore(siteId, number);
      return { number, to };
    },
  );
}

function present(release: ReleaseSummary, current: number | null) {
  return {
    number: release.number,
    createdAt: new Date(release.createdAt).toISOString(),
    author: release.author,
    note: release.note,
    isCurrent: release.number === current,
  };
}
