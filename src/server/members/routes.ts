import * as z from 'zod';
import { noContent, wholePaging } from '../../core/api/common';
import { changeMemberRequest, memberAnswer, memberRequest } from '../../core/api/share-link';
import { AppError } from '../../core/errors';
import { emailError } from '../../core/validation/is-email';
import { INVITATION_MS, type Account } from '../accounts/accounts';
import { accountOf, siteAccessOf } from '../http/admission';
import { countOrRefuse } from '../http/rate-limit';
import { partOfList } from '../http/part-of-list';
import type { RouteScope } from '../http/route-scope';
import { newId } from '../keys';
import type { Services } from '../services';
import type { MemberRecord } from '../storage/members';
import type { SiteRecord } from '../storage/sites';
import type { TransactionStores } from '../storage/storage';

const params = z.object({ siteId: z.string().max(64) });
const one = params.extend({ memberId: z.string().max(64) });
const tags = ['members'];
/** How many people may be invited to one site in a while: too many invitations are mail that nobody asked for. */
const INVITATIONS = { max: 30, windowMs: 60 * 60 * 1000 };

/** Who edits a site besides its owner. */
export function memberRoutes(app: RouteScope, services: Services): void {
  const { accountMail, accounts, audit, storage, config, now } = services;

  app.get(
    '/api/v1/sites/:siteId/members',
    {
      config: { right: 'own' },
      schema: { tags, params, querystring: wholePaging, response: { 200: z.array(memberAnswer) } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const members = await storage.members.list(siteId);
      return Promise.all(partOfList(reply, members, request.query).map(present));
    },
  );

  app.post(
    '/api/v1/sites/:siteId/members',
    {
      config: { right: 'own' },
      schema: { tags, params, body: memberRequest, response: { 201: memberAnswer } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const { site, actor } = siteAccessOf(request);
      const { mayPublish } = request.body;
      const email = request.body.email.toLowerCase();
      refuseEmail(email, site.ownerId === null ? null : await accounts.byId(site.ownerId));
      await countOrRefuse(storage, { key: `invite:${siteId}`, now: now(), ...INVITATIONS });
      await storage.transaction(async (stores) => {
        await stores.members.save({ id: newId(), siteId, email, mayPublish, createdAt: now() });
        await audit.note('member-saved', actor, { siteId, details: { mayPublish } }, stores);
        stores.tell({ kind: 'access', siteId });
      });
      const member = await storage.members.byEmail(siteId, email);
      if (!member) throw new AppError('conflict');
      const invitationUrl = await invite(site, member, actor.label);
      // Whoever runs the installation could read it in the log.
      const isTold =
        config.smtpUrl === null &&
        actor.account !== null &&
        (await accounts.isOperator(actor.account.id));
      return reply
        .status(201)
        .send({ ...(await present(member)), ...(isTold ? { invitationUrl } : {}) });
    },
  );

  app.patch(
    '/api/v1/sites/:siteId/members/:memberId',
    {
      config: { right: 'own' },
      schema: { tags, params: one, body: changeMemberRequest, response: { 200: memberAnswer } },
    },
    async (request) => {
      const { siteId, memberId } = request.params;
      const { actor } = siteAccessOf(request);
      const { mayPublish } = request.body;
      const changed = await storage.transaction(async (stores) => {
        await stores.members.changeRight(siteId, memberId, mayPublish);
        const member = await stores.members.byId(siteId, memberId);
        if (!member) throw new AppError('not_found', 'There is no such member.');
        await audit.note('member-saved', actor, { siteId, details: { mayPublish } }, stores);
        stores.tell({ kind: 'access', siteId });
        return member;
      });
      return present(changed);
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/members/:memberId',
    { config: { right: 'own' }, schema: { tags, params: one, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId, memberId } = request.params;
      const { actor } = siteAccessOf(request);
      await storage.transaction(async (stores) => {
        const member = await stores.members.byId(siteId, memberId);
        if (!member) throw new AppError('not_found', 'There is no such member.');
        await removeMember(stores, member);
        await audit.note('member-removed', actor, { siteId, details: { memberId } }, stores);
      });
      return reply.status(204).send();
    },
  );

  app.delete(
    '/api/v1/sites/:siteId/membership',
    { config: { right: 'edit' }, schema: { tags, params, response: { 204: noContent } } },
    async (request, reply) => {
      const { siteId } = request.params;
      const account = accountOf(request);
      const { actor, site } = siteAccessOf(request);
      if (site.ownerId === account.id) {
        throw new AppError('conflict', 'This site is yours. Delete it, or keep it.');
      }
      await storage.transaction(async (stores) => {
        const member = await stores.members.byEmail(siteId, account.email);
        if (!member) throw new AppError('not_found', 'You are no member of this site.');
        await removeMember(stores, member);
        await audit.note('member-left', actor, { siteId }, stores);
      });
      return reply.status(204).send();
    },
  );

  async function present({ id, email, mayPublish, createdAt, joinedAt }: MemberRecord) {
    const account = joinedAt === null ? null : await accounts.byEmail(email);
    return {
      id,
      email,
      name: account?.name ?? null,
      mayPublish,
      createdAt: new Date(createdAt).toISOString(),
      joinedAt: joinedAt === null ? null : new Date(joinedAt).toISOString(),
    };
  }

  /** The same for people with an account and without one: only they learn which of the two they are. */
  async function invite(site: SiteRecord, member: MemberRecord, by: string): Promise<string> {
    const { email } = member;
    const url = `${config.publicUrl}/setup?token=${await accounts.newInvitation(email, site.id)}`;
    const days = INVITATION_MS / (24 * 60 * 60 * 1000);
    const mail = {
      to: email,
      subject: `You are invited to edit ${site.name}`,
      text: `${by} invites you to edit “${site.name}”. Open this address to begin:\n\n${url}\n\nIt is good for ${days} days. If you don't know what this is about, do nothing.\n`,
    };
    await accountMail.send(mail, site.id);
    return url;
  }
}

/** @throws AppError for what is no e-mail, and for the owner's own */
function refuseEmail(email: string, owner: Account | null): void {
  const isOwner = email === owner?.email;
  const message = isOwner ? 'The site belongs to this e-mail already.' : emailError(email);
  if (message === undefined) return;
  throw new AppError('validation_failed', message, { fields: [{ path: 'email', message }] });
}

/** Takes a member's right, and calls back what was sent to them. Whoever is connected as that member is cut off. */
async function removeMember(
  stores: TransactionStores,
  { siteId, id, email }: MemberRecord,
): Promise<void> {
  await stores.members.remove(siteId, id);
  await stores.invitations.removeFor(siteId, email);
  stores.tell({ kind: 'access', siteId });
}
