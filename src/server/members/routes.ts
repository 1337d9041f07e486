import * as z from 'zod';
import { noContent } from '../../core/api/common';
import { memberAnswer, memberRequest } from '../../core/api/share-link';
import { AppError } from '../../core/errors';
import { isEmail } from '../../core/validation/is-email';
import { credentialsOf } from '../http/access';
import type { RouteScope } from '../http/route-scope';
import { newId } from '../keys';
import type { Services } from '../services';
import type { MemberRecord } from '../storage/members';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ memberId: z.string().max(64) });
const tags = ['members'];

/** Who edits a site besides its owner. */
export function memberRoutes(app: RouteScope, services: Services): void {
  const { access, accounts, audit, storage, config, now } = services;

  app.get(
    '/api/v1/sites/:siteId/members',
    { schema: { tags, params, response: { 200: z.array(memberAnswer) } } },
    async (request, reply) => {
      const { siteId } = request.params;
      await access.requireSite(credentialsOf(request), siteId, 'own');
      const members = await storage.members.list(siteId);
      reply.header('x-total-count', members.length);
      return members.map(present);
    },
  );

  app.post(
    '/api/v1/sites/:siteId/members',
    { schema: { tags, params, body: memberRequest, response: { 201: memberAnswer } } },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site, actor } = await access.requireSite(credentialsOf(request), siteId, 'own');
      const { email, mayPublish } = request.body;
      if (!isEmail(email)) {
        const message = 'Please enter a valid email';
        throw new AppError('validation_failed', message, { fields: [{ path: 'email', message }] });
      }
      await storage.transaction(async (stores) => {
        await stores.members.save({ id: newId(), siteId, email, mayPublish, createdAt: now() });
        await audit.note('member-saved', actor, { siteId, details: { mayPublish } }, stores);
        stores.tell({ kind: 'access', siteId });
      });
      const member = await storage.members.byEmail(siteId, email);
      if (!member) throw new AppError('conflict');
      if (await accounts.byEmail(email)) return reply.status(201).send(present(member));
      const invitationUrl = `${config.publicUrl}/setup?token=${await accounts.newInvitation(email)}`;
      await storage.outbox.insert({
        id: newId(),
        siteId,
        mail: {
          to: email,
          subject: `You are invited to edit ${site.name}`,
          text: `Open this address to make your account:\n\n${invitationUrl}\n`,
        },
        createdAt: now(),
      });
      return reply.status(201).send({ ...present(member), invitationUrl });
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/members/:memberId',
    { schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, memberId } = request.params;
      const { actor } = await access.requireSite(credentialsOf(request), siteId, 'own');
      await storage.transaction(async (stores) => {
        if (!(await stores.members.remove(siteId, memberId))) {
          throw new AppError('not_found', 'There is no such member.');
        }
        await audit.note('member-removed', actor, { siteId, details: { memberId } }, stores);
        // Whoever is connected as that member is cut off.
        stores.tell({ kind: 'access', siteId });
      });
      return reply.status(204).send();
    },
  );
}

function present(member: MemberRecord) {
  return {
    id: member.id,
    email: member.email,
    mayPublish: member.mayPublish,
    createdAt: new Date(member.createdAt).toISOString(),
  };
}
