import * as z from 'zod';
import { erasedAnswer, senderQuery } from '../../core/api/message';
import {
  changeComplaintRequest,
  complaintAnswer,
  complaintsQuery,
  personAnswer,
  operatedSiteAnswer,
  operatedSitesQuery,
  operateSiteRequest,
} from '../../core/api/operator';
import { AppError } from '../../core/errors';
import type { Account } from '../accounts/accounts';
import { byAccount } from '../audit/audit-log';
import { accountOf } from '../http/admission';
import { siteOrigin } from '../http/hosts';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import { presentMessage } from '../messages/present';
import type { ComplaintRecord } from '../storage/complaints';
import type { SiteRecord } from '../storage/sites';

const tags = ['operator'];

/** What whoever runs the installation does: complaints, plans, suspensions. */
export function operatorRoutes(
  app: RouteScope,
  { accounts, audit, storage, sites, inbox, config }: Services,
): void {
  app.get(
    '/api/v1/operator/complaints',
    {
      config: { right: 'operator' },
      schema: { tags, querystring: complaintsQuery, response: { 200: z.array(complaintAnswer) } },
    },
    async (request, reply) => {
      const list = await storage.complaints.list(request.query);
      reply.header('x-total-count', list.total);
      return presentComplaints(list.complaints);
    },
  );

  app.patch(
    '/api/v1/operator/complaints/:complaintId',
    {
      config: { right: 'operator' },
      schema: {
        tags,
        params: z.object({ complaintId: z.string().max(64) }),
        body: changeComplaintRequest,
        response: { 200: complaintAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const complaint = await storage.complaints.update(request.params.complaintId, request.body);
      if (!complaint) throw new AppError('not_found', 'There is no such complaint.');
      await audit.note('complaint-changed', byAccount(account), {
        siteId: complaint.siteId,
        details: { complaintId: complaint.id, status: complaint.status },
      });
      return presentComplaint(complaint, await storage.sites.byId(complaint.siteId));
    },
  );

  app.get(
    '/api/v1/operator/sites',
    {
      config: { right: 'operator' },
      schema: {
        tags,
        querystring: operatedSitesQuery,
        response: { 200: z.array(operatedSiteAnswer) },
      },
    },
    async (request, reply) => {
      const { q: search, state, ...rest } = request.query;
      const isSuspended = state === undefined ? undefined : state === 'suspended';
      const list = await storage.sites.listAll({ ...rest, search, isSuspended });
      reply.header('x-total-count', list.total);
      const owners = await accounts.byIds(list.sites.flatMap(({ ownerId }) => ownerId ?? []));
      return list.sites.map((site) => presentSite(site, owners.get(site.ownerId ?? '')));
    },
  );

  app.patch(
    '/api/v1/operator/sites/:siteId',
    {
      config: { right: 'operator' },
      schema: {
        tags,
        params: z.object({ siteId: z.string().max(64) }),
        body: operateSiteRequest,
        response: { 200: operatedSiteAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { plan, suspended } = request.body;
      const { siteId } = request.params;
      const site = await sites.setOperation(siteId, { plan, isSuspended: suspended });
      const about = { siteId, details: { plan, suspended } };
      await audit.note('site-operated', byAccount(account), about);
      const owner = site.ownerId === null ? null : await accounts.byId(site.ownerId);
      return presentSite(site, owner);
    },
  );

  app.get(
    '/api/v1/operator/people',
    {
      config: { right: 'operator' },
      schema: { tags, querystring: senderQuery, response: { 200: personAnswer } },
    },
    async (request) => {
      const { email } = request.query;
      const messages = await storage.messages.everywhereByEmail(email);
      const complaints = await storage.complaints.byEmail(email);
      return {
        email,
        messages: messages.map((message) => ({
          ...presentMessage(message),
          siteId: message.siteId,
        })),
        complaints: await presentComplaints(complaints),
      };
    },
  );

  app.delete(
    '/api/v1/operator/people',
    {
      config: { right: 'operator' },
      schema: { tags, querystring: senderQuery, response: { 200: erasedAnswer } },
    },
    async (request) => {
      const { email } = request.query;
      return {
        messages: await inbox.erase(email, null),
        complaints: await storage.complaints.removeByEmail(email),
      };
    },
  );

  const presentComplaints = async (complaints: readonly ComplaintRecord[]) => {
    const about = await storage.sites.byIds(complaints.map(({ siteId }) => siteId));
    return complaints.map((one) => presentComplaint(one, about.get(one.siteId) ?? null));
  };

  const presentComplaint = (complaint: ComplaintRecord, site: SiteRecord | null) => ({
    id: complaint.id,
    siteId: complaint.siteId,
    email: complaint.email,
    name: complaint.name,
    comment: complaint.comment,
    status: complaint.status,
    note: complaint.note,
    createdAt: new Date(complaint.createdAt).toISOString(),
    site: site && {
      name: site.name,
      url: `${siteOrigin(site.slug, config)}/`,
      plan: site.plan,
      suspended: site.isSuspended,
    },
  });

  const presentSite = (site: SiteRecord, owner: Account | null | undefined) => ({
    id: site.id,
    slug: site.slug,
    name: site.name,
    url: `${siteOrigin(site.slug, config)}/`,
    plan: site.plan,
    suspended: site.isSuspended,
    createdAt: new Date(site.createdAt).toISOString(),
    owner: owner ? { name: owner.name, email: owner.email } : null,
  });
}
