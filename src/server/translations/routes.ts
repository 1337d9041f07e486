import { ifMatchHeaders, readIfMatch } from '../http/if-match';
import * as z from 'zod';
import { wholePaging } from '../../core/api/common';
import {
  translationFileQuery,
  translationImportAnswer,
  translationProgressAnswer,
  translationUnits,
} from '../../core/api/translation';
import { publishRequest, releaseAnswer } from '../../core/api/release';
import { CSV_TYPE } from '../../core/translation/csv';
import { XLIFF_TYPE } from '../../core/translation/xliff';
import { AppError } from '../../core/errors';
import { siteAccessOf } from '../http/admission';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { exchangeOf, progressOf, takeTranslations, writeExchange } from './service';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ language: z.string().max(35) });
const tags = ['translations'];
const MAX_FILE_BYTES = 32 * 1024 * 1024;
const XML_TYPES = new Set([XLIFF_TYPE, 'application/xml', 'text/xml']);

/** How far a site is translated, and its texts for translators and their tools. */
export function translationRoutes(app: RouteScope, services: Services): void {
  const { releases } = services;

  app.get(
    '/api/v1/sites/:siteId/translations',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        params,
        querystring: wholePaging,
        response: { 200: translationProgressAnswer },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const progress = await progressOf(services, siteId);
      return partOfList(reply, progress, request.query);
    },
  );

  app.get(
    '/api/v1/sites/:siteId/translations/:language',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        params: one,
        querystring: translationFileQuery.extend(wholePaging.shape),
        produces: ['application/json', XLIFF_TYPE, CSV_TYPE],
        response: { 200: z.union([translationUnits, z.string()]) },
      },
    },
    async (request, reply) => {
      const { siteId, language } = request.params;
      const { format, state } = request.query;
      const { site } = siteAccessOf(request);
      const exchange = await exchangeOf(services, siteId, language, state);
      reply.header('cache-control', 'no-store');
      if (format === 'json') {
        return partOfList(reply, exchange.units, request.query).map((unit) => ({
          ...unit,
          max: Number.isFinite(unit.max) ? unit.max : null,
        }));
      }
      const [type, ending] = format === 'xliff' ? [XLIFF_TYPE, 'xlf'] : [CSV_TYPE, 'csv'];
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${site.slug}-${language}.${ending}"`)
        .serializer((text: string) => text)
        .send(writeExchange(exchange, format));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/translations/:language/publish',
    {
      config: { right: 'publish' },
      schema: {
        tags,
        headers: ifMatchHeaders,
        params: one,
        body: publishRequest,
        response: { 201: releaseAnswer },
      },
    },
    async (request, reply) => {
      const { siteId, language } = request.params;
      const { actor } = siteAccessOf(request);
      const about = { author: actor.label, note: request.body.note, ifMatch: readIfMatch(request) };
      const release = await releases.publishLanguage(siteId, language, about);
      const createdAt = new Date(release.createdAt).toISOString();
      return reply.status(201).send({ ...release, createdAt, isCurrent: true });
    },
  );

  app.addContentTypeParser(
    [XLIFF_TYPE, 'application/xml', 'text/xml', CSV_TYPE],
    { parseAs: 'string', bodyLimit: MAX_FILE_BYTES },
    (_request, text, done) => done(null, text),
  );

  app.post(
    '/api/v1/sites/:siteId/translations/:language',
    {
      config: { right: 'edit' },
      bodyLimit: MAX_FILE_BYTES,
      schema: {
        tags,
        params: one,
        consumes: [XLIFF_TYPE, CSV_TYPE],
        response: { 200: translationImportAnswer },
      },
    },
    async (request) => {
      const { siteId, language } = request.params;
      const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
      const { body } = request;
      if (typeof body !== 'string' || !(XML_TYPES.has(type) || type === CSV_TYPE))
        throw new AppError('unsupported_media_type', `Send ${XLIFF_TYPE} or ${CSV_TYPE}.`);
      const format = type === CSV_TYPE ? 'csv' : 'xliff';
      return takeTranslations(services, siteId, { language, format, content: body });
    },
  );
}
