import * as z from 'zod';
import { AppError } from '../../core/errors';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';

const DAYS_30 = 'public, max-age=2592000';
const params = z.object({ file: z.string().regex(/^[\w-]{11}\.jpg$/) });

/** Thumbnails of provider's videos, from our own host. */
export function videoRoutes(app: RouteScope, { thumbnails }: Services): void {
  app.get(
    '/media/video/:file',
    { config: { hosts: 'any', right: 'everybody' }, schema: { hide: true } },
    async (request, reply) => {
      const parsed = params.safeParse(request.params);
      const picture = parsed.success ? await thumbnails.find(parsed.data.file.slice(0, 11)) : null;
      if (!picture) throw new AppError('not_found');
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'cache-control': DAYS_30,
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(picture));
    },
  );
}
