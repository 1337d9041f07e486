/** The record of what visitors agreed to, shared by server and browser. */
import * as z from 'zod';
import { paging } from './common';

/** Categories that a visitor can choose; what is essential is no choice. */
const choice = z.object({
  analytics: z.boolean(),
  marketing: z.boolean(),
  functional: z.boolean(),
});

/** What the banner tells after each choice. The visitor is a random id that the browser made, never an address. */
export const consentRequest = z
  .object({
    choice,
    policyVersion: z.number().int().min(1).max(1_000_000),
    visitor: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  })
  .meta({ id: 'ConsentRequest' });
export type ConsentRequest = z.infer<typeof consentRequest>;

export const consentsQuery = paging.extend({
  visitor: z.string().max(64).optional().describe('Only the choices of this visitor'),
});

export const consentAnswer = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    visitor: z.string(),
    policyVersion: z.number(),
    choice,
  })
  .meta({ id: 'Consent' });
export type ConsentAnswer = z.infer<typeof consentAnswer>;
