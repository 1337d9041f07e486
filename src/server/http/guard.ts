import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors';
import type { Services } from '../services';
import { admit, requireDeclaredRight, type Admission } from './admission';
import { hostName } from './hosts';
import type { Place } from './site-hosts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's host shows. */
    place: Place;
    /** Who sent the request, as far as its route needs to know. */
    admission: Admission;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The gates before every route: the host decides what there is (a site's host has no builder, no API beyond its forms), and a
 * request with the builder's cookie that another origin made is refused. Then the right that the route declares is checked, before
 * the request is read any further: nobody without the right learns from an answer what a call would take.
 */
export function guardHosts(
  app: FastifyInstance,
  services: Pick<Services, 'siteHosts' | 'config' | 'access'>,
): void {
  app.decorateRequest('place');
  app.decorateRequest('admission');
  app.addHook('onRoute', requireDeclaredRight);
  app.addHook('onRequest', async (request) => {
    request.place = await services.siteHosts.find(request.headers.host);
    const hosts = request.routeOptions.config.hosts ?? 'builder';
    const isBuilder = request.place.kind === 'builder';
    if (hosts !== 'any' && (hosts === 'builder') !== isBuilder) throw new AppError('not_found');
    if (isBuilder && isForeign(request, services.config.publicUrl)) {
      throw new AppError('forbidden', 'This request came from another website.');
    }
    request.admission = await admit(services.access, request);
  });
}

/** A request that a browser made on another website's behalf, with our cookie. */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const { cookie, origin, upgrade, 'sec-fetch-site': from } = request.headers;
  if (cookie === undefined) return false;
  if (SAFE_METHODS.has(request.method) && upgrade === undefined) return false;
  // A browser that hides the origin still says that it is another one.
  if (origin === undefined) return from === 'cross-site' || from === 'same-site';
  return !isOwnOrigin(origin, request.headers.host, publicUrl);
}

/** Whether a browser's `Origin` is the builder itself. */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  try {
    const url = new URL(origin);
    return url.host === host || (url.port === '' && url.hostname === hostName(host ?? ''));
  } catch {
    return false;
  }
}
