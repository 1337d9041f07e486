import { ifMatchHeaders, readIfMatch } from '../http/if-match';
import * as z from 'zod';
import { paging } from '../../core/api/common';
import { previewAnswer } from '../../core/api/draft';
import {
  changesQuery,
  publishRequest,
  releaseAnswer,
  releaseChangesAnswer,
  restoreRequest,
} from '../../core/api/release';
import { requireRight } from '../http/access';
import { siteAccessOf } from '../http/admission';
import { siteOrigin } from '../http/hosts';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { ReleaseSummary } from '../storage/releases';
import { releaseChanges } from './changes';

const params = z.object({ siteId: z.string().max(64) });
const numbered = params.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) });
const tags = ['releases'];

/** Publishing, the list of releases, and going back to one. */
export function releaseRoutes(app: RouteScope, services: Services): void {
  const { access, audit, config, drafts, releases } = services;

  app.post(
    '/api/v1/sites/:siteId/publish',
    {
      config: { right: 'publish' },
      schema: {
        tags,
        headers: ifMatchHeaders,
        params,
        body: publishRequest,
        response: { 201: releaseAnswer },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { actor } = siteAccessOf(request);
      const ifMatch = readIfMatch(request);
      const by = { author: actor.label, note: request.body.note, ifMatch };
      const release = await releases.publish(siteId, by, (stores) =>
        audit.note('published', actor, { siteId }, stores),
      );
      return reply.status(201).send(present(release, release.number));
    },
  );

  app.get(
    '/api/v1/sites/:siteId/releases',
    {
      config: { right: 'edit' },
      schema: { tags, params, querystring: paging, response: { 200: z.array(releaseAnswer) } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site } = siteAccessOf(request);
      const list = await releases.list(siteId, request.query);
      reply.header('x-total-count', list.total);
      return list.releases.map((release) => present(release, site.currentRelease));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/releases/:number/restore',
    {
      config: { right: 'edit' },
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
      const { actor } = siteAccessOf(request);
      if (to === 'live') requireRight(actor, 'publish');
      if (to === 'draft') {
        const release = await releases.require(siteId, number);
        return { number, to, draftVersion: await drafts.replaceContent(siteId, release) };
      }
      await releases.restore(siteId, number, (stores) =>
        audit.note('release-restored', actor, { siteId, details: { release: number } }, stores),
      );
      return { number, to };
    },
  );

  app.post(
    '/api/v1/sites/:siteId/unpublish',
    {
      config: { right: 'publish' },
      schema: { tags, params, response: { 200: z.object({ currentRelease: z.null() }) } },
    },
    async (request) => {
      const { siteId } = request.params;
      const { actor } = siteAccessOf(request);
      await releases.unpublish(siteId, (stores) =>
        audit.note('unpublished', actor, { siteId }, stores),
      );
      return { currentRelease: null };
    },
  );

  app.get(
    '/api/v1/sites/:siteId/releases/:number/changes',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        params: numbered,
        querystring: changesQuery,
        response: { 200: releaseChangesAnswer },
      },
    },
    async (request) => {
      const { siteId, number } = request.params;
      const { since = number - 1 } = request.query;
      const after = await releases.require(siteId, number);
      return releaseChanges(since === 0 ? null : await releases.require(siteId, since), after);
    },
  );

  app.get(
    '/api/v1/sites/:siteId/draft/changes',
    {
      config: { right: 'edit' },
      schema: { tags, params, querystring: changesQuery, response: { 200: releaseChangesAnswer } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site } = siteAccessOf(request);
      const since = request.query.since ?? site.currentRelease;
      const before = since === null ? null : await releases.require(siteId, since);
      reply.header('cache-control', 'no-store');
      return releaseChanges(before, await releases.ofDraft(siteId));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/releases/:number/preview',
    {
      config: { right: 'edit' },
      schema: { tags, params: numbered, response: { 201: previewAnswer } },
    },
    async (request, reply) => {
      const { siteId, number } = request.params;
      const { site, actor } = siteAccessOf(request);
      await releases.require(siteId, number);
      const { token, expiresAt } = access.previewToken(siteId, actor, number);
      const url = `${siteOrigin(site.slug, config)}/?authHash=${token}`;
      return reply.status(201).send({ token, url, expiresAt: new Date(expiresAt).toISOString() });
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
