/** Requests and answers about a site's inbox, shared by server and browser. */
import * as z from 'zod';
import { paging } from './common';

export const messagesQuery = paging.extend({ folder: z.enum(['inbox', 'spam']).default('inbox') });

export const changeMessageRequest = z
  .object({ isRead: z.boolean().optional(), isSpam: z.boolean().optional() })
  .meta({ id: 'ChangeMessageRequest' });

export const messageAnswer = z
  .object({
    id: z.string(),
    kind: z.enum(['contact', 'rsvp']),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
    isSpam: z.boolean(),
    /** What a kind has beyond the common fields, such as an RSVP's number of guests. */
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Message' });
export type MessageAnswer = z.infer<typeof messageAnswer>;
