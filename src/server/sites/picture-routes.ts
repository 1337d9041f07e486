import * as z from 'zod';
import { siteAccessOf } from '../http/admission';
import { siteOrigin } from '../http/hosts';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';

const params = z.object({ siteId: z.string().max(64) });

/** The page can do nothing and reaches nobody: a picture of it, and that only in the builder itself. */
const PICTURE_CSP = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
/** Its address changes with what it shows. */
const FRESH_S = 300;
/** They are refused anyhow; without them a browser doesn't tell of each refusal. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;
/** Nothing floats over the picture. */
const STILL =
  '<style>[data-widget]{display:none!important}*{animation:none!important;transition:none!important}</style>';

/** A site's first page as a still document, for the list of sites. */
export function pictureRoutes(app: RouteScope, { config, pages }: Services): void {
  app.get(
    '/api/v1/sites/:siteId/picture',
    {
      config: { right: 'preview' },
      schema: {
        tags: ['sites'],
        params,
        description: 'The first page of a site as a still document.',
        produces: ['text/html'],
      },
    },
    async (request, reply) => {
      const { site } = siteAccessOf(request);
      const place = {
        kind: 'site' as const,
        site,
        origin: siteOrigin(site.slug, config),
        isSecondary: false,
      };
      const shown = site.currentRelease === null ? 'draft' : { release: site.currentRelease };
      const page = await pages.preview(place, '/', shown);
      const html = 'redirect' in page ? '' : page.bodies.identity.bytes.toString('utf8');
      // Nothing to be seen: the list shows a letter in its place.
      if (!html.includes('data-section=')) return reply.status(204).send();
      return reply
        .header('content-security-policy', PICTURE_CSP)
        .header('cache-control', `private, max-age=${FRESH_S}`)
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(html.replaceAll(SCRIPTS, '').replace('</head>', `${STILL}</head>`));
    },
  );
}
