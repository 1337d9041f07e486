/** Requests and answers of the operator, shared by server and browser. */
import * as z from 'zod';
import { paging } from './common';
import { messageAnswer } from './message';

const status = z.enum(['open', 'resolved', 'dismissed']);

export const complaintsQuery = paging.extend({ status: status.optional() });

export const changeComplaintRequest = z
  .object({ status: status.optional(), note: z.string().max(2000).optional() })
  .meta({ id: 'ChangeComplaintRequest' });

export const complaintAnswer = z
  .object({
    id: z.string(),
    siteId: z.string(),
    email: z.string(),
    name: z.string(),
    comment: z.string(),
    status,
    note: z.string(),
    createdAt: z.iso.datetime(),
    /** The site as it is now; null when its owner has deleted it. */
    site: z
      .object({
        name: z.string(),
        url: z.string(),
        plan: z.enum(['free', 'paid']),
        suspended: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Complaint' });
export type ComplaintAnswer = z.infer<typeof complaintAnswer>;

/** Everything that one address sent, on every site of the installation. */
export const personAnswer = z
  .object({
    email: z.string(),
    messages: z.array(messageAnswer.extend({ siteId: z.string() })),
    complaints: z.array(complaintAnswer),
  })
  .meta({ id: 'PersonData' });
export type PersonAnswer = z.infer<typeof personAnswer>;

export const operateSiteRequest = z
  .object({ plan: z.enum(['free', 'paid']).optional(), suspended: z.boolean().optional() })
  .meta({ id: 'OperateSiteRequest' });

export const operatedSitesQuery = paging.extend({
  q: z.string().trim().max(100).optional(),
  sort: z.enum(['created', 'edited', 'name']).default('created'),
  plan: z.enum(['free', 'paid']).optional(),
  state: z.enum(['shown', 'suspended']).optional(),
});

export const operatedSiteAnswer = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    plan: z.enum(['free', 'paid']),
    suspended: z.boolean(),
    createdAt: z.iso.datetime(),
    /** Null for the sample until somebody has an account. */
    owner: z.object({ name: z.string(), email: z.string() }).nullable(),
  })
  .meta({ id: 'OperatedSite' });
export type OperatedSiteAnswer = z.infer<typeof operatedSiteAnswer>;

const queue = z.object({ waiting: z.number().int(), failed: z.number().int() });

export const operatorHealthAnswer = z
  .object({
    version: z.string(),
    node: z.string(),
    startedAt: z.iso.datetime(),
    memoryBytes: z.number().int(),
    /** `schema`: the last step of the tables' history. */
    database: z.object({
      kind: z.enum(['sqlite', 'postgres']),
      bytes: z.number(),
      schema: z.string(),
    }),
    mail: queue.extend({ isConfigured: z.boolean() }),
    /** The disk of the data folder. */
    storage: z.object({
      kind: z.enum(['folder', 's3']),
      isWritable: z.boolean(),
      freeBytes: z.number().nullable(),
      totalBytes: z.number().nullable(),
    }),
    queues: z.object({ media: queue, schedules: queue }),
    limits: z.object({
      imageBytes: z.number(),
      videoBytes: z.number(),
      documentBytes: z.number(),
    }),
    counts: z.object({
      sites: z.number().int(),
      accounts: z.number().int(),
      openComplaints: z.number().int(),
    }),
    isSignUpOpen: z.boolean(),
  })
  .meta({ id: 'OperatorHealth' });
export type OperatorHealth = z.infer<typeof operatorHealthAnswer>;

export const operatorSettings = z
  .object({ isSignUpOpen: z.boolean() })
  .meta({ id: 'OperatorSettings' });

export const auditQuery = paging.extend({
  site: z.string().max(64).optional(),
  kind: z.string().max(40).optional(),
  /** Part of the name by which whoever did it was known. */
  actor: z.string().trim().max(100).optional(),
  since: z.iso.datetime().optional(),
});

export const auditAnswer = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.string(),
    /** The name by which whoever did it was known then. */
    actor: z.string(),
    siteId: z.string().nullable(),
    /** The site's name as it is now; null when it is gone. */
    siteName: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });
export type AuditAnswer = z.infer<typeof auditAnswer>;
