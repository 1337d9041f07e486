import * as z from 'zod';
import { noContent, paging } from '../../core/api/common';
import { mediaAnswer, type MediaAnswer } from '../../core/api/media';
import { AppError } from '../../core/errors';
import { credentialsOf } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { StoredMedia } from '../storage/media';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ mediaId: z.string().max(64) });
const tags = ['media'];

/** A site's files. */
export function mediaRoutes(app: RouteScope, { access, media }: Services): void {
  app.get(
    '/api/v1/sites/:siteId/media',
    { schema: { tags, params, querystring: paging, response: { 200: z.array(mediaAnswer) } } },
    async (request, reply) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'preview');
      const list = await media.list(siteId, request.query);
      reply.header('x-total-count', list.total);
      return list.media.map(present);
    },
  );

  app.post(
    '/api/v1/sites/:siteId/media',
    { schema: { tags, params, consumes: ['multipart/form-data'], response: { 201: mediaAnswer } } },
    async (request, reply) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'edit');
      if (!request.isMultipart())
        throw new AppError('unsupported_media_type', 'Send multipart/form-data.');
      const part = await request.file();
      if (!part || part.fieldname !== 'file') {
        const message = 'Send the file in a part named "file".';
        throw new AppError('validation_failed', message, { fields: [{ path: 'file', message }] });
      }
      const content = await part.toBuffer();
      const added = await media.add(siteId, {
        name: part.filename,
        claimed: part.mimetype,
        content,
      });
      return reply.status(201).send(present(added));
    },
  );

  app.get(
    '/api/v1/sites/:siteId/media/:mediaId',
    { schema: { tags, params: one, response: { 200: mediaAnswer } } },
    async (request) => {
      const { siteId, mediaId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'preview');
      return present(await media.require(siteId, mediaId));
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/media/:mediaId',
    { schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, mediaId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'edit');
      await media.remove(siteId, mediaId);
      return reply.status(204).send();
    },
  );
}

function present(media: StoredMedia): MediaAnswer {
  return {
    id: media.id,
    name: media.name,
    type: media.type,
    bytes: media.bytes,
    width: media.width,
    height: media.height,
    alt: media.alt,
    status: media.status,
    url: media.url,
    variants: media.variants,
  };
}
