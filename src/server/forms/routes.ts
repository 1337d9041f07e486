import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { noContent } from '../../core/api/common';
import { AppError } from '../../core/errors';
import { hostName } from '../http/hosts';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { componentOf, TooManyMessages, type Posted, type VisitorForms } from './service';

const params = z.object({ siteId: z.string().max(64) });
const body = z.record(z.string(), z.unknown());
/** A form's body is a few fields of text. */
const BODY_LIMIT = 256 * 1024;

/** The visitors' calls, on the site's own host: the contact form and complaints. */
export function formRoutes(app: RouteScope, { forms }: Services): void {
  // A static export's pages lie on another host. A site's host has no session that a foreign page could use.
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (request.place.kind === 'site' && origin !== undefined) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      });
    }
    done();
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  const calls: [path: string, take: VisitorForms['contact']][] = [
    ['contact', (sender) => forms.contact(sender)],
    ['compliance', (sender) => forms.complaint(sender)],
  ];
  for (const [name, take] of calls) {
    for (const url of [
      `/api/v1/sites/form/${name}/:siteId/`,
      `/api/v1/sites/form/${name}/:siteId`,
    ]) {
      app.options(
        url,
        { config: { hosts: 'sites' }, schema: { hide: true, params } },
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
      app.post(
        url,
        {
          config: { hosts: 'any' },
          bodyLimit: BODY_LIMIT,
          schema: {
            tags: ['visitors'],
            security: [],
            hide: !url.endsWith('/'),
            params,
            body,
            response: { 204: noContent },
          },
        },
        async (request, reply) => {
          const { siteId } = request.params;
          requireOwnHost(request, siteId);
          try {
            await take({ siteId, address: request.ip, posted: request.body });
          } catch (error) {
            if (error instanceof TooManyMessages)
              reply.header('retry-after', error.retryAfterSeconds);
            throw error;
          }
          const page = pageToReturnTo(request);
          if (page !== null) return seeOther(reply, page);
          return reply.status(204).send();
        },
      );
    }
  }
}

/** A site's host takes that site's forms, no other's. */
function requireOwnHost(request: FastifyRequest, siteId: string): void {
  if (request.place.kind === 'builder') return;
  if (request.place.kind === 'site' && request.place.site.id === siteId) return;
  throw new AppError('not_found', 'There is no such site.');
}

/** Where a form without script goes back to: the page it came from, at the section that shows the confirmation. */
function pageToReturnTo(request: FastifyRequest): string | null {
  const { referer, accept, host } = request.headers;
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm || !accept?.includes('text/html')) return null;
  const component = componentOf(request.body as Posted);
  const from = referer === undefined ? null : parse(referer);
  const isOwn = from !== null && hostName(from.host) === hostName(host ?? '');
  return `${isOwn ? from.pathname : '/'}?sent=1${component === null ? '' : `#comp-${component}`}`;
}

/** The pathname is the page's own; a leading double slash would lead to another host. */
function seeOther(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .status(303)
    .header('location', location.replace(/^\/{2,}/, '/'))
    .send();
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
