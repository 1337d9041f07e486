import { Readable } from 'node:stream';
import * as z from 'zod';
import { noContent } from '../../core/api/common';
import { consentAnswer, consentRequest, consentsQuery } from '../../core/api/consent';
import {
  allowOtherHosts,
  answerPreflight,
  bothAddresses,
  requireOwnHost,
  siteParams,
} from '../forms/visitor-scope';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { ConsentRecord } from '../storage/consents';

const BODY_LIMIT = 4 * 1024;
const base = '/api/v1/sites/:siteId/consents';

/** Visitors tell what they agreed to; owners show it. */
export function consentRoutes(app: RouteScope, { consents, storage }: Services): void {
  allowOtherHosts(app);
  for (const url of bothAddresses('/api/v1/sites/consent/:siteId')) {
    answerPreflight(app, url);
    app.post(
      url,
      {
        config: { hosts: 'any', right: 'everybody' },
        bodyLimit: BODY_LIMIT,
        schema: {
          tags: ['visitors'],
          security: [],
          params: siteParams,
          body: consentRequest,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { siteId } = request.params;
        requireOwnHost(request, siteId);
        await consents.add(siteId, request.ip, request.body);
        return reply.status(204).send();
      },
    );
  }

  app.get(
    base,
    {
      config: { right: 'own' },
      schema: {
        tags: ['consents'],
        params: siteParams,
        querystring: consentsQuery,
        response: { 200: z.array(consentAnswer) },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const list = await storage.consents.list(siteId, request.query);
      reply.header('x-total-count', list.total);
      return list.consents.map(present);
    },
  );

  app.get(
    `${base}/export`,
    { config: { right: 'own' }, schema: { tags: ['consents'], params: siteParams } },
    async (request, reply) => {
      const { siteId } = request.params;
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="consents.csv"',
          'cache-control': 'no-store',
        })
        .send(Readable.from(consents.csv(siteId)));
    },
  );
}

function present(consent: ConsentRecord) {
  const { analytics, marketing, functional } = consent;
  return {
    id: consent.id,
    createdAt: new Date(consent.createdAt).toISOString(),
    visitor: consent.visitor,
    policyVersion: consent.policyVersion,
    choice: { analytics, marketing, functional },
  };
}
