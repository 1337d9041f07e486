import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { AppError } from '../../core/errors';
import { ROOT_FILES } from '../../core/paths/reserved';
import type { Release } from '../../core/document/document';
import { llmsTxt, ROBOTS_NOTHING, robotsTxt, sitemapXml } from '../../site/seo/site-files';
import type { RouteScope } from '../http/route-scope';
import { matchesEtag } from '../pages/negotiate';
import type { Services } from '../services';
import type { SiteRecord } from '../storage/sites';
import { lastModified } from './last-modified';

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const options = { config: { hosts: 'any', right: 'everybody' }, schema: { hide: true } } as const;

/** The files at a site's root that search engines and language models ask for. */
export function seoRoutes(app: RouteScope, { releases }: Services): void {
  const shown = async (
    request: FastifyRequest,
  ): Promise<{ site: SiteRecord; release: Release; origin: string } | null> => {
    if (request.place.kind !== 'site') return null;
    const { site, origin } = request.place;
    if (site.isSuspended || site.currentRelease === null) return null;
    const release = await releases.find(site.id, site.currentRelease);
    return release && { site, release, origin };
  };

  app.get(`/${ROOT_FILES.robots}`, options, async (request, reply) => {
    const found = await shown(request);
    // Also the builder's own answer: nothing there is for search engines.
    return answer(request, reply, TEXT, found ? robotsTxt(found.release, found) : ROBOTS_NOTHING);
  });

  app.get(`/${ROOT_FILES.sitemap}`, options, async (request, reply) => {
    const found = await shown(request);
    if (!found) throw new AppError('not_found');
    const days = await lastModified(releases, found.site.id, found.release);
    return answer(
      request,
      reply,
      XML,
      sitemapXml(found.release, found, (id) => days.get(id)),
    );
  });

  app.get(`/${ROOT_FILES.llms}`, options, async (request, reply) => {
    const found = await shown(request);
    if (!found?.release.document.settings.hasLlmsTxt) throw new AppError('not_found');
    return answer(request, reply, TEXT, llmsTxt(found.release, found));
  });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.send(body);
}
