import * as z from 'zod';
import { siteAnswer } from '../../core/api/site';
import { AppError } from '../../core/errors';
import { exportStatic } from '../export/export-static';
import { staticOptions } from '../export/static-options';
import { accountOf, siteAccessOf } from '../http/admission';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { presentSite } from '../sites/present';
import { importArchive } from './import-archive';
import { withUpload } from './receive';
import { writeArchive } from './write-archive';

const params = z.object({ siteId: z.string().max(64) });
const tags = ['leaving'];

const exportQuery = staticOptions.extend({
  format: z
    .enum(['archive', 'static'])
    .default('archive')
    .describe('The site whole, to be imported elsewhere; or its published pages as files'),
  messages: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Archive: also the messages of the inbox'),
});

const importQuery = z.object({
  ids: z
    .enum(['keep', 'new'])
    .default('keep')
    .describe('Whether the archive’s ids are kept where they are free'),
  slug: z.string().trim().toLowerCase().optional(),
});

/** Taking a site away, and bringing one in. */
export function leavingRoutes(app: RouteScope, services: Services): void {
  const { config } = services;

  app.get(
    '/api/v1/sites/:siteId/export',
    {
      config: { right: 'own' },
      schema: { tags, params, querystring: exportQuery, produces: ['application/zip'] },
    },
    async (request, reply) => {
      const { format, messages, ...options } = request.query;
      const { site } = siteAccessOf(request);
      const zip =
        format === 'static'
          ? await exportStatic(services, site, options)
          : await writeArchive(services, site, { hasMessages: messages === 'true' });
      const day = new Date(services.now()).toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${site.slug}-${format}-${day}.zip"`)
        .header('cache-control', 'no-store')
        .send(zip);
    },
  );

  // The body is read as a stream: an archive may be larger than memory.
  app.addContentTypeParser(
    ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
    (_request, payload, done) => done(null, payload),
  );

  app.post(
    '/api/v1/sites/import',
    {
      config: { right: 'account' },
      schema: {
        tags,
        querystring: importQuery,
        consumes: ['application/zip', 'multipart/form-data'],
        response: { 201: siteAnswer },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      if (!request.isMultipart() && !isStream(request.body))
        throw new AppError('unsupported_media_type', 'Send the archive as application/zip.');
      const { ids, slug } = request.query;
      const site = await withUpload(request, (file) =>
        importArchive(services, file, { ownerId: account.id, ids, slug }),
      );
      return reply.status(201).send(presentSite(site, { right: 'own', config }));
    },
  );
}

function isStream(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'pipe' in body;
}
