/** Requests and answers about sites, shared by server and browser. */
import * as z from 'zod';
import { SITE_TEMPLATES } from './site-template';

const name = z.string().trim().min(1, 'Give the site a name.').max(100);

export const createSiteRequest = z
  .object({
    name,
    slug: z.string().trim().toLowerCase().optional(),
    template: z.enum(SITE_TEMPLATES).default('blank'),
  })
  .meta({ id: 'CreateSiteRequest' });

export const changeSiteRequest = z
  .object({ name: name.optional(), slug: z.string().trim().toLowerCase().optional() })
  .meta({ id: 'ChangeSiteRequest' });

export const duplicateSiteRequest = z
  .object({ name: name.optional(), slug: z.string().trim().toLowerCase().optional() })
  .nullish()
  .transform((body) => body ?? {})
  .meta({ id: 'DuplicateSiteRequest' });

/** A site that was deleted and can be had back. */
export const deletedSiteAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Its name in the address until it was deleted. */
    slug: z.string(),
    deletedAt: z.iso.datetime(),
    /** When it is gone for good. */
    goneAt: z.iso.datetime(),
  })
  .meta({ id: 'DeletedSite' });
export type DeletedSiteAnswer = z.infer<typeof deletedSiteAnswer>;

export const domainRequest = z
  .object({ host: z.string().trim().toLowerCase().max(253) })
  .meta({ id: 'DomainRequest' });

export const domainAnswer = z
  .object({
    host: z.string(),
    isVerified: z.boolean(),
    /** The TXT record that proves the domain: its name and its value. */
    record: z.object({ name: z.string(), value: z.string() }),
  })
  .meta({ id: 'Domain' });
export type DomainAnswer = z.infer<typeof domainAnswer>;

export const siteAnswer = z
  .object({
    id: z.string(),
    slug: z.string(),
    hash: z.string(),
    name: z.string(),
    /** The published site's address. */
    url: z.string(),
    plan: z.enum(['free', 'paid']),
    suspended: z.boolean(),
    currentRelease: z.number().int().nullable(),
    createdAt: z.iso.datetime(),
    /** What whoever asks may do: preview, edit, publish, own. Each includes those before it. */
    right: z.enum(['preview', 'edit', 'publish', 'own']),
  })
  .meta({ id: 'Site' });
export type SiteAnswer = z.infer<typeof siteAnswer>;
