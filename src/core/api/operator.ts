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

export const operatedSiteAnswer = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    plan: z.enum(['free', 'paid']),
    suspended: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OperatedSite' });
export type OperatedSiteAnswer = z.infer<typeof operatedSiteAnswer>;
