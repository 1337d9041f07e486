import * as z from 'zod';
import { noContent } from '../../core/api/common';
import { changeMessageRequest, messageAnswer, messagesQuery } from '../../core/api/message';
import { AppError } from '../../core/errors';
import { credentialsOf } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { MessageRecord } from '../storage/messages';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ messageId: z.string().max(64) });
const tags = ['messages'];

/** A site's inbox. */
export function messageRoutes(app: RouteScope, { access, storage }: Services): void {
  app.get(
    '/api/v1/sites/:siteId/messages',
    {
      schema: {
        tags,
        params,
        querystring: messagesQuery,
        response: { 200: z.array(messageAnswer) },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      const { limit, offset, folder } = request.query;
      const list = await storage.messages.list(siteId, {
        limit,
        offset,
        isSpam: folder === 'spam',
      });
      reply.header('x-total-count', list.total);
      return list.messages.map(present);
    },
  );

  app.patch(
    '/api/v1/sites/:siteId/messages/:messageId',
    { schema: { tags, params: one, body: changeMessageRequest, response: { 200: messageAnswer } } },
    async (request) => {
      const { siteId, messageId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      await storage.messages.update(siteId, messageId, request.body);
      const message = await storage.messages.byId(siteId, messageId);
      if (!message) throw new AppError('not_found', 'There is no such message.');
      return present(message);
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/messages/:messageId',
    { schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, messageId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      if (!(await storage.messages.remove(siteId, messageId))) {
        throw new AppError('not_found', 'There is no such message.');
      }
      return reply.status(204).send();
    },
  );
}

function present(message: MessageRecord) {
  return {
    id: message.id,
    kind: message.kind,
    name: message.name,
    email: message.email,
    message: message.message,
    createdAt: new Date(message.createdAt).toISOString(),
    isRead: message.isRead,
    isSpam: message.isSpam,
    details: message.details,
  };
}
