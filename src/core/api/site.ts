/** Requests and answers about sites, shared by server and browser. */
import * as z from 'zod';
import { asciiDomain } from '../links/domain-name';
import { flattenText } from '../text/commit-text';
import { paging } from './common';
import { SITE_TEMPLATES } from './site-template';

/** One line: it stands in the subjects of mails. */
const name = z.string().overwrite(flattenText).min(1, 'Give the site a name.').max(100);

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

/** `?q=` finds part of a name or address. */
export const sitesQuery = paging.extend({
  q: z.string().trim().max(100).optional(),
  sort: z.enum(['created', 'edited', 'name']).default('created'),
});

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

/** A domain in any form that people type; it goes on in its ASCII form. */
export const domainName = z.string().max(253).overwrite(asciiDomain);

export const domainRequest = z.object({ host: domainName }).meta({ id: 'DomainRequest' });

export const domainAnswer = z
  .object({
    host: z.string(),
    isVerified: z.boolean(),
    /** The one by which the site calls itself; visitors of the others are sent to it. */
    isCanonical: z.boolean(),
    /** The TXT record that proves the domain: its name and its value. */
    record: z.object({ name: z.string(), value: z.string() }),
    /** The file that proves it as well: its address and what it holds. */
    file: z.object({ address: z.string(), content: z.string() }),
    /** What the domain's CNAME record has to name. */
    target: z.string(),
    /** The addresses for a domain that can't have a CNAME record; empty where they aren't known. */
    addresses: z.array(z.string()),
    /** Whether the domain leads here; null where that can't be told. */
    pointsHere: z.boolean().nullable(),
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

/** A site in a list, with what has to be known of it at a glance. */
export const listedSiteAnswer = siteAnswer
  .extend({
    /** Whether the draft holds what visitors don't see yet. */
    isAhead: z.boolean(),
    editedAt: z.iso.datetime().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    /** Messages that nobody has read; null for whoever may not see them. */
    unread: z.number().int().nullable(),
    next: z.object({ action: z.enum(['publish', 'unpublish']), at: z.iso.datetime() }).nullable(),
    /** The site's own domain. */
    host: z.string().nullable(),
  })
  .meta({ id: 'ListedSite' });
export type ListedSiteAnswer = z.infer<typeof listedSiteAnswer>;
