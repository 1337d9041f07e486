import * as http from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyBaseLogger, type RouteOptions } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { ownAccountRoutes } from './accounts/own-routes';
import { accountRoutes } from './accounts/routes';
import { accountSecurityRoutes } from './accounts/security-routes';
import { auditRoutes } from './audit/routes';
import { authRoutes } from './accounts/auth-routes';
import { clientFolder } from './pages/assets';
import { operatorRoutes } from './operator/routes';
import { domainRoutes } from './domains/routes';
import { consentRoutes } from './consent/routes';
import { draftRoutes } from './drafts/routes';
import { leavingRoutes } from './archive/routes';
import { liveRoutes } from './drafts/live';
import { formRoutes } from './forms/routes';
import { documentRoutes } from './http/document-routes';
import { guardHosts } from './http/guard';
import { healthRoutes } from './http/health';
import { onError } from './http/on-error';
import { OpenAnswers } from './http/open-answers';
import { secureAnswers } from './http/security-headers';
import { openApi } from './http/openapi';
import { readableAddress } from './http/readable-address';
import { MAX_MESSAGE_BYTES } from './drafts/live-limits';
import { mediaRoutes } from './media/routes';
import { publishRequestRoutes } from './members/publish-requests';
import { memberRoutes } from './members/routes';
import { messageRoutes } from './messages/routes';
import { releaseRoutes } from './releases/routes';
import { scheduleRoutes } from './schedule/routes';
import { sectionRoutes } from './sections/routes';
import { translationRoutes } from './translations/routes';
import type { TrustProxy } from './config';
import type { Services } from './services';
import { seoRoutes } from './seo/routes';
import { shareLinkRoutes } from './share-links/routes';
import { videoRoutes } from './videos/routes';
import { deletedSiteRoutes } from './sites/deleted-routes';
import { pictureRoutes } from './sites/picture-routes';
import { siteRoutes } from './sites/routes';
import { webhookRoutes } from './webhooks/routes';

/** A body of JSON may hold a whole site's edits. */
const MAX_JSON_BYTES = 8 * 1024 * 1024;
/**
 * Longer than proxies keep a connection that nobody uses (nginx 60 s, Traefik 90 s, Caddy 120 s): where the server closes first,
 * the proxy's next request on it is lost.
 */
const KEEP_ALIVE_MS = 130_000;

/**
 * The HTTP server. A page that is in the cache is answered before the framework sees the request; the rest goes through
 * its hooks: which host, which origin, then the route.
 */
export async function createApp(
  services: Services,
  logger: FastifyBaseLogger,
  /** Hears of every route: for whoever wants to know them all. */
  onRoute?: (route: RouteOptions) => void,
) {
  const answers = new OpenAnswers();
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(services.config.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // What the router can't read even so is answered like every other mistake.
    frameworkErrors: onError,
    serverFactory: (handler) =>
      http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        answers.add(response);
        if (!services.pages.answerFromCache(request, response)) handler(request, response);
      }),
  }).withTypeProvider<ZodTypeProvider>();

  app.addHook('preClose', (done) => {
    answers.whenNone(() => app.server.closeAllConnections());
    done();
  });
  if (onRoute) app.addHook('onRoute', onRoute);

  // No call takes a text; without its parser one is refused as every other type is.
  app.removeContentTypeParser('text/plain');
  // Many clients name JSON as the type of a body that they don't send.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null);
    else void parseJson(request, String(body), done);
  });

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);
  secureAnswers(app, services.config.publicUrl);
  guardHosts(app, services);
  // A refused upgrade: Node has let go of its socket already, so nobody else would ever close it.
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.end();
    done();
  });

  await app.register(fastifyCompress, { global: true, threshold: 1024 });
  await app.register(fastifyStatic, { root: clientFolder(), serve: false, preCompressed: true });
  await app.register(fastifyMultipart, {
    // A name that leads out of its folder is refused, so it has to be seen.
    preservePath: true,
    // A file's own limit follows from its kind, and is checked where it is received.
    limits: {
      files: 1,
      fileSize: Math.max(...Object.values(services.config.mediaLimits)) + 1,
      fields: 10,
      fieldSize: 10_000,
      parts: 11,
    },
  });
  await app.register(fastifyWebsocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
  await openApi(app, services);

  const routes = [
    healthRoutes,
    authRoutes,
    accountRoutes,
    ownAccountRoutes,
    accountSecurityRoutes,
    siteRoutes,
    deletedSiteRoutes,
    pictureRoutes,
    draftRoutes,
    liveRoutes,
    releaseRoutes,
    scheduleRoutes,
    mediaRoutes,
    videoRoutes,
    domainRoutes,
    messageRoutes,
    shareLinkRoutes,
    memberRoutes,
    publishRequestRoutes,
    sectionRoutes,
    formRoutes,
    consentRoutes,
    webhookRoutes,
    operatorRoutes,
    auditRoutes,
    translationRoutes,
    leavingRoutes,
    seoRoutes,
    documentRoutes,
  ];
  for (const register of routes) {
    await app.register((scope) => register(scope.withTypeProvider<ZodTypeProvider>(), services));
  }
  return app;
}

/** Of the addresses that a request came through, those that may say where it came from. */
function trustedProxies(trust: TrustProxy) {
  if (trust === 'nobody') return false;
  return trust === 'one' ? (_address: string, hop: number) => hop === 0 : trust;
}

export type App = Awaited<ReturnType<typeof createApp>>;
