import * as z from 'zod';
import { noContent, wholePaging } from '../../core/api/common';
import { scheduleAnswer, scheduleRequest } from '../../core/api/release';
import { AppError } from '../../core/errors';
import { siteAccessOf } from '../http/admission';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import { newId } from '../keys';
import type { Services } from '../services';
import type { ScheduleRecord } from '../storage/schedules';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ scheduleId: z.string().max(64) });
const tags = ['releases'];

/** What is to be published or taken offline at a time. */
export function scheduleRoutes(app: RouteScope, services: Services): void {
  const { audit, releases, storage, now } = services;

  app.get(
    '/api/v1/sites/:siteId/schedules',
    {
      config: { right: 'edit' },
      schema: {
        tags,
        params,
        querystring: wholePaging,
        response: { 200: z.array(scheduleAnswer) },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const list = await storage.schedules.list(siteId);
      return partOfList(reply, list, request.query).map(present);
    },
  );

  app.post(
    '/api/v1/sites/:siteId/schedules',
    {
      config: { right: 'publish' },
      schema: { tags, params, body: scheduleRequest, response: { 201: scheduleAnswer } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { actor } = siteAccessOf(request);
      const { action, note, release = null } = request.body;
      const at = Date.parse(request.body.at);
      if (at <= now()) refuse('at', 'Choose a time in the future.');
      if (release !== null) {
        if (action === 'unpublish') refuse('release', 'Taking a site offline takes no release.');
        await releases.require(siteId, release);
      }
      const createdAt = now();
      const entry = {
        id: newId(),
        siteId,
        action,
        release,
        at,
        note,
        author: actor.label,
        accountId: actor.account?.id ?? null,
        linkId: actor.linkId,
        createdAt,
      };
      await storage.transaction(async (stores) => {
        await stores.schedules.insert(entry);
        const details = { scheduleId: entry.id, action, release, at: new Date(at).toISOString() };
        await audit.note('scheduled', actor, { siteId, details }, stores);
      });
      return reply.status(201).send(present({ ...entry, status: 'waiting', error: null }));
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/schedules/:scheduleId',
    { config: { right: 'publish' }, schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, scheduleId } = request.params;
      if (!(await storage.schedules.remove(siteId, scheduleId))) {
        throw new AppError('not_found', 'This is not planned any more.');
      }
      return reply.status(204).send();
    },
  );
}

function refuse(path: string, message: string): never {
  throw new AppError('validation_failed', message, { fields: [{ path, message }] });
}

function present(entry: ScheduleRecord) {
  return {
    id: entry.id,
    action: entry.action,
    at: new Date(entry.at).toISOString(),
    release: entry.release,
    note: entry.note,
    author: entry.author,
    status: entry.status,
    error: entry.error,
    createdAt: new Date(entry.createdAt).toISOString(),
  };
}
