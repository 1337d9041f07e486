import * as z from 'zod';
import { noContent, wholePaging } from '../../core/api/common';
import { newShareLinkAnswer, shareLinkAnswer, shareLinkRequest } from '../../core/api/share-link';
import { AppError } from '../../core/errors';
import { siteAccessOf } from '../http/admission';
import { siteOrigin } from '../http/hosts';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import { hashToken, newId, newToken } from '../keys';
import type { Services } from '../services';
import type { ShareLinkRecord } from '../storage/share-links';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ linkId: z.string().max(64) });
const tags = ['share links'];

/** Links that let somebody without an account edit or preview. */
export function shareLinkRoutes(app: RouteScope, services: Services): void {
  const { audit, storage, releases, config, now } = services;

  app.get(
    '/api/v1/sites/:siteId/share-links',
    {
      config: { right: 'own' },
      schema: {
        tags,
        params,
        querystring: wholePaging,
        response: { 200: z.array(shareLinkAnswer) },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const links = await storage.shareLinks.list(siteId);
      return partOfList(reply, links, request.query).map(present);
    },
  );

  app.post(
    '/api/v1/sites/:siteId/share-links',
    {
      config: { right: 'own' },
      schema: { tags, params, body: shareLinkRequest, response: { 201: newShareLinkAnswer } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site, actor } = siteAccessOf(request);
      const { right, mayPublish, release = null } = request.body;
      if (release !== null) await releases.require(siteId, release);
      const expiresAt = request.body.expiresAt ? Date.parse(request.body.expiresAt) : null;
      if (expiresAt !== null && expiresAt <= now()) {
        const message = 'Choose a time in the future.';
        throw new AppError('validation_failed', message, {
          fields: [{ path: 'expiresAt', message }],
        });
      }
      const token = newToken();
      const link: ShareLinkRecord = {
        id: newId(),
        siteId,
        tokenHash: hashToken(token),
        right,
        mayPublish: right === 'edit' && mayPublish,
        expiresAt,
        createdAt: now(),
        release,
      };
      await storage.transaction(async (stores) => {
        await stores.shareLinks.insert(link);
        const details = { linkId: link.id, right, release };
        await audit.note('link-made', actor, { siteId, details }, stores);
      });
      const url =
        right === 'edit'
          ? `${config.publicUrl}/sites/${siteId}?authHash=${token}`
          : `${siteOrigin(site.slug, config)}/?authHash=${token}`;
      return reply.status(201).send({ ...present(link), token, url });
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/share-links/:linkId',
    { config: { right: 'own' }, schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, linkId } = request.params;
      const { actor } = siteAccessOf(request);
      await storage.transaction(async (stores) => {
        if (!(await stores.shareLinks.remove(siteId, linkId))) {
          throw new AppError('not_found', 'There is no such link.');
        }
        await audit.note('link-revoked', actor, { siteId, details: { linkId } }, stores);
        // Whoever is connected with it is cut off.
        stores.tell({ kind: 'access', siteId });
      });
      return reply.status(204).send();
    },
  );
}

function present(link: ShareLinkRecord) {
  return {
    id: link.id,
    right: link.right,
    mayPublish: link.mayPublish,
    expiresAt: link.expiresAt === null ? null : new Date(link.expiresAt).toISOString(),
    createdAt: new Date(link.createdAt).toISOString(),
    release: link.release,
  };
}
