import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Services } from '../services';
import type { RouteScope } from './route-scope';

const health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' });

const unhealthy = z
  .object({
    status: z.literal('unavailable'),
    version: z.string(),
    /** What doesn't answer. */
    reason: z.literal('database'),
  })
  .meta({ id: 'Unhealthy' });

const DATABASE_LIMIT_MS = 3_000;
const RETRY_AFTER_S = 5;

/** Ready means: the database answers and the program listens. */
export function healthRoutes(app: RouteScope, { storage, version }: Services): void {
  app.get(
    '/api/v1/health',
    {
      config: { right: 'everybody' },
      schema: { tags: ['health'], security: [], response: { 200: health, 503: unhealthy } },
    },
    async (_request, reply) => {
      const isAnswered = await Promise.race([
        storage.ping().then(
          () => true,
          () => false,
        ),
        delay(DATABASE_LIMIT_MS, false, { ref: false }),
      ]);
      if (isAnswered) return { status: 'ok' as const, version };
      reply.status(503).header('retry-after', RETRY_AFTER_S);
      return { status: 'unavailable' as const, version, reason: 'database' as const };
    },
  );
}
