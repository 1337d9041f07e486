import * as path from 'node:path';
import * as z from 'zod';
import { wholePaging } from '../../core/api/common';
import { sectionJsonSchema } from '../../core/catalogue/json-schema';
import { describeSection } from '../../core/catalogue/section';
import { AppError } from '../../core/errors';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { readThumbnails, type Thumbnails } from './thumbnails';

/** The catalogue of sections with their pictures: for the editor, and for programs that make sites. */
export function sectionRoutes(app: RouteScope, { drafts }: Services): void {
  let thumbnails: ReadonlyMap<string, Thumbnails> | null = null;
  const thumbnailsOf = (name: string): Thumbnails => {
    thumbnails ??= readThumbnails(drafts.catalogue.keys());
    return thumbnails.get(name) ?? {};
  };

  let sections: Record<string, unknown>[] | null = null;
  app.get(
    '/api/v1/sections',
    {
      config: { right: 'everybody' },
      schema: {
        tags: ['sections'],
        security: [],
        querystring: wholePaging,
        response: { 200: z.array(z.record(z.string(), z.unknown())) },
      },
    },
    async (request, reply) => {
      sections ??= [...drafts.catalogue.values()].map((section) => ({
        id: section.name,
        name: section.name,
        label: section.label,
        category: section.category,
        unique: section.unique,
        colorMode: section.colorMode,
        thumbnailRatio: section.thumbnailRatio,
        thumbnails: addressesOf(thumbnailsOf(section.name)),
        version: section.version,
        ...describeSection(section),
        schema: sectionJsonSchema(section),
      }));
      return partOfList(reply, sections, request.query);
    },
  );

  app.get(
    '/api/v1/sections/:name/thumbnail.:size.webp',
    {
      config: { right: 'everybody' },
      schema: {
        tags: ['sections'],
        security: [],
        produces: ['image/webp'],
        params: z.object({ name: z.string(), size: z.enum(['desktop', 'mobile']) }),
      },
    },
    (request, reply) => {
      const { name, size } = request.params;
      const thumbnail = thumbnailsOf(name)[size];
      if (thumbnail === undefined) throw new AppError('not_found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .sendFile(path.basename(thumbnail.file), path.dirname(thumbnail.file), {
          cacheControl: false,
        });
    },
  );
}

/** A section without a picture (the provider's footer) has empty addresses. */
function addressesOf({ desktop, mobile }: Thumbnails): Record<string, string> {
  return { desktop: desktop?.address ?? '', mobile: mobile?.address ?? '' };
}
