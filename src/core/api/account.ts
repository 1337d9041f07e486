/** Requests and answers about accounts, shared by server and browser. */
import * as z from 'zod';
import { flattenText } from '../text/commit-text';

export const setUpRequest = z
  .object({
    token: z.string().max(200),
    email: z.string().max(1000),
    password: z.string().max(128),
    name: z.string().overwrite(flattenText).max(255).optional(),
  })
  .meta({ id: 'SetUpRequest' });
export type SetUpRequest = z.infer<typeof setUpRequest>;

export const linkRequest = z.object({ token: z.string().max(200) }).meta({ id: 'LinkRequest' });

/** What a set-up or invitation link is for. Only whoever holds its key learns it. */
export const linkAnswer = z
  .object({
    kind: z.enum(['first', 'sign-up', 'invitation']),
    /** Whose account it makes; null where that is chosen. */
    email: z.string().nullable(),
    site: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** There is an account with this e-mail: signing in is enough. */
    hasAccount: z.boolean(),
  })
  .meta({ id: 'Link' });
export type LinkAnswer = z.infer<typeof linkAnswer>;

export const accountAnswer = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    isOperator: z.boolean(),
  })
  .meta({ id: 'Account' });
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** What the first page of the builder needs to know before anybody is signed in. */
export const setUpAnswer = z
  .object({
    /** No account has been made yet. */
    isEmpty: z.boolean(),
    /** Strangers may make accounts. */
    isSignUpOpen: z.boolean(),
  })
  .meta({ id: 'SetUp' });
export type SetUpAnswer = z.infer<typeof setUpAnswer>;

export const signUpRequest = z
  .object({ email: z.string().max(1000) })
  .meta({ id: 'SignUpRequest' });

export const changeAccountRequest = z
  .object({ name: z.string().overwrite(flattenText).min(1, 'Enter your name.').max(255) })
  .meta({ id: 'ChangeAccountRequest' });

export const changeEmailRequest = z
  .object({ email: z.string().max(1000), password: z.string().max(128) })
  .meta({ id: 'ChangeEmailRequest' });

export const confirmEmailRequest = z
  .object({ token: z.string().max(200) })
  .meta({ id: 'ConfirmEmailRequest' });

export const deleteAccountRequest = z
  .object({ password: z.string().max(128) })
  .meta({ id: 'DeleteAccountRequest' });

export const sessionAnswer = z
  .object({
    id: z.string(),
    userAgent: z.string(),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
