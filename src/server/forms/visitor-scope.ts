import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../core/errors';
import type { RouteScope } from '../http/route-scope';

/** What the visitors' calls are about. */
export const siteParams = z.object({ siteId: z.string().regex(/^[\w-]{1,64}$/) });

/** A call of visitors is a few fields of text. */
export const VISITOR_BODY_LIMIT = 256 * 1024;

/**
 * Lets pages on other hosts use a site's forms: a static export lies anywhere. Without credentials, so that a foreign page can do no
 * more than any program can.
 */
export function allowOtherHosts(app: RouteScope): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.place.kind === 'site' && request.headers.origin !== undefined) {
      reply.header('access-control-allow-origin', '*');
    }
    done();
  });
}

/** Answers the question that a browser asks before a page on another host posts JSON. */
export function answerPreflight(app: RouteScope, url: string): void {
  app.options(
    url,
    { config: { hosts: 'sites', right: 'everybody' }, schema: { hide: true, params: siteParams } },
    (_request, reply) =>
      reply
        .status(204)
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type, accept',
          'access-control-max-age': '86400',
        })
        .send(),
  );
}

/** With and without the slash at its end. */
export function bothAddresses(url: string): string[] {
  return [`${url}/`, url];
}

/** A site's host takes that site's calls, no other's. */
export function requireOwnHost(request: FastifyRequest, siteId: string): void {
  if (request.place.kind === 'builder') return;
  if (request.place.kind === 'site' && request.place.site.id === siteId) return;
  throw new AppError('not_found', 'There is no such site.');
}
