import * as z from 'zod';
import { noContent, paging } from '../../core/api/common';
import { setWebhookRequest, webhookAnswer, webhookDelivery } from '../../core/api/message';
import { AppError } from '../../core/errors';
import { credentialsOf } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import { newToken } from '../keys';
import type { Services } from '../services';
import type { WebhookRecord } from '../storage/webhooks';

const params = z.object({ siteId: z.string().max(64) });
const tags = ['messages'];
const base = '/api/v1/sites/:siteId/webhook';

/** Where a site's messages are told to. */
export function webhookRoutes(
  app: RouteScope,
  { access, storage, webhookGate, now }: Services,
): void {
  app.get(base, { schema: { tags, params, response: { 200: webhookAnswer } } }, async (request) => {
    const { siteId } = request.params;
    await access.requireSite(credentialsOf(request), siteId, 'own');
    const webhook = await storage.webhooks.bySite(siteId);
    if (!webhook) throw missing();
    return present(webhook);
  });

  app.put(
    base,
    { schema: { tags, params, body: setWebhookRequest, response: { 200: webhookAnswer } } },
    async (request) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      const { url } = await webhookGate.pass(request.body.url);
      const old = await storage.webhooks.bySite(siteId);
      const webhook = {
        siteId,
        url: url.href,
        secret: old && !request.body.newSecret ? old.secret : newToken(),
        createdAt: old?.createdAt ?? now(),
      };
      await storage.webhooks.set(webhook);
      return present(webhook);
    },
  );

  app.delete(
    base,
    { schema: { tags, params, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      const isRemoved = await storage.transaction(({ webhooks }) => webhooks.remove(siteId));
      if (!isRemoved) throw missing();
      return reply.status(204).send();
    },
  );

  app.get(
    `${base}/deliveries`,
    {
      schema: {
        tags,
        params,
        querystring: paging,
        response: { 200: z.array(webhookDelivery) },
      },
    },
    async (request) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      const list = await storage.webhooks.deliveries(siteId, request.query);
      return list.map(({ siteId: _, createdAt, ...delivery }) => ({
        ...delivery,
        createdAt: new Date(createdAt).toISOString(),
      }));
    },
  );
}

function present({ url, secret, createdAt }: WebhookRecord) {
  return { url, secret, createdAt: new Date(createdAt).toISOString() };
}

const missing = () => new AppError('not_found', 'This site has no webhook.');
