import * as z from 'zod';
import { paging } from '../../core/api/common';
import {
  auditAnswer,
  auditQuery,
  operatorHealthAnswer,
  operatorSettings,
} from '../../core/api/operator';
import { accountOf } from '../http/admission';
import type { RouteScope } from '../http/route-scope';
import { installationHealth } from '../operator/health';
import type { Services } from '../services';
import type { AuditRecord } from '../storage/audit';
import { byAccount } from './audit-log';

const params = z.object({ siteId: z.string().max(64) });

/** How the installation fares, what was done, and what the operator decides for all of it. */
export function auditRoutes(app: RouteScope, services: Services): void {
  const { audit, signUp, storage } = services;

  const presentAll = async (entries: readonly AuditRecord[]) => {
    const sites = await storage.sites.byIds(entries.flatMap(({ siteId }) => siteId ?? []));
    return entries.map((entry) => present(entry, sites.get(entry.siteId ?? '')?.name ?? null));
  };

  app.get(
    '/api/v1/operator/health',
    {
      config: { right: 'operator' },
      schema: { tags: ['operator'], response: { 200: operatorHealthAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return installationHealth(services);
    },
  );

  app.get(
    '/api/v1/operator/audit',
    {
      config: { right: 'operator' },
      schema: {
        tags: ['operator'],
        querystring: auditQuery,
        response: { 200: z.array(auditAnswer) },
      },
    },
    async (request, reply) => {
      const { site: siteId, since, ...rest } = request.query;
      const from = since === undefined ? undefined : Date.parse(since);
      const list = await storage.audit.list({ ...rest, siteId, since: from });
      reply.header('x-total-count', list.total).header('cache-control', 'no-store');
      return presentAll(list.entries);
    },
  );

  app.patch(
    '/api/v1/operator/settings',
    {
      config: { right: 'operator' },
      schema: { tags: ['operator'], body: operatorSettings, response: { 200: operatorSettings } },
    },
    async (request) => {
      const account = accountOf(request);
      const { isSignUpOpen } = request.body;
      await signUp.setOpen(isSignUpOpen);
      await audit.note('settings-changed', byAccount(account), { details: { isSignUpOpen } });
      return { isSignUpOpen };
    },
  );

  app.get(
    '/api/v1/sites/:siteId/audit',
    {
      config: { right: 'own' },
      schema: {
        tags: ['sites'],
        params,
        querystring: paging,
        response: { 200: z.array(auditAnswer) },
      },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const list = await storage.audit.list({ ...request.query, siteId });
      reply.header('x-total-count', list.total).header('cache-control', 'no-store');
      return presentAll(list.entries);
    },
  );
}

function present(entry: AuditRecord, siteName: string | null) {
  return {
    id: entry.id,
    at: new Date(entry.at).toISOString(),
    kind: entry.kind,
    actor: entry.actor,
    siteId: entry.siteId,
    siteName,
    details: entry.details,
  };
}
