import * as z from 'zod';
import { sectionJsonSchema } from '../../core/catalogue/json-schema';
import { describeSection } from '../../core/catalogue/section';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';

/** The catalogue of sections: for programs that make sites. */
export function sectionRoutes(app: RouteScope, { drafts }: Services): void {
  let sections: Record<string, unknown>[] | null = null;
  app.get(
    '/api/v1/sections',
    {
      config: { isPublic: true },
      schema: {
        tags: ['sections'],
        security: [],
        response: { 200: z.array(z.record(z.string(), z.unknown())) },
      },
    },
    async (_request, reply) => {
      sections ??= [...drafts.catalogue.values()].map((section) => ({
        id: section.name,
        name: section.name,
        label: section.label,
        category: section.category,
        unique: section.unique,
        colorMode: section.colorMode,
        thumbnailRatio: section.thumbnailRatio,
        version: section.version,
        ...describeSection(section),
        schema: sectionJsonSchema(section),
      }));
      reply.header('x-total-count', sections.length);
      return sections;
    },
  );
}
