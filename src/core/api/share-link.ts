/** Requests and answers about share links and members, shared by server and browser. */
import * as z from 'zod';

export const shareLinkRequest = z
  .object({
    right: z.enum(['edit', 'preview']),
    expiresAt: z.iso.datetime({ offset: true }).nullish(),
    mayPublish: z.boolean().default(false),
    /** A link to look at this release, whatever is published or edited later. */
    release: z.number().int().min(1).optional(),
  })
  .refine(({ right, release }) => release === undefined || right === 'preview', {
    path: ['release'],
    message: 'A link to a release is one to look, not to edit.',
  })
  .meta({ id: 'ShareLinkRequest' });

export const shareLinkAnswer = z
  .object({
    id: z.string(),
    right: z.enum(['edit', 'preview']),
    mayPublish: z.boolean(),
    expiresAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    /** The release that it shows; null for the draft. */
    release: z.number().int().nullable(),
  })
  .meta({ id: 'ShareLink' });
export type ShareLinkAnswer = z.infer<typeof shareLinkAnswer>;

/** The token is told once, here: only its hash is kept. */
export const newShareLinkAnswer = shareLinkAnswer
  .extend({ token: z.string(), url: z.string() })
  .meta({ id: 'NewShareLink' });
export type NewShareLinkAnswer = z.infer<typeof newShareLinkAnswer>;

export const memberRequest = z
  .object({ email: z.string().trim().max(1000), mayPublish: z.boolean().default(false) })
  .meta({ id: 'MemberRequest' });

export const changeMemberRequest = z
  .object({ mayPublish: z.boolean() })
  .meta({ id: 'ChangeMemberRequest' });

export const memberAnswer = z
  .object({
    id: z.string(),
    email: z.string(),
    /** As they call themselves; null until they come, for nobody is to learn who has an account. */
    name: z.string().nullable(),
    mayPublish: z.boolean(),
    createdAt: z.iso.datetime(),
    /** When they first came; null while they are only invited. */
    joinedAt: z.iso.datetime().nullable(),
    /** The link of the mail, told once, to the operator of an installation without a mail server, to be passed on. */
    invitationUrl: z.string().optional(),
  })
  .meta({ id: 'Member' });
export type MemberAnswer = z.infer<typeof memberAnswer>;
