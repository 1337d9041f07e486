import { Readable } from 'node:stream';
import * as z from 'zod';
import { noContent, wholePaging } from '../../core/api/common';
import {
  changeMessageRequest,
  erasedAnswer,
  eventAnswers,
  messageAnswer,
  messageCount,
  messagesExportQuery,
  messagesQuery,
  unsentMail,
  senderAnswer,
  senderQuery,
} from '../../core/api/message';
import { AppError } from '../../core/errors';
import { credentialsOf } from '../http/access';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import { mailTrouble } from '../mail/trouble';
import type { Services } from '../services';
import { presentMessage } from './present';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ messageId: z.string().max(64) });
const tags = ['messages'];
const base = '/api/v1/sites/:siteId/messages';

/** A site's inbox. */
export function messageRoutes(
  app: RouteScope,
  { access, storage, inbox, liveCount, now }: Services,
): void {
  // An event stream never ends by itself.
  app.addHook('preClose', (done) => {
    liveCount.close();
    done();
  });

  app.get(
    base,
    {
      config: { right: 'own' },
      schema: {
        tags,
        params,
        querystring: messagesQuery,
        response: { 200: z.array(messageAnswer) },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { limit, offset } = request.query;
      const list = await storage.messages.list(siteId, {
        limit,
        offset,
        ...filterOf(request.query),
      });
      reply.header('x-total-count', list.total);
      return list.messages.map(presentMessage);
    },
  );

  app.get(
    `${base}/count`,
    { config: { right: 'own' }, schema: { tags, params, response: { 200: messageCount } } },
    async (request) => {
      const { siteId } = request.params;
      return storage.messages.count(siteId);
    },
  );

  app.get(
    `${base}/unsent`,
    { config: { right: 'own' }, schema: { tags, params, response: { 200: unsentMail } } },
    async (request) => {
      const { siteId } = request.params;
      const { error, ...counts } = await storage.outbox.unsent(siteId, now());
      return { ...counts, reason: error === null ? null : mailTrouble(error) };
    },
  );

  app.get(
    `${base}/events`,
    {
      config: { right: 'own' },
      schema: { tags, params, querystring: wholePaging, response: { 200: z.array(eventAnswers) } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      return partOfList(reply, await inbox.eventAnswers(siteId), request.query);
    },
  );

  app.get(
    `${base}/live`,
    {
      config: { right: 'own' },
      schema: { tags, params, description: 'Server-sent events, each a MessageCount' },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const credentials = credentialsOf(request);
      const check = () => access.requireSite(credentials, siteId, 'own');
      await check();
      if (!liveCount.hasRoom(siteId)) throw new AppError('rate_limited');
      reply.hijack();
      const isAllowed = () =>
        check().then(
          () => true,
          () => false,
        );
      await liveCount.add(siteId, { response: reply.raw, isAllowed });
    },
  );

  app.get(
    `${base}/export`,
    { config: { right: 'own' }, schema: { tags, params, querystring: messagesExportQuery } },
    async (request, reply) => {
      const { siteId } = request.params;
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="messages.csv"',
          'cache-control': 'no-store',
        })
        .send(Readable.from(inbox.csv(siteId, filterOf(request.query))));
    },
  );

  app.get(
    `${base}/sender`,
    {
      config: { right: 'own' },
      schema: { tags, params, querystring: senderQuery, response: { 200: senderAnswer } },
    },
    async (request) => {
      const { siteId } = request.params;
      const { email } = request.query;
      const messages = await inbox.ofSender(siteId, email);
      return { email, messages: messages.map(presentMessage) };
    },
  );

  app.delete(
    `${base}/sender`,
    {
      config: { right: 'own' },
      schema: { tags, params, querystring: senderQuery, response: { 200: erasedAnswer } },
    },
    async (request) => {
      const { siteId } = request.params;
      return { messages: await inbox.erase(request.query.email, siteId) };
    },
  );

  app.patch(
    `${base}/:messageId`,
    {
      config: { right: 'own' },
      schema: { tags, params: one, body: changeMessageRequest, response: { 200: messageAnswer } },
    },
    async (request) => {
      const { siteId, messageId } = request.params;
      return presentMessage(await inbox.change(siteId, messageId, request.body));
    },
  );

  app.delete(
    `${base}/:messageId`,
    { config: { right: 'own' }, schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, messageId } = request.params;
      await inbox.remove(siteId, messageId);
      return reply.status(204).send();
    },
  );
}

function filterOf(query: {
  folder: 'inbox' | 'spam' | 'all';
  unread?: 'true' | 'false' | undefined;
  kind?: 'contact' | 'rsvp' | undefined;
  search?: string | undefined;
}) {
  return {
    ...(query.folder === 'all' ? {} : { isSpam: query.folder === 'spam' }),
    ...(query.unread === undefined ? {} : { isRead: query.unread === 'false' }),
    kind: query.kind,
    search: query.search,
  };
}
