import { randomBytes } from 'node:crypto';
import * as path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors';
import { CANVAS_ADDRESS, isEditorAddress } from '../../core/paths/builder-addresses';
import { FILE_CSP, sendMedia } from '../media/serve';
import { clientFolder } from '../pages/assets';
import { editorDocument } from '../pages/editor-document';
import { pathOf, send } from '../pages/page-server';
import type { PackedPage } from '../pages/cache';
import { drawnFile } from '../../site/static-files';
import { findStaticFile } from '../pages/static-files';
import type { Services } from '../services';
import type { RouteScope } from './route-scope';
import { builderSecurityHeaders } from './security-headers';

const YEAR = 'public, max-age=31536000';
const FOR_EVER = `${YEAR}, immutable`;

/** What browsers load: the builder's page, published pages, and the files of both. */
export function documentRoutes(app: RouteScope, services: Services): void {
  app.get(
    '/media/:name',
    { config: { hosts: 'any', right: 'everybody' }, schema: { hide: true } },
    (request, reply) =>
      sendMedia(services.files, (request.params as { name: string }).name, request, reply),
  );

  /** A file of this build or of an earlier one. One that is missing is not to be so for ever. */
  const sendBuilt = (kind: 'rt' | 'assets', name: string, reply: FastifyReply) => {
    const folder = services.keptBuilds.folderOf(kind, name);
    if (folder === null) throw new AppError('not_found');
    return reply
      .header('cache-control', FOR_EVER)
      .header('x-content-type-options', 'nosniff')
      .sendFile(name, folder, { cacheControl: false });
  };

  app.get<{ Params: { name: string } }>(
    '/static/rt/:name',
    { config: { hosts: 'any', right: 'everybody' }, schema: { hide: true } },
    (request, reply) =>
      // A preview in a sandboxed frame has no origin; module scripts are always fetched with CORS.
      sendBuilt('rt', request.params.name, reply.header('access-control-allow-origin', '*')),
  );

  app.get(
    '/static/*',
    { config: { hosts: 'any', right: 'everybody' }, schema: { hide: true } },
    (request, reply) => {
      const drawn = drawnFile(pathOf(request.url));
      const found = drawn ?? findStaticFile(pathOf(request.url));
      if (!found) throw new AppError('not_found');
      const isImmutable = 'isImmutable' in found && found.isImmutable;
      reply
        .header('cache-control', isImmutable ? FOR_EVER : YEAR)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', FILE_CSP)
        .type(found.type);
      if ('content' in found) return reply.send(found.content);
      return reply.sendFile(path.basename(found.file), path.dirname(found.file), {
        cacheControl: false,
      });
    },
  );

  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { config: { right: 'everybody' }, schema: { hide: true } },
    (request, reply) => sendBuilt('assets', request.params.name, reply),
  );

  app.get(
    '/*',
    { config: { hosts: 'any', right: 'everybody' }, schema: { hide: true } },
    async (request, reply) => {
      // Programs ask there, on every host: what is missing is told as the API tells it.
      if (/^\/api(\/|$)/.test(pathOf(request.url))) throw new AppError('not_found');
      if (request.place.kind === 'builder') return sendEditor(request, reply);
      return sendPage(services, request, reply);
    },
  );

  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
}

/** The builder's routes. Everything else is missing, whatever its router would say. */
const BUILDER_ROUTE = /^\/(?:$|(?:setup|account|operator|sign-in|sign-up|sites)(?:\/|$))/;

/** Every route of the builder is one document, whose router shows the rest; the canvas inside it is another. */
function sendEditor(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const pathname = pathOf(request.url);
  const isCanvas = pathname === CANVAS_ADDRESS;
  if (!isCanvas && !BUILDER_ROUTE.test(pathname)) {
    if (!request.headers.accept?.includes('text/html')) throw new AppError('not_found');
    // Somebody who typed an address reads that in the builder; programs read it in the status.
    reply.status(404);
  }
  const nonce = randomBytes(16).toString('base64url');
  const html = editorDocument(clientFolder(), pathname, nonce);
  if (html === null) throw new AppError('not_found', 'The builder has not been built.');
  const { host } = request.headers;
  reply.header('cache-control', 'no-cache');
  if (isCanvas) {
    reply.headers(builderSecurityHeaders(host, 'canvas'));
    return reply.sendFile('canvas.html', clientFolder(), { cacheControl: false });
  }
  return reply
    .headers(builderSecurityHeaders(host, { nonce, isEditor: isEditorAddress(pathname) }))
    .type('text/html; charset=utf-8')
    .send(html);
}

async function sendPage(
  { pages, access }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.place.kind !== 'site') return hand(reply, request, pages.unknownHost());
  const { site } = request.place;
  const pathname = pathOf(request.url);
  const query = request.url.slice(pathname.length);
  const token = new URLSearchParams(query).get('authHash');
  const shown = token === null ? null : await access.preview(site, token);
  const isPreview = shown !== null;
  if (request.place.isSecondary && !isPreview) {
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return reply.redirect(`${request.place.origin}${request.url}`, 301);
  }
  const found = isPreview
    ? await pages.preview(request.place, pathname, shown)
    : await pages.find(request.place, pathname);
  if ('redirect' in found) {
    reply.header('cache-control', isPreview ? 'no-store' : 'public, max-age=0, must-revalidate');
    return reply.redirect(`${found.redirect}${query}`, 301);
  }
  return hand(reply, request, found);
}

/** Packed pages are written as they are: the framework has nothing to add. */
function hand(reply: FastifyReply, request: FastifyRequest, page: PackedPage): FastifyReply {
  reply.hijack();
  send(page, request.raw, reply.raw);
  return reply;
}
