import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { noContent } from '../../core/api/common';
import {
  mediaAnswer,
  mediaChange,
  mediaQuery,
  mediaSummaryAnswer,
  mediaUsesAnswer,
  rendition,
  uploadQuery,
} from '../../core/api/media';
import { AppError } from '../../core/errors';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { drain, soon } from './answering';
import type { Incoming } from './intake';
import { uploadRoutes } from './upload-routes';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ mediaId: z.string().max(64) });
const tags = ['media'];

const MULTIPART = {
  tags,
  consumes: ['multipart/form-data'],
  description: 'The file is the part named "file" of a multipart/form-data body.',
};

/** A site's files. */
export function mediaRoutes(app: RouteScope, services: Services): void {
  const { media, library } = services;
  app.get(
    '/api/v1/sites/:siteId/media',
    {
      config: { right: 'preview' },
      schema: { tags, params, querystring: mediaQuery, response: { 200: z.array(mediaAnswer) } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const list = await library.list(siteId, request.query);
      reply.header('x-total-count', list.total);
      return list.media;
    },
  );

  app.post(
    '/api/v1/sites/:siteId/media',
    {
      config: { right: 'edit' },
      schema: { ...MULTIPART, params, querystring: uploadQuery, response: { 201: mediaAnswer } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { id, purpose, copyright } = request.query;
      const known = id === undefined ? null : await media.find(siteId, id);
      if (known) {
        drain(request);
        return reply.status(201).send(await library.present(siteId, known));
      }
      const options = { id, purpose, keepsCopyright: copyright === 'keep' };
      const taken = await withFile(request, (file) => media.take(siteId, file, options));
      const added = await soon(taken.done, taken.media);
      return reply.status(201).send(await library.present(siteId, added));
    },
  );

  app.get(
    '/api/v1/sites/:siteId/media/summary',
    {
      config: { right: 'preview' },
      schema: { tags, params, response: { 200: mediaSummaryAnswer } },
    },
    async (request) => {
      const { siteId } = request.params;
      return library.summary(siteId);
    },
  );

  app.get(
    '/api/v1/sites/:siteId/media/:mediaId',
    { config: { right: 'preview' }, schema: { tags, params: one, response: { 200: mediaAnswer } } },
    async (request) => {
      const { siteId, mediaId } = request.params;
      return library.present(siteId, await media.require(siteId, mediaId));
    },
  );

  app.patch(
    '/api/v1/sites/:siteId/media/:mediaId',
    {
      config: { right: 'edit' },
      schema: { tags, params: one, body: mediaChange, response: { 200: mediaAnswer } },
    },
    async (request) => {
      const { siteId, mediaId } = request.params;
      return library.present(siteId, await media.change(siteId, mediaId, request.body));
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/media/:mediaId',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        description:
          'Refuses with 409 and the places in `fields` while the draft or the published site uses the file, unless `force=true`. What is published goes on showing it either way.',
        params: one,
        querystring: z.object({ force: z.enum(['true', 'false']).default('false') }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { siteId, mediaId } = request.params;
      const file = await media.require(siteId, mediaId);
      if (request.query.force === 'false') await library.requireUnused(siteId, file);
      await media.remove(siteId, mediaId);
      return reply.status(204).send();
    },
  );

  useRoutes(app, { media, library });
  uploadRoutes(app, services);
}

/** What is made of a file, where it is used, and another one in its place. */
function useRoutes(app: RouteScope, { media, library }: Pick<Services, 'media' | 'library'>): void {
  app.get(
    '/api/v1/sites/:siteId/media/:mediaId/uses',
    {
      config: { right: 'preview' },
      schema: { tags, params: one, response: { 200: mediaUsesAnswer } },
    },
    async (request) => {
      const { siteId, mediaId } = request.params;
      return library.uses(siteId, await media.require(siteId, mediaId));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/media/:mediaId/replace',
    {
      config: { right: 'edit' },
      schema: {
        ...MULTIPART,
        description: `${MULTIPART.description} The id stays; the draft refers to the new file everywhere, as one change that can be undone. Published pages follow with the next release.`,
        params: one,
        response: { 200: mediaAnswer },
      },
    },
    async (request) => {
      const { siteId, mediaId } = request.params;
      await media.require(siteId, mediaId);
      const replaced = await withFile(request, (file) => media.replace(siteId, mediaId, file));
      return library.present(siteId, replaced);
    },
  );

  app.post(
    '/api/v1/sites/:siteId/media/:mediaId/renditions',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        description:
          'Makes another picture of one: what a crop shows, a logo, an image for social networks (1200 × 630), or icons for browser tabs and home screens. The same one is made once.',
        params: one,
        body: rendition,
        response: { 201: mediaAnswer },
      },
    },
    async (request, reply) => {
      const { siteId, mediaId } = request.params;
      const made = await media.make(siteId, mediaId, request.body);
      return reply.status(201).send(await library.present(siteId, made));
    },
  );
}

/** Hands on the file of a request while it comes in. */
async function withFile<Result>(
  request: FastifyRequest,
  use: (file: Incoming) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send multipart/form-data.');
  let part: MultipartFile | undefined;
  try {
    part = await request.file();
    if (!part || part.fieldname !== 'file') {
      const message = 'Send the file in a part named “file”.';
      throw new AppError('validation_failed', message, { fields: [{ path: 'file', message }] });
    }
    // A part may have no name, whatever its type says.
    const name = (part.filename as string | undefined) ?? '';
    return await use({ name, claimed: part.mimetype, content: part.file });
  } catch (error) {
    part?.file.resume();
    drain(request);
    throw error;
  }
}
