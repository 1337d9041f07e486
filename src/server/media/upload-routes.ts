import type { Readable } from 'node:stream';
import * as z from 'zod';
import { noContent } from '../../core/api/common';
import { mediaAnswer } from '../../core/api/media';
import { UPLOAD_PART_TYPE } from '../../core/api/upload-part';
import { uploadAnswer, uploadRequest } from '../../core/api/uploads';
import { AppError } from '../../core/errors';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { drain, soon } from './answering';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ uploadId: z.string().max(64) });
const tags = ['media'];

/**
 * Uploads that survive a broken connection: begin one, send the file from where it stands, ask where that is, go on.
 */
export function uploadRoutes(app: RouteScope, { media, library }: Services): void {
  const { uploads } = media;
  // A part of a file may be larger than memory.
  app.addContentTypeParser(UPLOAD_PART_TYPE, (_request, payload, done) => done(null, payload));

  app.post(
    '/api/v1/sites/:siteId/uploads',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        description:
          'Begins an upload that can be gone on with after a broken connection. What has arrived is kept for a day.',
        params,
        body: uploadRequest,
        response: { 201: uploadAnswer },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      return reply.status(201).send(await uploads.begin(siteId, request.body));
    },
  );

  app.get(
    '/api/v1/sites/:siteId/uploads/:uploadId',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        description: 'Says from which byte an upload goes on. What still sends to it is ended.',
        params: one,
        response: { 200: uploadAnswer },
      },
    },
    async (request) => {
      const { siteId, uploadId } = request.params;
      return uploads.find(siteId, uploadId);
    },
  );

  app.patch(
    '/api/v1/sites/:siteId/uploads/:uploadId',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        description:
          'Takes the file, or what it still lacks: the body is the file from the byte `offset` on. Answers 200 with how much has arrived, and 201 with the file once it is whole.',
        consumes: [UPLOAD_PART_TYPE],
        params: one,
        querystring: z.object({ offset: z.coerce.number().int().min(0) }),
        response: { 200: uploadAnswer, 201: mediaAnswer },
      },
    },
    async (request, reply) => {
      const { siteId, uploadId } = request.params;
      try {
        if (!isStream(request.body)) {
          throw new AppError('unsupported_media_type', `Send the part as ${UPLOAD_PART_TYPE}.`);
        }
        const part = { offset: request.query.offset, content: request.body };
        const { upload, media, done } = await uploads.append(siteId, uploadId, part);
        if (media === null) return reply.status(200).send(upload);
        const added = done === null ? media : await soon(done, media);
        return reply.status(201).send(await library.present(siteId, added));
      } catch (error) {
        drain(request);
        throw error;
      }
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/uploads/:uploadId',
    { config: { right: 'edit' }, schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, uploadId } = request.params;
      await uploads.cancel(siteId, uploadId);
      return reply.status(204).send();
    },
  );
}

function isStream(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body;
}
