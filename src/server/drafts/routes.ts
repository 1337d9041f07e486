import { ifMatchHeaders, readIfMatch } from '../http/if-match';
import * as z from 'zod';
import { editsAnswer, editsRequest, previewAnswer } from '../../core/api/draft';
import { siteAccessOf } from '../http/admission';
import { siteOrigin } from '../http/hosts';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';

const params = z.object({ siteId: z.string().max(64) });
const tags = ['draft'];

/** The draft as JSON, the named edits, and the address of a preview. */
export function draftRoutes(app: RouteScope, { access, drafts, config }: Services): void {
  app.get(
    '/api/v1/sites/:siteId/draft',
    {
      config: { right: 'preview' },
      schema: {
        tags,
        params,
        querystring: z.object({ lang: z.string().max(35).optional() }),
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { document, draftVersion } = await drafts.read(siteId, request.query.lang);
      reply.header('x-draft-version', draftVersion).header('etag', `"${draftVersion}"`);
      reply.header('cache-control', 'no-store');
      return { ...document };
    },
  );

  app.post(
    '/api/v1/sites/:siteId/draft/edits',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        headers: ifMatchHeaders,
        params,
        body: editsRequest,
        response: { 200: editsAnswer },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const ifMatch = readIfMatch(request);
      const answer = await drafts.applyEdits(siteId, request.body.edits, { ifMatch });
      reply.header('x-draft-version', answer.draftVersion);
      return answer;
    },
  );

  app.post(
    '/api/v1/sites/:siteId/draft/preview',
    { config: { right: 'preview' }, schema: { tags, params, response: { 201: previewAnswer } } },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site, actor } = siteAccessOf(request);
      const { token, expiresAt } = access.previewToken(siteId, actor);
      const url = `${siteOrigin(site.slug, config)}/?authHash=${token}`;
      return reply.status(201).send({ token, url, expiresAt: new Date(expiresAt).toISOString() });
    },
  );
}
