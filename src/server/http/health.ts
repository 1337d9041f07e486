import * as z from 'zod';
import type { Services } from '../services';
import type { RouteScope } from './route-scope';

const health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' });

/** Ready means: the database answers and the program listens. */
export function healthRoutes(app: RouteScope, { storage, version }: Services): void {
  app.get(
    '/api/v1/health',
    {
      config: { right: 'everybody' },
      schema: { tags: ['health'], security: [], response: { 200: health } },
    },
    async () => {
      await storage.ping();
      return { status: 'ok' as const, version };
    },
  );
}
