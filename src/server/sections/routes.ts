import * as z from 'zod';
import { describeField } from '../../core/catalogue/section';
import { initialData } from '../../core/fields/vocabulary';
import { dataSchema } from './data-schema';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';

/** The catalogue of sections: for programs that make sites. */
export function sectionRoutes(app: RouteScope, { drafts }: Services): void {
  let sections: Record<string, unknown>[] | null = null;
  app.get(
    '/api/v1/sections',
    {
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
        metaData: Object.fromEntries(
          Object.entries(section.fields).map(([name, field]) => [name, describeField(field)]),
        ),
        defaultProps: initialData(section.fields),
        schema: dataSchema(section.fields),
      }));
      reply.header('x-total-count', sections.length);
      return sections;
    },
  );
}
