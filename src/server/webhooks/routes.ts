import * as z from 'zod';
import { noContent, paging } from '../../core/api/common';
import {
  setWebhookAnswer,
  setWebhookRequest,
  webhookAnswer,
  webhookDelivery,
  webhookTestAnswer,
} from '../../core/api/message';
import { AppError } from '../../core/errors';
import { countOrRefuse } from '../http/rate-limit';
import type { RouteScope } from '../http/route-scope';
import { newToken } from '../keys';
import type { Services } from '../services';
import type { WebhookRecord } from '../storage/webhooks';

const params = z.object({ siteId: z.string().max(64) });
const tags = ['messages'];
const base = '/api/v1/sites/:siteId/webhook';
/** Nobody else's server is to be kept busy with tests. */
const TEST_RATE = { max: 10, windowMs: 10 * 60 * 1000 };

/** Where a site's messages are told to. */
export function webhookRoutes(
  app: RouteScope,
  { storage, webhookGate, webhooks, now }: Services,
): void {
  app.get(
    base,
    { config: { right: 'own' }, schema: { tags, params, response: { 200: webhookAnswer } } },
    async (request) => {
      const { siteId } = request.params;
      const webhook = await storage.webhooks.bySite(siteId);
      if (!webhook) throw missing();
      return present(webhook);
    },
  );

  app.put(
    base,
    {
      config: { right: 'own' },
      schema: { tags, params, body: setWebhookRequest, response: { 200: setWebhookAnswer } },
    },
    async (request) => {
      const { siteId } = request.params;
      const { url } = await webhookGate.pass(request.body.url);
      const old = await storage.webhooks.bySite(siteId);
      const isNew = !old || request.body.newSecret;
      const webhook = {
        siteId,
        url: url.href,
        secret: isNew ? newToken() : old.secret,
        createdAt: old?.createdAt ?? now(),
      };
      await storage.webhooks.set(webhook);
      return { ...present(webhook), ...(isNew ? { secret: webhook.secret } : {}) };
    },
  );

  app.delete(
    base,
    { config: { right: 'own' }, schema: { tags, params, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId } = request.params;
      const isRemoved = await storage.transaction(({ webhooks }) => webhooks.remove(siteId));
      if (!isRemoved) throw missing();
      return reply.status(204).send();
    },
  );

  app.get(
    `${base}/deliveries`,
    {
      config: { right: 'own' },
      schema: {
        tags,
        params,
        querystring: paging,
        response: { 200: z.array(webhookDelivery) },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { deliveries, total } = await storage.webhooks.deliveries(siteId, request.query);
      reply.header('x-total-count', total);
      return deliveries.map(({ siteId: _, createdAt, ...delivery }) => ({
        ...delivery,
        createdAt: new Date(createdAt).toISOString(),
      }));
    },
  );

  app.post(
    `${base}/deliveries/:deliveryId/retry`,
    {
      config: { right: 'own' },
      schema: {
        tags,
        params: params.extend({ deliveryId: z.string().max(64) }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { siteId, deliveryId } = request.params;
      if (!(await storage.webhooks.renewDelivery(siteId, deliveryId, now())))
        throw new AppError('not_found', 'There is no such delivery that failed.');
      webhooks.wake();
      return reply.status(204).send();
    },
  );

  app.post(
    `${base}/test`,
    { config: { right: 'own' }, schema: { tags, params, response: { 200: webhookTestAnswer } } },
    async (request) => {
      const { siteId } = request.params;
      const webhook = await storage.webhooks.bySite(siteId);
      if (!webhook) throw missing();
      await countOrRefuse(storage, { key: `webhook-test:${siteId}`, now: now(), ...TEST_RATE });
      return webhooks.try(webhook);
    },
  );
}

/** Without the secret, which is shown once only. */
function present({ url, createdAt }: WebhookRecord) {
  return { url, createdAt: new Date(createdAt).toISOString() };
}

const missing = () => new AppError('not_found', 'This site has no webhook.');
