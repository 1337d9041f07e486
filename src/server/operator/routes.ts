import * as z from 'zod';
import { paging } from '../../core/api/common';
import {
  changeComplaintRequest,
  complaintAnswer,
  complaintsQuery,
  operatedSiteAnswer,
  operateSiteRequest,
} from '../../core/api/operator';
import { AppError } from '../../core/errors';
import { credentialsOf } from '../http/access';
import { siteOrigin } from '../http/hosts';
import type { RouteScope } from '../http/route-scope';
import type { Services } from '../services';
import type { ComplaintRecord } from '../storage/complaints';
import type { SiteRecord } from '../storage/sites';

const tags = ['operator'];

/** What whoever runs the installation does: complaints, plans, suspensions. */
export function operatorRoutes(
  app: RouteScope,
  { access, storage, sites, config }: Services,
): void {
  app.get(
    '/api/v1/operator/complaints',
    { schema: { tags, querystring: complaintsQuery, response: { 200: z.array(complaintAnswer) } } },
    async (request, reply) => {
      await access.requireOperator(credentialsOf(request));
      const list = await storage.complaints.list(request.query);
      reply.header('x-total-count', list.total);
      return list.complaints.map(presentComplaint);
    },
  );

  app.patch(
    '/api/v1/operator/complaints/:complaintId',
    {
      schema: {
        tags,
        params: z.object({ complaintId: z.string().max(64) }),
        body: changeComplaintRequest,
        response: { 200: complaintAnswer },
      },
    },
    async (request) => {
      await access.requireOperator(credentialsOf(request));
      const complaint = await storage.complaints.update(request.params.complaintId, request.body);
      if (!complaint) throw new AppError('not_found', 'There is no such complaint.');
      return presentComplaint(complaint);
    },
  );

  app.get(
    '/api/v1/operator/sites',
    { schema: { tags, querystring: paging, response: { 200: z.array(operatedSiteAnswer) } } },
    async (request, reply) => {
      await access.requireOperator(credentialsOf(request));
      const list = await storage.sites.listAll(request.query);
      reply.header('x-total-count', list.total);
      return list.sites.map(presentSite);
    },
  );

  app.patch(
    '/api/v1/operator/sites/:siteId',
    {
      schema: {
        tags,
        params: z.object({ siteId: z.string().max(64) }),
        body: operateSiteRequest,
        response: { 200: operatedSiteAnswer },
      },
    },
    async (request) => {
      await access.requireOperator(credentialsOf(request));
      const { plan, suspended } = request.body;
      return presentSite(
        await sites.setOperation(request.params.siteId, { plan, isSuspended: suspended }),
      );
    },
  );

  const presentSite = (site: SiteRecord) => ({
    id: site.id,
    slug: site.slug,
    name: site.name,
    url: `${siteOrigin(site.slug, config)}/`,
    plan: site.plan,
    suspended: site.isSuspended,
    createdAt: new Date(site.createdAt).toISOString(),
  });
}

function presentComplaint(complaint: ComplaintRecord) {
  return {
    id: complaint.id,
    siteId: complaint.siteId,
    email: complaint.email,
    name: complaint.name,
    comment: complaint.comment,
    status: complaint.status,
    note: complaint.note,
    createdAt: new Date(complaint.createdAt).toISOString(),
  };
}
